/// A sample game of hunts and blocks: stealth, intercept and redirects. Only tests use it. Begin with `Prowl` and
/// `ProwlFrames`.
@org.jspecify.annotations.NullMarked
package elysium.kit.trials.prowl;
