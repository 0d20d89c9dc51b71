package elysium.vtes.rules;

import elysium.vtes.table.Phase;
import elysium.vtes.table.Scope;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.VtesClause;
import org.jspecify.annotations.Nullable;

/// Events: put into play in one's own discard phase, one each time (VTES-DIS-04), each of them once a game (VTES-DIS-05).
public final class Events {
    /// Under what it is noted that an event was played in this phase, or in this game; no text of a card has such a number.
    private static final int ANY = -3, THIS = -4;

    private Events() {}

    /// What forbids a seat to put an event into play now.
    public static @Nullable VtesClause forbids(Vtes t, int seat, int def) {
        if (seat != t.active() || t.phase() != Phase.DISCARD) return VtesClause.EVENT_PHASE;
        if (t.discardActions() == 0) return VtesClause.NO_DISCARD_ACTION;
        if (t.ledger.used(Scope.PHASE, seat, ANY)) return VtesClause.ONE_EVENT;
        return t.ledger.used(Scope.GAME, def, THIS) ? VtesClause.EVENT_PLAYED : null;
    }

    /// An event is announced: a discard phase action is used.
    public static void announced(Vtes t, int seat, int def) {
        t.setDiscardActions(t.discardActions() - 1);
        t.ledger.use(Scope.PHASE, seat, ANY);
        t.ledger.use(Scope.GAME, def, THIS);
    }
}
