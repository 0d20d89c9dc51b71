/// Questions and the words of their answers. Begin with [Prompts].
package elysium.vendetta.show.prompt;
