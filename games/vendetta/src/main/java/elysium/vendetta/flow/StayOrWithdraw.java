package elysium.vendetta.flow;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.vendetta.table.EventKind;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.Verb;

/// All players at a Location choose to stay or withdraw, in secret and at the same time.
public record StayOrWithdraw(int place) implements Frame<Vendetta> {

    @Override public void resume(Vendetta t) {
        t.askAll(t.locations.presentAt(place));
    }

    @Override public void options(Vendetta t, int seat, Offers out) {
        out.offer(Move.of(Verb.STAY));
        out.offer(Move.of(Verb.WITHDRAW));
        UntimelyMoves.cards(t, seat, place, out);
        UntimelyMoves.drains(t, seat, out);
    }

    @Override public void onAnswers(Vendetta t, Answers answers) {
        int stayed = 0;
        for (int i = 0, seat = t.seats.ambition(); i < t.players(); i++, seat = t.seats.after(seat)) {
            if (answers.verb(seat) == Verb.STAY) stayed |= 1 << seat;
            if (answers.verb(seat) == Verb.STAY) t.log(EventKind.STAYED, seat, place, 0);
            if (answers.verb(seat) == Verb.WITHDRAW) t.log(EventKind.WITHDREW, seat, place, 0);
        }
        t.conflict.setStayingSeats(stayed);
        t.leave();
    }
}
