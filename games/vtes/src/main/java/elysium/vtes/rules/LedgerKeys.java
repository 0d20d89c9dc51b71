package elysium.vtes.rules;

import elysium.vtes.table.ActionKind;
import elysium.vtes.table.Scope;

/// What the notes of the ledger are about, for those who write a table down: most are about a card.
public final class LedgerKeys {
    private static final int PAID_EVENT = -3, NAMED_EVENT = -4, SHORT = -5, EDGE = -6, BURN_OPTION = -7;

    private LedgerKeys() {}

    /// Whether it is noted of a seat.
    public static boolean isOfSeats(int what) {
        return what == PAID_EVENT || what == SHORT || what == EDGE || what == BURN_OPTION;
    }

    /// Whether it is noted of a card of the book, wherever its copies lie.
    public static boolean isOfNames(int what) {
        return what == NAMED_EVENT;
    }

    /// Whether what is noted is an action that names where another card lies, or a seat.
    public static boolean namesRows(int scope, int what) {
        return scope == Scope.TURN && Repeats.namesRows(what);
    }

    /// Whether it is an action through a card in play, and that card; else the target of a basic action, or NONE.
    public static boolean isThrough(int what) {
        return Repeats.isThrough(what);
    }

    public static int row(int what) {
        return Repeats.row(what);
    }

    /// The kind of a basic action.
    public static ActionKind kind(int what) {
        return Repeats.kind(what);
    }

    /// How an action through a card is noted, or a basic one with its target.
    public static int through(int card) {
        return Repeats.through(card);
    }

    public static int basic(ActionKind kind, int target) {
        return Repeats.basic(kind, target);
    }
}
