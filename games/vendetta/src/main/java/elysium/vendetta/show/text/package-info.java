/// Words that log, questions, outline and drawing share. Begin with [VendettaPhrases].
package elysium.vendetta.show.text;
