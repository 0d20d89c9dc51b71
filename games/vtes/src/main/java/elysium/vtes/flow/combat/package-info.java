/// The frames of combat and damage. Card texts may start them at any time.
/// Begin with [CombatFlow], then [Damage].
package elysium.vtes.flow.combat;
