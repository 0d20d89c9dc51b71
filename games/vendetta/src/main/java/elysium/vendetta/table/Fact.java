package elysium.vendetta.table;

import java.util.List;

/// The numbers printed on cards, by their place in the book.
public final class Fact {
    public static final int KIND = 0, CLAN = 1, STARTING = 2, POWER = 3, FEED = 4, INFLUENCE = 5, DRAIN = 6,
            DRAINED = 7,
            EARLY = 8, COUNT = 9;
    /// What programs call them; the kind has words of its own.
    public static final List<String> NAMES =
            List.of("", "clan", "starting", "power", "feed", "influence", "drain", "drained", "early");

    private Fact() {}
}
