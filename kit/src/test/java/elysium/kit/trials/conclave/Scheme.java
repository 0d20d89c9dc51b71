package elysium.kit.trials.conclave;

import static elysium.kernel.Table.NONE;
import static elysium.kit.trials.conclave.Conclave.COMMIT;
import static elysium.kit.trials.conclave.Conclave.NO;
import static elysium.kit.trials.conclave.Conclave.YES;

import elysium.kernel.Answers;
import elysium.kernel.Clause;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kit.trials.Speaking;
import org.jspecify.annotations.Nullable;

/// A scheme: each seat in turn takes a side and hides a number; all numbers are revealed together.
///
/// @param turn the number of seats that have committed, the active one first (RIV-SCH-05)
record Scheme(int active, int turn) implements Frame<Conclave>, Speaking {

    @Override public void resume(Conclave t) {
        if (turn == 0) t.activityStack.begin();
        if (turn < t.players()) t.ask(seat(t));
        else reveal(t);
    }

    /// Hidden influence is one modifier face down and a secret amount of prestige (RIV-SCH-08).
    @Override public void options(Conclave t, int seat, Offers out) {
        for (int side = YES; side <= NO; side++)
            for (int amount = 0; amount <= t.prestige(seat); amount++) {
                out.offer(Move.of(COMMIT, NONE, amount, side), forbids(t, seat, NONE, side));
                for (int card = t.first(Conclave.HAND + seat); card != NONE; card = t.next(card))
                    out.offer(Move.of(COMMIT, card, amount, side), forbids(t, seat, card, side));
            }
    }

    @Override public void onAnswers(Conclave t, Answers answers) {
        int seat = seat(t);
        long move = answers.of(seat);
        t.become(new Scheme(active, turn + 1));
        t.activityStack.set(seat, Move.c(move));
        t.secretNumbers.set(seat, Move.b(move), 0, t.prestige(seat));
        if (Move.a(move) != NONE) t.moveFaceDown(Move.a(move), Conclave.COMMITTED + seat);
    }

    private int seat(Conclave t) {
        return (active + turn) % t.players();
    }

    private @Nullable Clause forbids(Conclave t, int seat, int card, int side) {
        if (card != NONE && t.face(card) != ConclaveCards.WHISPER) return ConclaveClause.NOT_A_MODIFIER;
        return seat == active && side == NO ? ConclaveClause.ACTIVE_SAYS_YES : null;
    }

    /// All influence counts for its side; a tie is Yes, and only the winning side pays (RIV-SCH-13, RIV-SCH-16).
    private void reveal(Conclave t) {
        int[] influence = new int[NO + 1], fist = new int[t.players()];
        for (int seat = 0; seat < t.players(); seat++) {
            fist[seat] = t.secretNumbers.reveal(seat);
            influence[t.activityStack.get(seat)] += fist[seat] + modifier(t, seat);
        }
        int winner = influence[YES] >= influence[NO] ? YES : NO;
        for (int seat = 0; seat < t.players(); seat++)
            if (t.activityStack.get(seat) == winner) t.gainPrestige(seat, -fist[seat]);
        if (winner == YES) t.gainFavour(active, 2);
        t.leave(winner);
        t.activityStack.end();
    }

    private static int modifier(Conclave t, int seat) {
        int card = t.first(Conclave.COMMITTED + seat);
        if (card == NONE) return 0;
        t.move(card, Conclave.ASHES + seat);
        return ConclaveCards.influence(t, card);
    }
}
