package elysium.vtes.flow;

import elysium.vtes.table.Scope;
import elysium.vtes.table.Vtes;

/// Puts away what is left of something that fell because a Methuselah left the game in the middle of it: an action, a
/// referendum. Combats, damage and cards that are played come to their end even then.
public final class Tidying {
    private Tidying() {}

    public static void up(Vtes t) {
        while (t.innermost() != 0) t.finish();
        sweep(t, Scope.REFERENDUM);
        sweep(t, Scope.ACTION);
        t.sleep();
    }

    /// A span is over: what lasted until then ends, what was used within it is forgotten.
    public static void sweep(Vtes t, int span) {
        if (t.effects.count() > 0) {
            t.effects.sweep(span);
            t.resized();
        }
        t.ledger.endScope(span);
    }
}
