package elysium.vendetta.flow;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.Verbs;
import elysium.vendetta.rules.Bank;
import elysium.vendetta.rules.Opponents;
import elysium.vendetta.table.Vendetta;

/// Players may take Deployed Blood at a Location back into their Pools, in turn order.
public record Retrieval(int place, int most, int seats, int first) implements Frame<Vendetta> {

    @Override public void resume(Vendetta t) {
        int seat = seat(t);
        if (seat == NONE) t.leave();
        else if (t.locations.deployed(seat, place) == 0) t.become(without(seat));
        else t.ask(seat);
    }

    @Override public void options(Vendetta t, int who, Offers out) {
        for (int amount = 0; amount <= Math.min(most, t.locations.deployed(who, place)); amount++)
            out.offer(Move.of(Verbs.PICK_NUMBER, amount, 2));
    }

    @Override public void onAnswers(Vendetta t, Answers answers) {
        int seat = seat(t);
        t.become(without(seat));
        Bank.recall(t, seat, place, Move.a(answers.of(seat)));
    }

    private int seat(Vendetta t) {
        return Opponents.firstFrom(t, first, seats & t.seats.aliveSeats());
    }

    private Retrieval without(int seat) {
        return new Retrieval(place, most, seats & ~(1 << seat), first);
    }
}
