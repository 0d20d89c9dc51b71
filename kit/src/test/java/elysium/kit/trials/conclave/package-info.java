/// A sample game of votes, sealed bids and secret numbers. Only tests use it. Begin with `Conclave` and
/// `ConclaveFrames`.
@org.jspecify.annotations.NullMarked
package elysium.kit.trials.conclave;
