/// The rooms of a server: a table in memory, the path of a move, viewers, clocks, bots and replays. `http` calls it. Begin
/// with [Room].
package elysium.server.room;
