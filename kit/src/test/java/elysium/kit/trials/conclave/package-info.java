/// Votes, sealed bids and closed fists.
@org.jspecify.annotations.NullMarked
package elysium.kit.trials.conclave;
