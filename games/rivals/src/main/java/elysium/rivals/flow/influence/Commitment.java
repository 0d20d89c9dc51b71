package elysium.rivals.flow.influence;

import static elysium.rivals.rules.Conflict.NO;
import static elysium.rivals.rules.Conflict.OUT;
import static elysium.rivals.rules.Conflict.YES;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kernel.Table;
import elysium.rivals.flow.Abilities;
import elysium.rivals.flow.Outing;
import elysium.rivals.flow.UntimelyMoves;
import elysium.rivals.rules.Conflict;
import elysium.rivals.rules.Influence;
import elysium.rivals.rules.PromiseRules;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.RivalsClause;
import elysium.rivals.table.vocabulary.Moment;
import elysium.rivals.table.vocabulary.Verb;
import org.jspecify.annotations.Nullable;

/// The commitment of a seat in a Scheme: visible Influence and a face-down Modifier, then its side, then a closed fist.
///
/// @param fist whether only the fist is left
public record Commitment(int seat, boolean fist) implements Frame<Rivals> {
    private static final int[] SIDES = {YES, NO, OUT};
    private static final Commitment[] ALL = all();

    private static Commitment[] all() {
        Commitment[] all = new Commitment[Table.SEATS * 2];
        for (int i = 0; i < all.length; i++) all[i] = new Commitment(i / 2, i % 2 != 0);
        return all;
    }

    static Commitment of(int seat) {
        return ALL[seat * 2];
    }

    @Override public void resume(Rivals t) {
        t.ask(seat);
    }

    @Override public void options(Rivals t, int who, Offers out) {
        commits(t, out);
        Outing.offerAbilities(t, who, out);
        Outing.offer(t, who, out);
        if (out.collectsRefusals()) UntimelyMoves.refuse(t, who, out);
    }

    private void commits(Rivals t, Offers out) {
        if (fist) {
            for (int held = 0; held <= Influence.spendablePrestige(t, seat); held++)
                out.offer(Move.of(Verb.FIST, held));
            if (out.collectsRefusals()) out.offer(Move.of(Verb.FIST, t.prestige.of(seat)), RivalsClause.HIDES_LAST);
            return;
        }
        for (int side : SIDES) out.offer(Move.of(Verb.SIDE, side), forbids(t, side));
        if (PromiseRules.mustStayOut(t, seat)) {
            for (int v = t.coteries.firstOf(seat); v != Table.NONE && out.collectsRefusals(); v = t.coteries.nextOf(v))
                out.offer(Move.of(Verb.EXERT, v), RivalsClause.PROMISED);
            return;
        }
        Influence.offer(t, seat, out);
        Abilities.offer(t, seat, Moment.IN_INFLUENCE, out);
    }

    /// The clause that forbids a side: the active player votes Yes (RIV-SCH-04), and a seat that committed anything
    /// takes a side (RIV-RUL-57).
    private @Nullable RivalsClause forbids(Rivals t, int side) {
        if (seat == t.turn.active()) return side == YES ? null : RivalsClause.ACTIVE_SAYS_YES;
        boolean committed = Conflict.exerted(t, seat) > 0 || Conflict.modifier(t, seat) != Table.NONE;
        if (side == OUT && committed) return RivalsClause.COMMITTED;
        return PromiseRules.forbidsSide(t, seat, side);
    }

    @Override public void onAnswers(Rivals t, Answers answers) {
        long move = answers.of(seat);
        int a = Move.a(move);
        if (Outing.tryPerform(t, move)) return;
        switch (Move.verb(move)) {
            case Verb.EXERT -> Conflict.exert(t, a);
            case Verb.MODIFIER -> Modifying.playFaceDown(t, seat, a);
            case Verb.SIDE -> side(t, a);
            case Verb.FIST -> {
                t.secretNumbers.set(seat, a, 0, Influence.spendablePrestige(t, seat));
                t.leave();
            }
            default -> Abilities.activate(t, seat, move);
        }
    }

    private void side(Rivals t, int side) {
        Conflict.announce(t, seat, side);
        if (side == OUT || Influence.spendablePrestige(t, seat) == 0) t.leave();
        else fist(t);
    }

    private void fist(Rivals t) {
        t.become(ALL[seat * 2 + 1]);
        t.ask(seat);
    }
}
