/// A sample game of fights in rounds: range, strikes at three speeds, damage and its prevention. Only tests use it.
/// Begin with `Brawl` and `Round`.
@org.jspecify.annotations.NullMarked
package elysium.kit.trials.brawl;
