package elysium.server.room;

import java.util.List;

/// The answers that a table is waiting for.
///
/// @param asked the seats that are asked, whether or not they have answered
/// @param since when they were asked
/// @param me whether the caller's answer is awaited and no standing order gives it
public record AwaitedAnswer(List<Integer> asked, long since, boolean me) {}
