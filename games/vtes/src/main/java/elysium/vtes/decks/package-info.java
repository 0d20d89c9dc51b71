/// Decks: construction rules, the built-in decks, and readers and writers for the lists of other programs.
/// Nothing here runs during a game. Begin with [VtesDecks]; [DeckImport] reads lists and [Formats] writes them.
package elysium.vtes.decks;
