/// The rules of an attack: targets, blocking, sums, damage and defeat, and the data of the attack in progress.
/// Begin with [CurrentAttack].
package elysium.rivals.rules.attack;
