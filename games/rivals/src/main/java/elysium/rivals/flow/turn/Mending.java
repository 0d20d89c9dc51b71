package elysium.rivals.flow.turn;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.FACTION;
import static elysium.rivals.table.GameLayout.HAND;
import static elysium.rivals.table.GameLayout.LIBRARY;
import static elysium.rivals.table.GameLayout.TORPOR;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.flow.Burning;
import elysium.rivals.flow.Regrouping;
import elysium.rivals.flow.SafePoint;
import elysium.rivals.flow.UntimelyMoves;
import elysium.rivals.rules.Hands;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.RivalsClause;
import elysium.rivals.table.vocabulary.Scope;
import elysium.rivals.table.vocabulary.Verb;
import elysium.tabletop.Verbs;
import org.jspecify.annotations.Nullable;

/// Lets the active player discard cards to mend vampires, 1 blood per card (RIV-MND-02), burn attached cards
/// (RIV-ATT-03) and regroup (RIV-PTY-09).
public record Mending(int seat) implements Frame<Rivals>, SafePoint {
    private static final Mending[] ALL = {new Mending(0), new Mending(1), new Mending(2), new Mending(3)};
    /// Ledger key: a vampire has mended this turn; no text has this number.
    private static final int MENDED = -1;

    /// Begins if there is a vampire to mend with a card to discard, or an attached card that can only be burned now.
    static void begin(Rivals t, int seat) {
        if (ALL[seat].any(t)) t.push(ALL[seat]);
    }

    @Override public void resume(Rivals t) {
        if (any(t)) t.ask(seat);
        else t.leave();
    }

    private boolean any(Rivals t) {
        return canMend(t) || (t.count(LIBRARY + seat) == 0 || t.count(FACTION + seat) == 0) && Burning.any(t, seat);
    }

    /// Whether there is a vampire to mend and a card to discard.
    public boolean canMend(Rivals t) {
        if (t.count(HAND + seat) == 0) return false;
        for (int c = t.coteries.firstOf(seat); c != NONE; c = t.coteries.nextOf(c))
            if (forbids(t, c) == null) return true;
        for (int c = t.first(TORPOR + seat); c != NONE; c = t.next(c)) if (forbids(t, c) == null) return true;
        return false;
    }

    private static @Nullable RivalsClause forbids(Rivals t, int vampire) {
        if (t.ledger.used(Scope.TURN, vampire, MENDED)) return RivalsClause.MENDED_ONCE;
        return t.blood.of(vampire) >= t.blood.bp(vampire) ? RivalsClause.FULL : null;
    }

    @Override public void options(Rivals t, int who, Offers out) {
        long unlike = Hands.distinctCards(t, seat);
        out.offer(Move.of(Verbs.PASS));
        for (int c = t.coteries.firstOf(seat); c != NONE; c = t.coteries.nextOf(c)) offer(t, c, unlike, out);
        for (int c = t.first(TORPOR + seat); c != NONE; c = t.next(c)) offer(t, c, unlike, out);
        Burning.offerLate(t, seat, out);
        Regrouping.offer(t, seat, out);
        if (out.collectsRefusals()) UntimelyMoves.refuse(t, seat, out);
    }

    private void offer(Rivals t, int vampire, long unlike, Offers out) {
        RivalsClause forbids = forbids(t, vampire);
        if (forbids != null && !out.collectsRefusals()) return;
        long rest = unlike;
        for (int card = t.first(HAND + seat); card != NONE; card = t.next(card), rest >>>= 1)
            if ((rest & 1) != 0) out.offer(Move.of(Verb.MEND, vampire, card), forbids);
    }

    @Override public void onAnswers(Rivals t, Answers answers) {
        long move = answers.of(seat);
        if (Move.verb(move) == Verbs.PASS) {
            t.leave();
            return;
        }
        if (!Regrouping.tryPerform(t, move) && !Burning.tryPerform(t, seat, move)) {
            t.ledger.use(Scope.TURN, Move.a(move), MENDED);
            t.discard(Move.b(move));
            t.blood.mend(Move.a(move), 1);
        }
        if (t.victory.noCheckNeeded()) resume(t);
    }
}
