/// Words that all games share: sentences of the log, phrases made of card names, and French elision. Whatever a game says
/// to players builds on it. Begin with [Phrases].
package elysium.tabletop.text;
