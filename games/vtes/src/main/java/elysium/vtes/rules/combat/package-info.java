/// The data of the combat in progress, strikes and damage. Begin with [CurrentCombat].
package elysium.vtes.rules.combat;
