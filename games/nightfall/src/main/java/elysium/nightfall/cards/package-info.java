/// All cards with their names and texts, and the file of their values, which a server may correct.
/// Begin with [NightfallBook] for the cards and [CardValues] for the values.
package elysium.nightfall.cards;
