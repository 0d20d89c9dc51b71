package elysium.vendetta.flow;

import elysium.kernel.Frame;
import elysium.vendetta.table.Vendetta;

/// The Planning Phase: turns pass around from the holder of the Ambition token (VEN-PLN-01).
public record Planning(int first, int done) implements Frame<Vendetta> {

    @Override public void resume(Vendetta t) {
        if (done == turns(t) * t.players()) {
            t.leave();
            return;
        }
        int seat = (first + done) % t.players();
        t.become(new Planning(first, done + 1));
        if (t.seats.isAlive(seat)) t.push(PlanningTurn.at(seat, 0, PlanningTurn.Stage.CARD));
    }

    /// The turns in this round: 2, 3 and 4, and one more each with three players (VEN-PLN-02, VEN-3PL-06).
    public static int turns(Vendetta t) {
        return t.evening.round() + (t.players() == 3 ? 2 : 1);
    }
}
