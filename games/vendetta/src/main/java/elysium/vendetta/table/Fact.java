package elysium.vendetta.table;

import java.util.List;

/// The numbers printed on cards, by their index in the book.
public final class Fact {
    public static final int KIND = 0, CLAN = 1, STARTING = 2, POWER = 3, FEED = 4, INFLUENCE = 5, DRAIN = 6,
            DRAINED = 7,
            EARLY = 8, COUNT = 9;
    /// Their names in the JSON form; the kind has its own words.
    public static final List<String> NAMES =
            List.of("", "clan", "starting", "power", "feed", "influence", "drain", "drained", "early");

    private Fact() {}
}
