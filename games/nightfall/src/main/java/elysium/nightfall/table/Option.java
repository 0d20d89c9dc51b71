package elysium.nightfall.table;

/// The variants in play, a bit each.
public final class Option {
    public static final int QUICK = 1, SECRET = 2, OPEN = 4, FOUNDATIONS = 8, APOCALYPSE = 16, STANDARD_DRAFT = 32,
            LISAVETA = 64;

    private Option() {}
}
