package elysium.server.push;

/// When a player is reminded of a question: after a few minutes, and again when half of the time has passed. A player
/// who has looked at the table since gets a few more minutes.
///
/// @param askedAt when the question was asked
/// @param timeoutAt when the player's time runs out; [Long#MAX_VALUE] for never
/// @param lastSeen when the player was last seen with a page open at the table, or 0
record ReminderTiming(long askedAt, long timeoutAt, long lastSeen) {
    static final long LEAST = 60_000, MOST = 180_000;
    /// The minimum time for a second reminder.
    private static final long BRIEF = 4 * MOST;

    private long few() {
        return timeoutAt == Long.MAX_VALUE ? MOST : Math.clamp((timeoutAt - askedAt) / 4, LEAST, MOST);
    }

    private long first() {
        return Math.max(askedAt, lastSeen) + few();
    }

    private long half() {
        boolean again = timeoutAt != Long.MAX_VALUE && timeoutAt - askedAt >= BRIEF;
        return again ? Math.max(askedAt + (timeoutAt - askedAt) / 2, first()) : Long.MAX_VALUE;
    }

    /// The number of reminders due so far; 0 once the time is out.
    int dueCount(long now) {
        return now >= timeoutAt ? 0 : now >= half() ? 2 : now >= first() ? 1 : 0;
    }

    /// The time of the next reminder.
    long nextAt(long now) {
        return now < first() ? first() : now < half() ? half() : Long.MAX_VALUE;
    }
}
