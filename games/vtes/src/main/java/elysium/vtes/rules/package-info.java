/// The rules as functions of the table: what is allowed and why not, costs, values, and the data of current activities.
/// Nothing here asks a player. The flow, the card vocabulary and the bots use it.
/// Begin with [PlayRules], [CurrentAction] and [CurrentCombat].
package elysium.vtes.rules;
