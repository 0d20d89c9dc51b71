package elysium.rivals.flow;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.STREETS;

import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.table.Coteries;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.RivalsClause;
import elysium.rivals.table.vocabulary.Scope;
import elysium.rivals.table.vocabulary.Value;
import elysium.rivals.table.vocabulary.Verb;
import org.jspecify.annotations.Nullable;

/// Moving ready vampires between parties in The Streets, in the own turn except during an action (RIV-PTY-09,
/// RIV-RUL-78, RIV-RUL-83).
public final class Regrouping {
    /// Ledger key: a vampire has changed its party.
    private static final int REGROUPED = -2;
    private static final int PARTY_BITS = 4;

    private Regrouping() {}

    /// Offers each ready vampire in The Streets every other party, and a new one while there is room.
    public static void offer(Rivals t, int seat, Offers out) {
        if (t.first(STREETS + seat) != NONE) offer(t, seat, parties(t, seat), out);
    }

    /// The same for given parties.
    public static void offer(Rivals t, int seat, long parties, Offers out) {
        int shared = shared(t, seat);
        for (int card = t.first(STREETS + seat); card != NONE; card = t.next(card)) {
            RivalsClause forbids = forbids(t, card);
            if (forbids != null && !out.collectsRefusals()) continue;
            if ((shared >> t.coteries.party(card) & 1) != 0)
                out.offer(Move.of(Verb.REGROUP, card, Coteries.NEW_PARTY), forbids);
            join(t, card, parties, forbids, out);
        }
    }

    private static @Nullable RivalsClause forbids(Rivals t, int card) {
        if (t.readiness.exhausted(card)) return RivalsClause.EXHAUSTED_IN_PARTY;
        return t.ledger.used(Scope.REGROUPING, card, REGROUPED) ? RivalsClause.REGROUPED : null;
    }

    /// Offers the parties in The Streets to a vampire, wherever it is.
    public static void join(Rivals t, int card, long parties, @Nullable RivalsClause forbids, Offers out) {
        if (parties == 0) return;
        int own = t.coteries.party(card), verb = own == Coteries.HOME ? Verb.MOVE : Verb.REGROUP;
        RivalsClause joins = forbids == null && t.value(Value.ALONE, card) > 0 ? RivalsClause.ALONE : forbids;
        for (long rest = parties; rest != 0; rest >>>= PARTY_BITS) {
            int party = (int) rest & Coteries.PARTIES - 1;
            if (party != own) out.offer(Move.of(verb, card, party), joins);
        }
    }

    /// The parties of a seat in The Streets, four bits each, in the order of their first members.
    public static long parties(Rivals t, int seat) {
        long parties = 0;
        int seen = 0;
        for (int card = t.first(STREETS + seat); card != NONE; card = t.next(card)) {
            int party = t.coteries.party(card);
            if ((seen >> party & 1) != 0) continue;
            parties |= (long) party << Integer.bitCount(seen) * PARTY_BITS;
            seen |= 1 << party;
        }
        return parties;
    }

    /// The parties of a seat in The Streets with more than one member, as a bit set.
    private static int shared(Rivals t, int seat) {
        int seen = 0, shared = 0;
        for (int card = t.first(STREETS + seat); card != NONE; card = t.next(card)) {
            int party = 1 << t.coteries.party(card);
            shared |= seen & party;
            seen |= party;
        }
        return shared;
    }

    /// Performs an offered move; returns whether the move was one of these. Any other move lets all vampires regroup
    /// again.
    public static boolean tryPerform(Rivals t, long move) {
        if (Move.verb(move) != Verb.REGROUP) {
            t.ledger.endScope(Scope.REGROUPING);
            return false;
        }
        t.ledger.use(Scope.REGROUPING, Move.a(move), REGROUPED);
        t.coteries.regroup(Move.a(move), Move.b(move));
        return true;
    }
}
