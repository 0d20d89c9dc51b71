/// The cards of a table: rows, zones and visibility, the book of card definitions, the language in which card texts are
/// written, and what all card games share in logs, questions and drawings. The games, bots and platform build on it; it
/// knows no rule of any game. Begin with [CardTable], [Card] and [Instruction], then [CardGame].
package elysium.tabletop;
