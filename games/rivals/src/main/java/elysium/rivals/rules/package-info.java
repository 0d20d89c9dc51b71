/// The rules as functions of the table: what is allowed and why not, costs, values, and the data of attacks and
/// conflicts. Nothing here asks a player. The flow, the card vocabulary and the bots use it.
/// Begin with [CurrentAttack], [Conflict] and [VictoryCheck].
package elysium.rivals.rules;
