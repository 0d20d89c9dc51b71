/// The steps of the game as resumable frames, in the order of the rulebook: each asks players, applies their answers and opens the
/// next step. Used by the game alone. Begin with `GameFlow`.
package elysium.nightfall.flow;
