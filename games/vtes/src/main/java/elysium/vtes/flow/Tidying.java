package elysium.vtes.flow;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.Ground.ASIDE;
import static elysium.vtes.table.Ground.LIBRARY;
import static elysium.vtes.table.Ground.LIMBO;

import elysium.vtes.table.Span;
import elysium.vtes.table.Vtes;

/// Puts away what is left of something that fell because a Methuselah left the game in the middle of it.
public final class Tidying {
    private static final int[] SPANS = {Span.ATTEMPT, Span.STRIKE, Span.PLAY, Span.ROUND, Span.COMBAT, Span.REFERENDUM,
            Span.ACTION};

    private Tidying() {}

    public static void up(Vtes t) {
        while (t.innermost() != 0) t.finish();
        for (int span : SPANS) sweep(t, span);
        t.sleep();
        t.forgetPlays();
        for (int seat = 0; seat < t.players(); seat++) {
            for (int card = t.first(LIMBO + seat); card != NONE; card = t.first(LIMBO + seat)) t.spend(card);
            if (t.count(ASIDE + seat) == 0) continue;
            while (t.first(ASIDE + seat) != NONE) t.move(t.first(ASIDE + seat), LIBRARY + seat);
            t.shuffle(LIBRARY + seat);
        }
    }

    /// A span is over: what lasted until then ends, what was used within it is forgotten.
    public static void sweep(Vtes t, int span) {
        if (t.effects.count() > 0) {
            t.effects.sweep(span);
            t.resized();
        }
        if (t.ledger.count() > 0) t.ledger.sweep(span);
    }
}
