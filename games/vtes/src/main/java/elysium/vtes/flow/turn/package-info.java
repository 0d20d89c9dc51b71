/// The frames of the game, its turns and their phases, and the state checks between all steps.
/// Begin with [Struggle], [Turn] and [Inevitable].
package elysium.vtes.flow.turn;
