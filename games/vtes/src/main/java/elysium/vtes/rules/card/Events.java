package elysium.vtes.rules.card;

import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.VtesClause;
import elysium.vtes.table.vocabulary.Phase;
import elysium.vtes.table.vocabulary.Scope;
import org.jspecify.annotations.Nullable;

/// Event cards: one per discard phase (VTES-DIS-04), and each of them once per game (VTES-DIS-05).
public final class Events {
    /// The ledger keys of an event played in this phase and in this game; no card text has these numbers.
    private static final int ANY = -3, THIS = -4;

    private Events() {}

    /// The clause that forbids a seat to put an event into play now.
    public static @Nullable VtesClause forbids(Vtes t, int seat, int def) {
        if (seat != t.turn.active() || t.turn.phase() != Phase.DISCARD) return VtesClause.EVENT_PHASE;
        if (t.turn.discardActions() == 0) return VtesClause.NO_DISCARD_ACTION;
        if (t.ledger.used(Scope.PHASE, seat, ANY)) return VtesClause.ONE_EVENT;
        return t.ledger.used(Scope.GAME, def, THIS) ? VtesClause.EVENT_PLAYED : null;
    }

    /// Uses a discard phase action for an announced event.
    public static void useAction(Vtes t, int seat, int def) {
        t.turn.setDiscardActions(t.turn.discardActions() - 1);
        t.ledger.use(Scope.PHASE, seat, ANY);
        t.ledger.use(Scope.GAME, def, THIS);
    }
}
