package elysium.vendetta.table;

/// The numbers printed on cards, by their place in the book.
public final class Fact {
    public static final int KIND = 0, CLAN = 1, STARTING = 2, POWER = 3, FEED = 4, INFLUENCE = 5, DRAIN = 6,
            DRAINED = 7,
            EARLY = 8, COUNT = 9;

    private Fact() {}
}
