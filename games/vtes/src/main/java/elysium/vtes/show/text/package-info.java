/// Words that log, questions, outline and drawing share. Begin with [VtesPhrases].
package elysium.vtes.show.text;
