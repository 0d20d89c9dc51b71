/// The game, its turns and their phases, and the Action cards.
/// Begin with [GameFlow] and [Turn].
package elysium.rivals.flow.turn;
