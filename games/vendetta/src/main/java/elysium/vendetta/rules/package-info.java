/// The rules as functions of the table: Power, ranking, Blood and scores.
/// Nothing here asks a player. The flow, the card vocabulary and the bots use it. Begin with [Power] and [Scoring].
package elysium.vendetta.rules;
