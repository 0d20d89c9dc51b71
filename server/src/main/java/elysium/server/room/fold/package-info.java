/// A table's entries played into a game: the fold of a journal, its snapshots and replays. Rooms use it, and it knows no
/// room. Begin with [Fold].
package elysium.server.room.fold;
