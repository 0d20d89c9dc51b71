/// The rules as functions of the table: archives, links, minions, wounds and scoring.
/// Nothing here asks a player. The flow, the card vocabulary and the bots use it. Begin with [Minions] and [Archives].
package elysium.nightfall.rules;
