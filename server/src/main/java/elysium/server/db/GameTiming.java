package elysium.server.db;

import org.jspecify.annotations.Nullable;

/// How a game goes on at its table.
///
/// @param begun when the last to sit down began it, or 0 before that
/// @param rematch the table at which the same players meet again, if they do
public record GameTiming(Clock clock, long begun, @Nullable String rematch) {
    public static final GameTiming FREE = new GameTiming(Clock.NONE, 0, null);
}
