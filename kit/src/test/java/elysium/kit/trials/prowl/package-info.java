/// Hunts, and those who get in their way: blocks, stealth, intercept, redirects.
@org.jspecify.annotations.NullMarked
package elysium.kit.trials.prowl;
