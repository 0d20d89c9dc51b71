package elysium.vtes.rules.turn;

import elysium.vtes.rules.action.Repeats;
import elysium.vtes.table.vocabulary.ActionKind;
import elysium.vtes.table.vocabulary.Scope;

/// Tells what ledger keys refer to, for scenarios that write them; most refer to a card.
public final class LedgerKeys {
    private static final int PAID_EVENT = -3, NAMED_EVENT = -4, SHORT = -5, EDGE = -6, BURN_OPTION = -7;

    private LedgerKeys() {}

    /// Whether a key refers to a seat.
    public static boolean refersToSeat(int what) {
        return what == PAID_EVENT || what == SHORT || what == EDGE || what == BURN_OPTION;
    }

    /// Whether a key refers to a card of the book instead of a row.
    public static boolean refersToBookCard(int what) {
        return what == NAMED_EVENT;
    }

    /// Whether a key is an action that includes a row or a seat.
    public static boolean containsRow(int scope, int what) {
        return scope == Scope.TURN && Repeats.containsRow(what);
    }

    /// Whether it is an action through a card in play, and that card; otherwise the target of a basic action, or NONE.
    public static boolean isActionThroughCard(int what) {
        return Repeats.isActionThroughCard(what);
    }

    public static int rowInKey(int what) {
        return Repeats.rowInKey(what);
    }

    /// The kind of a basic action.
    public static ActionKind kindInKey(int what) {
        return Repeats.kindInKey(what);
    }

    /// The key of an action through a card, or of a basic action with its target.
    public static int keyThroughCard(int card) {
        return Repeats.keyThroughCard(card);
    }

    public static int keyOfBasicAction(ActionKind kind, int target) {
        return Repeats.keyOfBasicAction(kind, target);
    }
}
