package elysium.vtes.flow.action;

import static elysium.vtes.table.vocabulary.Moment.AFTER_RESOLUTION;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.Verbs;
import elysium.vtes.flow.PriorityWindow;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.table.Vtes;

/// A resolved action has effects waiting: before each, the acting Methuselah may use what is usable then, and so
/// decides the order (VTES-RUL-121).
public record Beforehand() implements Frame<Vtes> {
    static final Beforehand ASKS = new Beforehand();

    @Override public void resume(Vtes t) {
        int seat = CurrentAction.seat(t);
        if (t.seats.isAlive(seat) && PriorityWindow.mightUse(t, seat, AFTER_RESOLUTION)) t.ask(seat);
        else t.leave();
    }

    @Override public void options(Vtes t, int seat, Offers out) {
        out.offer(Move.of(Verbs.PASS));
        PriorityWindow.offer(t, seat, AFTER_RESOLUTION, out);
    }

    @Override public void onAnswers(Vtes t, Answers answers) {
        int seat = CurrentAction.seat(t);
        long move = answers.of(seat);
        if (Move.verb(move) == Verbs.PASS) t.leave();
        else PriorityWindow.use(t, seat, move);
    }
}
