package elysium.vtes.flow.turn;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.HAND;

import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.VtesClause;
import elysium.vtes.table.vocabulary.Verb;

/// The discard phase: the player may discard a card and draw another (VTES-DIS-02).
final class DiscardPhase {
    private DiscardPhase() {}

    static boolean hasChoice(Vtes t, int seat) {
        return t.turn.discardActions() > 0 && t.count(HAND + seat) > 0;
    }

    static void offer(Vtes t, int seat, Offers out) {
        boolean may = t.turn.discardActions() > 0;
        if (!may && !out.collectsRefusals()) return;
        int walk = t.cache.beginWalk();
        for (int card = t.first(HAND + seat); card != NONE; card = t.next(card)) {
            long move = Move.of(Verb.DISCARD, card);
            int once = t.cache.isFirstOfFace(card, walk);
            if (may) out.offer(move, once);
            else if (once != 0) out.offer(move, VtesClause.NO_DISCARD_ACTION);
        }
    }

    static boolean tryPerform(Vtes t, long move) {
        if (Move.verb(move) != Verb.DISCARD) return false;
        t.turn.setDiscardActions(t.turn.discardActions() - 1);
        t.discard(Move.a(move));
        return true;
    }
}
