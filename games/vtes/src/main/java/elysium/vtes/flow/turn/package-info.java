/// The frames of the game, its turns and their phases, and the state checks between all steps.
/// Begin with [GameFlow], [Turn] and [StateChecks].
package elysium.vtes.flow.turn;
