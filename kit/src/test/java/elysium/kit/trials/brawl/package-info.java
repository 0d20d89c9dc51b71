/// Fights in rounds: range, strikes at three speeds, damage and what prevents it.
@org.jspecify.annotations.NullMarked
package elysium.kit.trials.brawl;
