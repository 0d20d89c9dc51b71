/// Schemes, Titles, Conspiracies, promises, and the choice of starting vampires.
/// Begin with [Scheme] and [Commitment].
package elysium.rivals.flow.influence;
