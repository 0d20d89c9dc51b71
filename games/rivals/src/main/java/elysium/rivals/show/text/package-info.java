/// Words that log, questions, outline and drawing share. Begin with [RivalsPhrases].
package elysium.rivals.show.text;
