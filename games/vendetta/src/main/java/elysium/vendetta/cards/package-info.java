/// All cards with their names, numbers and texts.
/// Each class lists the cards of a clan or a kind. Begin with [VendettaBook], which binds them.
package elysium.vendetta.cards;
