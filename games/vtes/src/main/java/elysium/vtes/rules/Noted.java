package elysium.vtes.rules;

/// What the notes of the ledger are about, for those who write a table down: most are about a card.
public final class Noted {
    private static final int PAID_EVENT = -3, NAMED_EVENT = -4, SHORT = -5, EDGE = -6, BURN_OPTION = -7;

    private Noted() {}

    /// Whether it is noted of a seat.
    public static boolean isOfSeats(int what) {
        return what == PAID_EVENT || what == SHORT || what == EDGE || what == BURN_OPTION;
    }

    /// Whether it is noted of a card of the book, wherever its copies lie.
    public static boolean isOfNames(int what) {
        return what == NAMED_EVENT;
    }

    /// Whether what is noted names where another card lies.
    public static boolean namesRows(int what) {
        return Repeats.namesRows(what);
    }
}
