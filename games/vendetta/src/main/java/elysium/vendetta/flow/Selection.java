package elysium.vendetta.flow;

import static elysium.kernel.Table.NONE;
import static elysium.vendetta.table.GameLayout.HAND;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.vendetta.table.Locations;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.Verb;

/// A player chooses any number of cards on a Position, one by one in any order; they are handled once the player is
/// done or has chosen all.
///
/// @param picked the chosen cards by position, as a bit set
public record Selection(What what, int seat, int place, int picked) implements Frame<Vendetta> {

    public enum What {
        TAKE_BACK, FLIP
    }

    @Override public void resume(Vendetta t) {
        boolean more = false;
        int nth = 0;
        for (int card = first(t); card != NONE; card = t.next(card)) more |= open(t, card, nth++);
        if (more) t.ask(seat);
        else finish(t);
    }

    @Override public void options(Vendetta t, int who, Offers out) {
        out.offer(Move.of(Verb.DONE));
        int nth = 0;
        for (int card = first(t); card != NONE; card = t.next(card))
            if (open(t, card, nth++)) out.offer(Move.of(Verb.TAKE, card));
    }

    @Override public void onAnswers(Vendetta t, Answers answers) {
        long move = answers.of(seat);
        if (Move.verb(move) == Verb.DONE) {
            finish(t);
            return;
        }
        int nth = 0;
        for (int card = first(t); card != Move.a(move); card = t.next(card)) nth++;
        t.become(new Selection(what, seat, place, picked | 1 << nth));
    }

    private void finish(Vendetta t) {
        int[] cards = picks(t);
        for (int card : cards)
            if (what == What.FLIP) t.turnDown(card);
            else t.move(card, HAND + t.owner(card));
        t.leave(cards.length);
    }

    /// The chosen cards in the order of the Position.
    public int[] picks(Vendetta t) {
        int[] cards = new int[Integer.bitCount(picked)];
        int nth = 0, n = 0;
        for (int card = first(t); n < cards.length; card = t.next(card))
            if ((picked >> nth++ & 1) != 0) cards[n++] = card;
        return cards;
    }

    private int first(Vendetta t) {
        return t.first(Locations.position(seat, place));
    }

    private boolean open(Vendetta t, int card, int nth) {
        return (picked >> nth & 1) == 0 && (what == What.TAKE_BACK || !t.isFaceDown(card));
    }
}
