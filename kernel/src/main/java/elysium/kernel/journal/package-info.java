/// The record of a game: its answers in order, playing them again, and undo. The platform and the tools use it; the
/// games never do. Begin with [Journal].
package elysium.kernel.journal;
