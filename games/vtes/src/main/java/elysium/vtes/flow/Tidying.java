package elysium.vtes.flow;

import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Scope;

/// Cleans up an action or a referendum that ended because a Methuselah left the game. Combats, damage and cards being
/// played are finished instead.
public final class Tidying {
    private Tidying() {}

    public static void cleanUp(Vtes t) {
        while (t.activities.innermost() != 0) t.activities.finish();
        endScope(t, Scope.REFERENDUM);
        endScope(t, Scope.ACTION);
        t.minions.endWaking();
    }

    /// Ends a scope: its effects expire and its ledger entries are forgotten.
    public static void endScope(Vtes t, int span) {
        if (t.effects.count() > 0) {
            t.effects.endScope(span);
            t.hands.requestChecksIfSized();
        }
        t.ledger.endScope(span);
    }
}
