package elysium.server.room;

/// A player whose answer a table is waiting for.
///
/// @param step the step whose question it is
/// @param askedAt when it was opened
/// @param timeoutAt when the player runs out of time, or never
/// @param here whether the player has this table open
public record AwaitedPlayer(int seat, int step, long askedAt, long timeoutAt, boolean here) {}
