/// Sample games that test patterns needed by the real games: windows, blocks, combat, votes and bids. Only tests use
/// them. Begin with `Trial` and `Window`, then one game's package.
@org.jspecify.annotations.NullMarked
package elysium.kit.trials;
