package elysium.rivals.flow;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.Ground.HAVEN;
import static elysium.rivals.table.Ground.STREETS;

import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.table.Phase;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.RivalsClause;
import elysium.rivals.table.Verb;

/// Ready vampires go to The Streets at any moment of their player's Action Phase, during an action too: then each as a
/// party of its own, since parties stay as they are until it is over (RIV-PTY-04, RIV-PTY-09, RIV-RUL-69).
public final class Outing {
    private Outing() {}

    /// Offers the ready vampires at home to the active player, whatever else that player is asked during an action.
    public static void offer(Rivals t, int seat, Offers out) {
        if (seat != t.active() || t.phase() != Phase.ACTION) return;
        for (int card = t.first(HAVEN + seat); card != NONE; card = t.next(card)) {
            RivalsClause forbids = t.exhausted(card) ? RivalsClause.EXHAUSTED_AT_HOME : null;
            if (forbids != null && !out.explains()) continue;
            out.offer(Move.of(Verb.MOVE, card, Rivals.NEW_PARTY), forbids);
            if (out.explains()) refuse(t, seat, card, Verb.MOVE, out);
        }
        if (!out.explains()) return;
        for (int card = t.first(STREETS + seat); card != NONE; card = t.next(card)) {
            if (t.partySize(card) > 1) out.offer(Move.of(Verb.REGROUP, card, Rivals.NEW_PARTY), RivalsClause.IN_ACTION);
            refuse(t, seat, card, Verb.REGROUP, out);
        }
    }

    /// Nobody joins a party while an action is under way.
    private static void refuse(Rivals t, int seat, int card, int verb, Offers out) {
        int seen = 1 << t.party(card);
        for (int other = t.first(STREETS + seat); other != NONE; other = t.next(other)) {
            int party = t.party(other);
            if ((seen >> party & 1) == 0) out.offer(Move.of(verb, card, party), RivalsClause.IN_ACTION);
            seen |= 1 << party;
        }
    }

    /// Does what was offered here; says whether the answer was of that sort.
    public static boolean goes(Rivals t, long move) {
        if (Move.verb(move) != Verb.MOVE) return false;
        t.moveToStreets(Move.a(move), Rivals.NEW_PARTY);
        return true;
    }
}
