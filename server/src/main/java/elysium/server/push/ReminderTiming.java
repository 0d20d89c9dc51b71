package elysium.server.push;

/// When somebody is called to a question: after a few minutes, and once more when half of their time is gone. Whoever
/// looked at the table meanwhile has a few minutes more.
///
/// @param opened when the question was opened
/// @param out when their time is out; [Long#MAX_VALUE] for never
/// @param seen when a page of theirs was last seen open there, or 0
record ReminderTiming(long opened, long out, long seen) {
    static final long LEAST = 60_000, MOST = 180_000;
    /// A second call to a question that is over so soon would only disturb.
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

    /// How many calls should have been made by now; none once the time is out.
    int calls(long now) {
        return now >= out ? 0 : now >= half() ? 2 : now >= first() ? 1 : 0;
    }

    /// When there is something to do again.
    long next(long now) {
        return now < first() ? first() : now < half() ? half() : Long.MAX_VALUE;
    }
}
