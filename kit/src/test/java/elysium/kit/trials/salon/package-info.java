/// A parlour of five: cards played, answered and cancelled by rank.
@org.jspecify.annotations.NullMarked
package elysium.kit.trials.salon;
