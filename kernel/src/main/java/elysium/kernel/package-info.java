/// The core of every game, without any rule or card: a [Table] of facts and frames, questions and their answers, random
/// numbers, journals and undo. All other modules build on this package; it depends on none of them. Begin with [Frame]
/// and [Table], then read [Game] for what a game must provide.
package elysium.kernel;
