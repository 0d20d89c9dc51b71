package elysium.vtes.flow;

import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Scope;

/// Cleans up an action or a referendum that ended because a Methuselah left the game. Combats, damage and cards being
/// played are finished instead.
public final class Tidying {
    private Tidying() {}

    public static void up(Vtes t) {
        while (t.activities.innermost() != 0) t.activities.finish();
        sweep(t, Scope.REFERENDUM);
        sweep(t, Scope.ACTION);
        t.minions.endWaking();
    }

    /// Ends a scope: its effects expire and its ledger entries are forgotten.
    public static void sweep(Vtes t, int span) {
        if (t.effects.count() > 0) {
            t.effects.sweep(span);
            t.hands.requestChecksIfSized();
        }
        t.ledger.endScope(span);
    }
}
