/// Deck texts, deck codes, the construction rules and the preconstructed decks.
/// The game and the set-up use it. Begin with [RivalsDecks].
package elysium.rivals.decks;
