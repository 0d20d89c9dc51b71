package elysium.vtes.flow;

import static elysium.kernel.Table.SEATS;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.Verbs;
import elysium.vtes.rules.card.CurrentPlay;
import elysium.vtes.rules.card.UsableTexts;
import elysium.vtes.rules.turn.Priority;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Moment;

/// A window while a card is being played, for cards that cancel it or that wake a minion for one that does
/// (VTES-PLAY-03). It does not open in a game whose cards include nothing that cancels: waking a moment earlier would
/// change nothing.
///
/// @param passed how many seats have passed in a row
public record Cancelling(int passed) implements Frame.Abandonable<Vtes> {
    private static final long WINDOW = 1L << Moment.AS_PLAYED;
    private static final Cancelling[] ALL = new Cancelling[SEATS + 1];

    static {
        for (int passed = 0; passed <= SEATS; passed++) ALL[passed] = new Cancelling(passed);
    }

    static void open(Vtes t) {
        if (next(t, 0) < t.seats.count()) t.push(ALL[0]);
    }

    private static int next(Vtes t, int passed) {
        boolean fromHand = (UsableTexts.of(t.book()).handWindows() & WINDOW) != 0;
        if (!fromHand && !t.hasTrigger(Moment.AS_PLAYED)) return t.seats.count();
        int order = Priority.order(t), k = passed, left = t.seats.count();
        while (k < left && !might(t, Priority.seat(order, k), fromHand)) k++;
        return k;
    }

    private static boolean might(Vtes t, int seat, boolean fromHand) {
        if (seat == CurrentPlay.seat(t)) return false;
        return Abilities.mightUse(t, seat, WINDOW)
                || fromHand && (HandOffers.mightPlay(t, seat, WINDOW) || Waking.mightWake(t, seat));
    }

    @Override public boolean isValid(Vtes t) {
        return !CurrentPlay.cancelled(t);
    }

    @Override public void resume(Vtes t) {
        int k = next(t, passed);
        if (k >= t.seats.count()) {
            t.leave();
            return;
        }
        t.become(ALL[k]);
        t.ask(Priority.seat(Priority.order(t), k));
    }

    @Override public void options(Vtes t, int seat, Offers out) {
        out.offer(Move.of(Verbs.PASS));
        Abilities.offer(t, seat, WINDOW, out);
        HandOffers.offer(t, seat, WINDOW, 0, out);
        Waking.offer(t, seat, out);
        if (out.collectsRefusals()) WindowRefusals.refuse(t, seat, Moment.AS_PLAYED, out);
    }

    @Override public void onAnswers(Vtes t, Answers answers) {
        int seat = Priority.seat(Priority.order(t), passed);
        long move = answers.of(seat);
        if (Move.verb(move) == Verbs.PASS) {
            t.become(ALL[passed + 1]);
        } else {
            t.become(ALL[0]);
            PriorityWindow.use(t, seat, move);
        }
    }
}
