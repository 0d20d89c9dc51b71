package elysium.vtes.rules.turn;

import elysium.vtes.rules.action.Repeats;
import elysium.vtes.table.vocabulary.ActionKind;
import elysium.vtes.table.vocabulary.Scope;

/// Tells what ledger keys refer to, for scenarios that write them; most refer to a card.
public final class LedgerKeys {
    private static final int PAID_EVENT = -3, NAMED_EVENT = -4, SHORT = -5, EDGE = -6, BURN_OPTION = -7;

    private LedgerKeys() {}

    /// Whether a key refers to a seat.
    public static boolean isOfSeats(int what) {
        return what == PAID_EVENT || what == SHORT || what == EDGE || what == BURN_OPTION;
    }

    /// Whether a key refers to a card of the book instead of a row.
    public static boolean isOfNames(int what) {
        return what == NAMED_EVENT;
    }

    /// Whether a key is an action that includes a row or a seat.
    public static boolean namesRows(int scope, int what) {
        return scope == Scope.TURN && Repeats.namesRows(what);
    }

    /// Whether it is an action through a card in play, and that card; otherwise the target of a basic action, or NONE.
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

    /// The key of an action through a card, or of a basic action with its target.
    public static int through(int card) {
        return Repeats.through(card);
    }

    public static int basic(ActionKind kind, int target) {
        return Repeats.basic(kind, target);
    }
}
