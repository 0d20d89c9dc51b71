package elysium.server.room;

import java.util.List;

/// The answers that a table is waiting for.
///
/// @param askedSeats the seats that are asked, whether or not they have answered
/// @param askedAt when they were asked
/// @param awaitsCaller whether the caller's answer is awaited and no standing order gives it
public record AwaitedAnswer(List<Integer> askedSeats, long askedAt, boolean awaitsCaller) {}
