/// The game step by step: clans, rounds, planning and the resolution of Locations, and the questions of single effects.
/// A frame asks players and changes the table by the rules. Begin with [Round] and [Resolution].
package elysium.vendetta.flow;
