package elysium.vendetta.flow;

import static elysium.kernel.Table.NONE;
import static elysium.vendetta.table.Ground.HAND;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.Verb;

/// A player picks any number of the cards on a Position, one after the other in the order of their rows.
///
/// @param after the row picked last: only later ones are offered, so that the same choice is made in one way
public record Selection(What what, int seat, int place, int after, int picked) implements Frame<Vendetta> {

    /// What is done with each card picked.
    public enum What {
        TAKE_BACK, FLIP
    }

    @Override public void resume(Vendetta t) {
        if (next(t, after) == NONE) t.leave(picked);
        else t.ask(seat);
    }

    @Override public void options(Vendetta t, int who, Offers out) {
        out.offer(Move.of(Verb.DONE));
        for (int card = next(t, after); card != NONE; card = next(t, card)) out.offer(Move.of(Verb.TAKE, card));
    }

    @Override public void answered(Vendetta t, Answers answers) {
        long move = answers.of(seat);
        if (Move.verb(move) == Verb.DONE) {
            t.leave(picked);
            return;
        }
        int card = Move.a(move);
        t.become(new Selection(what, seat, place, card, picked + 1));
        if (what == What.FLIP) t.turnDown(card);
        else t.move(card, HAND + t.owner(card));
    }

    /// The lowest row above another that can be picked.
    private int next(Vendetta t, int above) {
        int next = NONE;
        for (int card = t.first(Vendetta.position(seat, place)); card != NONE; card = t.next(card)) {
            boolean open = card > above && (what == What.TAKE_BACK || !t.faceDown(card));
            if (open && (next == NONE || card < next)) next = card;
        }
        return next;
    }
}
