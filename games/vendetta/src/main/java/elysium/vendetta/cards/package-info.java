/// The cards of the game: for each its facts, its text in English and French, and what it does, written in the words of
/// `dsl`. Only the game's book reads it. Begin with `CardList`.
package elysium.vendetta.cards;
