package elysium.server.db.table;

import org.jspecify.annotations.Nullable;

/// The clock, start and rematch of a table's game.
///
/// @param startedAt when the game started, or 0
/// @param rematch the table of the rematch, or null
public record GameTiming(Clock clock, long startedAt, @Nullable String rematch) {
    public static final GameTiming UNTIMED = new GameTiming(Clock.NONE, 0, null);
}
