package elysium.server.push;

/// When a player is reminded of a question: after a few minutes, and again when half of the time has passed. A player
/// who has looked at the table since gets a few more minutes.
///
/// @param opened when the question was asked
/// @param out when the player's time runs out; [Long#MAX_VALUE] for never
/// @param seen when the player was last seen with a page open at the table, or 0
record ReminderTiming(long opened, long out, long seen) {
    static final long LEAST = 60_000, MOST = 180_000;
    /// The minimum time for a second reminder.
    private static final long BRIEF = 4 * MOST;

    private long few() {
        return out == Long.MAX_VALUE ? MOST : Math.clamp((out - opened) / 4, LEAST, MOST);
    }

    private long first() {
        return Math.max(opened, seen) + few();
    }

    private long half() {
        boolean again = out != Long.MAX_VALUE && out - opened >= BRIEF;
        return again ? Math.max(opened + (out - opened) / 2, first()) : Long.MAX_VALUE;
    }

    /// The number of reminders due so far; 0 once the time is out.
    int calls(long now) {
        return now >= out ? 0 : now >= half() ? 2 : now >= first() ? 1 : 0;
    }

    /// The time of the next reminder.
    long next(long now) {
        return now < first() ? first() : now < half() ? half() : Long.MAX_VALUE;
    }
}
