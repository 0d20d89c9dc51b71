/// The card language of the game: conditions, choices, costs and effects from which cards are put together. Used by `cards`
/// alone. Begin with `CardBuilder`.
package elysium.rivals.dsl;
