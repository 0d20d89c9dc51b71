/// Reads, writes and checks deck lists: names and their misspellings, headings, numbers of copies, and the decks in
/// setup options. The games use it for their own decks. Begin with [DeckText], then [DeckReader].
package elysium.tabletop.deck;
