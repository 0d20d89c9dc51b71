package elysium.vendetta.flow;

import static elysium.kernel.Table.NONE;
import static elysium.vendetta.table.GameLayout.ALLIANCE;
import static elysium.vendetta.table.GameLayout.HAND;

import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.VendettaClause;
import elysium.vendetta.table.Verb;

/// Refuses moves of another time, each with its clause, when the caller wants reasons.
final class UntimelyMoves {
    private UntimelyMoves() {}

    /// Refuses cards of the hand, as if played face up at a Location.
    static void cards(Vendetta t, int seat, int place, Offers out) {
        if (!out.collectsRefusals()) return;
        for (int card = t.first(HAND + seat); card != NONE; card = t.next(card))
            out.offer(Move.of(Verb.PLAY, card, place, Verb.UP), VendettaClause.ONE_CARD);
    }

    /// Refuses Draining.
    static void drains(Vendetta t, int seat, Offers out) {
        if (!out.collectsRefusals()) return;
        for (int card = t.first(ALLIANCE + seat); card != NONE; card = t.next(card))
            out.offer(Move.of(Verb.DRAIN, card), VendettaClause.DRAINS_IN_PLANNING);
    }
}
