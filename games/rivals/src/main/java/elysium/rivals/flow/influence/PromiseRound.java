package elysium.rivals.flow.influence;

import java.util.Arrays;
import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kernel.Table;
import elysium.rivals.flow.Outing;
import elysium.rivals.rules.PromiseRules;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.RivalsClause;
import elysium.rivals.table.vocabulary.PromiseKind;
import elysium.rivals.table.vocabulary.Verb;
import elysium.tabletop.Verbs;

/// The round of promises before the commitments of a Scheme, from the active player on.
///
/// @param turn the number of players done
public record PromiseRound(int turn) implements Frame<Rivals> {
    /// The longest term of a promise, in rounds.
    public static final int LONGEST = 2;
    private static final PromiseKind[] WITHOUT_TERM =
            {PromiseKind.YES, PromiseKind.NO, PromiseKind.OUT, PromiseKind.PEACE_TO_NINE},
            WITH_TERM = {PromiseKind.INTEL, PromiseKind.PEACE};

    private static final PromiseRound[] ALL = new PromiseRound[Table.SEATS + 1];
    static final PromiseRound FIRST;

    static {
        Arrays.setAll(ALL, PromiseRound::new);
        FIRST = ALL[0];
    }

    public int seat(Rivals t) {
        return (t.turn.active() + turn) % t.players();
    }

    @Override public void resume(Rivals t) {
        if (turn == t.players()) t.leave();
        else t.ask(seat(t));
    }

    @Override public void options(Rivals t, int who, Offers out) {
        out.offer(Move.of(Verbs.PASS));
        Outing.offerAbilities(t, who, out);
        Outing.offer(t, who, out);
        if (!out.collectsRefusals() && !t.promises.anyFree()) return;
        for (int to = 0; to < t.players(); to++) {
            if (to == who) continue;
            for (PromiseKind kind : WITHOUT_TERM)
                out.offer(Move.of(Verb.PROMISE, kind.ordinal(), to), PromiseRules.forbids(t, who, to, kind));
            for (PromiseKind kind : WITH_TERM) {
                RivalsClause forbids = PromiseRules.forbids(t, who, to, kind);
                for (int rounds = 1; rounds <= LONGEST; rounds++)
                    out.offer(Move.of(Verb.PROMISE, kind.ordinal(), to, rounds), forbids);
            }
        }
    }

    @Override public void onAnswers(Rivals t, Answers answers) {
        int seat = seat(t), rounds;
        long move = answers.of(seat);
        if (Outing.tryPerform(t, move)) return;
        if (Move.verb(move) == Verbs.PASS) {
            t.become(ALL[turn + 1]);
            ALL[turn + 1].resume(t);
            return;
        }
        rounds = Move.c(move);
        t.promises.add(seat, Move.b(move), PromiseKind.of(Move.a(move)),
                rounds == 0 ? 0 : t.turn.number() + rounds * t.players());
        resume(t);
    }
}
