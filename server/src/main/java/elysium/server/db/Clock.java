package elysium.server.db;

import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// How long a seat may take to answer: as long as it likes, so long in the whole game, or so long for each answer.
///
/// @param kind none, live or slow
/// @param minutes of a live clock: what each seat has in the whole game
/// @param increment of a live clock: the seconds that each answer brings
/// @param hours of a slow clock: what each answer may take
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

    /// Whether it is a clock that a table may have.
    public boolean sound() {
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

    /// Whether any time runs at all.
    public boolean runs() {
        return !kind.equals(NONE.kind);
    }

    /// Whether each answer has its own time.
    public boolean slow() {
        return kind.equals(SLOW);
    }

    /// What a seat has at first, in milliseconds.
    public long millis() {
        return minutes != null ? TimeUnit.MINUTES.toMillis(minutes) : hours != null ? TimeUnit.HOURS.toMillis(hours)
                : 0;
    }

    /// What an answer brings, in milliseconds.
    public long bonus() {
        return increment == null ? 0 : TimeUnit.SECONDS.toMillis(increment);
    }

    /// As it is kept, such as `live 10 5`.
    String word() {
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
