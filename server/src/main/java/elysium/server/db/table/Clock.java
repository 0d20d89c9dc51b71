package elysium.server.db.table;

import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// The time limit of a table: none, per game (live) or per answer (slow).
///
/// @param kind none, live or slow
/// @param minutes of a live clock: the time of each seat for the whole game
/// @param increment of a live clock: the seconds added for each answer
/// @param hours of a slow clock: the time for each answer
public record Clock(String kind, @Nullable Integer minutes, @Nullable Integer increment, @Nullable Integer hours) {
    public static final Clock NONE = new Clock("none", null, null, null);
    private static final String LIVE = "live", SLOW = "slow";
    private static final int MINUTES = 180, SECONDS = 180, HOURS = 720;

    public static Clock live(int minutes, int increment) {
        return new Clock(LIVE, minutes, increment, null);
    }

    public static Clock slow(int hours) {
        return new Clock(SLOW, null, null, hours);
    }

    /// Whether the values are within their limits.
    public boolean isValid() {
        return switch (kind) {
            case "none" -> minutes == null && increment == null && hours == null;
            case LIVE -> within(minutes, 1, MINUTES) && within(increment, 0, SECONDS) && hours == null;
            case SLOW -> minutes == null && increment == null && within(hours, 1, HOURS);
            case null, default -> false;
        };
    }

    private static boolean within(@Nullable Integer number, int least, int most) {
        return number != null && number >= least && number <= most;
    }

    /// Whether there is a time limit.
    public boolean hasTimeLimit() {
        return !kind.equals(NONE.kind);
    }

    /// Whether the limit is per answer.
    public boolean isSlow() {
        return kind.equals(SLOW);
    }

    /// The initial time of a seat, in milliseconds.
    public long millis() {
        return minutes != null ? TimeUnit.MINUTES.toMillis(minutes) : hours != null ? TimeUnit.HOURS.toMillis(hours)
                : 0;
    }

    /// The time added for an answer, in milliseconds.
    public long incrementMillis() {
        return increment == null ? 0 : TimeUnit.SECONDS.toMillis(increment);
    }

    /// The form in the database, such as `live 10 5`.
    String write() {
        return minutes != null && increment != null ? LIVE + " " + minutes + " " + increment
                : hours != null ? SLOW + " " + hours : NONE.kind;
    }

    static Clock read(String word) {
        String[] parts = word.split(" ");
        return switch (parts[0]) {
            case LIVE -> live(Integer.parseInt(parts[1]), Integer.parseInt(parts[2]));
            case SLOW -> slow(Integer.parseInt(parts[1]));
            default -> NONE;
        };
    }
}
