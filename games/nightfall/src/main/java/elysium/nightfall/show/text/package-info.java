/// Words that log, questions, outline and drawing share. Begin with [NightfallPhrases].
package elysium.nightfall.show.text;
