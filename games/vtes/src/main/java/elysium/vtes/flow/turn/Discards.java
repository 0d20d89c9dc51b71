package elysium.vtes.flow.turn;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.Ground.HAND;

import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.vtes.rules.Hands;
import elysium.vtes.table.Verb;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.VtesClause;
import org.jspecify.annotations.Nullable;

/// What a player does in the own discard phase: discard a card and draw another (VTES-DIS-02).
final class Discards {
    private Discards() {}

    static boolean asks(Vtes t, int seat) {
        return t.discardActions() > 0 && t.count(HAND + seat) > 0;
    }

    static void offer(Vtes t, int seat, Offers out) {
        @Nullable VtesClause forbids = t.discardActions() == 0 ? VtesClause.NO_DISCARD_ACTION : null;
        if (forbids != null && !out.explains()) return;
        long before = 0;
        for (int card = t.first(HAND + seat); card != NONE; card = t.next(card)) {
            if (!Hands.repeats(t, card, before)) out.offer(Move.of(Verb.DISCARD, card), forbids);
            before = Hands.noted(t, card, before);
        }
    }

    static boolean does(Vtes t, long move) {
        if (Move.verb(move) != Verb.DISCARD) return false;
        t.discardActions(t.discardActions() - 1);
        t.discard(Move.a(move));
        return true;
    }
}
