/// A sample game of five seats: cards played, answered and cancelled by rank. Only tests use it. Begin with `Salon` and
/// `SalonFrames`.
@org.jspecify.annotations.NullMarked
package elysium.kit.trials.salon;
