/// Small made-up games that prove the shapes the big ones need: windows, blocks, combat, votes, bids.
@org.jspecify.annotations.NullMarked
package elysium.kit.trials;
