package elysium.vtes.rules.turn;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.HAND;
import static elysium.vtes.table.GameLayout.LIBRARY;

import elysium.vtes.table.Victory;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.VtesClause;
import elysium.vtes.table.event.EventKind;
import elysium.vtes.table.vocabulary.Scope;
import org.jspecify.annotations.Nullable;

/// Withdrawal from the game when the library has run out (VTES-WDR-01 to VTES-WDR-07).
public final class Withdrawal {
    /// The ledger key of a turn that began with too few cards; no card text has this number.
    private static final int SHORT = -5;

    private Withdrawal() {}

    /// Removes a Methuselah whose withdrawal, announced a turn ago, is still valid.
    public static void withdrawIfValid(Vtes t, int seat) {
        if (!t.victory.isWithdrawing(seat)) return;
        t.log(EventKind.WITHDREW, seat, NONE, 0);
        t.victory.score(seat, Victory.POINT);
        t.removePlayer(seat);
        if (t.seats.count() <= 1) Ending.scoreLastSurvivor(t);
    }

    /// Records at the start of a turn whether its player may announce a withdrawal.
    public static void recordPermission(Vtes t, int seat) {
        if (t.count(LIBRARY + seat) == 0 && t.count(HAND + seat) < t.hands.size(seat))
            t.ledger.use(Scope.TURN, seat, SHORT);
    }

    public static @Nullable VtesClause forbids(Vtes t, int seat) {
        return t.ledger.used(Scope.TURN, seat, SHORT) && !t.victory.isWithdrawing(seat) ? null : VtesClause.WITHDRAWAL;
    }
}
