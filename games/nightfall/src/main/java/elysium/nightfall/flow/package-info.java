/// The game step by step: draft, combat, chain, claim and cleanup, and the questions of single effects.
/// A frame asks players and changes the table by the rules. Begin with [GameFlow] and [Turn].
package elysium.nightfall.flow;
