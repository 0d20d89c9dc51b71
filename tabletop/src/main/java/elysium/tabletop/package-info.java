/// The cards of a table: rows, zones and visibility, the book of card definitions and the language in which card texts
/// are written. The games, bots and platform build on it; it knows no rule of any game. Begin with [CardTable], [Card] and
/// [Instruction], then `elysium.tabletop.game`.
package elysium.tabletop;
