package elysium.rivals.flow;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.HAND;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.rules.CardAreas;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Verb;

/// Lets a player choose cards of their hand to discard (RIV-RUL-35); results in their number.
///
/// @param least the cards that must be discarded, as far as the hand suffices
/// @param most the cards that may be discarded
public record Discarding(int seat, int least, int most, int done) implements Frame<Rivals> {

    /// A fixed number of cards, or the whole hand if it has fewer.
    public static Discarding of(int seat, int cards) {
        return new Discarding(seat, cards, cards, 0);
    }

    public static Discarding from(int seat, int least, int most) {
        return new Discarding(seat, least, most, 0);
    }

    @Override public void resume(Rivals t) {
        int held = t.count(HAND + seat);
        if (done == most || held == 0) t.leave(done);
        else if (done + held <= least) discard(t, t.first(HAND + seat));
        else t.ask(seat);
    }

    @Override public void options(Rivals t, int who, Offers out) {
        if (done >= least) out.offer(Move.of(Verb.DONE));
        for (int card = t.first(HAND + seat); card != NONE; card = t.next(card))
            if (!CardAreas.isDuplicate(t, card)) out.offer(Move.of(Verb.DISCARD, card));
    }

    @Override public void onAnswers(Rivals t, Answers answers) {
        long move = answers.of(seat);
        if (Move.verb(move) == Verb.DONE) t.leave(done);
        else discard(t, Move.a(move));
    }

    private void discard(Rivals t, int card) {
        t.become(new Discarding(seat, least, most, done + 1));
        t.discard(card);
    }
}
