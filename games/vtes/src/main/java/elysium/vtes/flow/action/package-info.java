/// The frames of the minion phase and of actions: announcement, block attempts, resolution.
/// Begin with [ActionFlow].
package elysium.vtes.flow.action;
