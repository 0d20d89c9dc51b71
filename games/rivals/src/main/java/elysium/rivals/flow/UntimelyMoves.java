package elysium.rivals.flow;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.HAND;

import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.rules.ActionCardRules;
import elysium.rivals.rules.Conflict;
import elysium.rivals.rules.Hands;
import elysium.rivals.rules.Influence;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.RivalsClause;
import elysium.rivals.table.vocabulary.Kind;
import elysium.rivals.table.vocabulary.Phase;
import elysium.rivals.table.vocabulary.Verb;

/// Refuses the cards of a hand that cannot be played now, each with its clause, when the caller wants reasons.
public final class UntimelyMoves {
    private UntimelyMoves() {}

    /// Refuses the cards that the seat could play at another time.
    public static void refuse(Rivals t, int seat, Offers out) {
        boolean needed = Conflict.isInProgress(t);
        for (int card = t.first(HAND + seat); card != NONE; card = t.next(card)) {
            if (Hands.isDuplicate(t, card) || needed && Influence.canModify(t, seat, card)) continue;
            long move = t.facts.is(card, Kind.VAMPIRE) ? Move.of(Verb.RECRUIT, card) : Move.of(Verb.PLAY, card, NONE);
            out.offer(move,
                    t.turn.phase() == Phase.END ? RivalsClause.END_PHASE : ActionCardRules.forbidsNow(t, seat, card));
        }
    }
}
