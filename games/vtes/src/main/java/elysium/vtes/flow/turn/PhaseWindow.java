package elysium.vtes.flow.turn;

import static elysium.kernel.Table.SEATS;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.Verbs;
import elysium.vtes.flow.PriorityWindow;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Phase;
import elysium.vtes.table.vocabulary.Verb;

/// A phase in which the active player acts first and then the others to the left; every use gives the opportunity back
/// to the active player (VTES-RUL-13).
///
/// @param passed how many seats, from the active one on, have passed
public record PhaseWindow(Phase phase, int passed) implements Frame<Vtes> {
    private static final Phase[] PHASES = Phase.values();
    private static final PhaseWindow[] ALL = new PhaseWindow[PHASES.length * (SEATS + 1)];

    static {
        for (int i = 0; i < ALL.length; i++) ALL[i] = new PhaseWindow(PHASES[i / (SEATS + 1)], i % (SEATS + 1));
    }

    public static PhaseWindow in(Phase phase) {
        return to(phase, 0);
    }

    private static PhaseWindow to(Phase phase, int passed) {
        return ALL[phase.ordinal() * (SEATS + 1) + passed];
    }

    /// The moment of the phase.
    public int window() {
        return phase.window();
    }

    private boolean stands(Vtes t) {
        return t.seats.isAlive(t.turn.active());
    }

    @Override public void resume(Vtes t) {
        if (!stands(t)) {
            t.abandon();
            return;
        }
        if (passed == 0 && asks(t, 0)) return;
        int others = others(t);
        for (int k = passed; others != 0 && k < t.players(); k++)
            if ((others >> seat(t, k) & 1) != 0 && asks(t, k)) return;
        t.leave();
    }

    /// The other seats to check, as a bit set.
    private int others(Vtes t) {
        boolean all = phase == Phase.UNLOCK && BurnOption.mightAnyoneBurn(t);
        return (all ? t.seats.aliveSeats() : PriorityWindow.seatsThatMightUse(t, window())) & ~(1 << t.turn.active());
    }

    /// Asks a seat if it has anything to decide.
    private boolean asks(Vtes t, int k) {
        int seat = seat(t, k);
        if (!t.seats.isAlive(seat) || !might(t, seat)) return false;
        t.become(to(phase, k));
        t.ask(seat);
        return true;
    }

    private static int seat(Vtes t, int k) {
        int seat = t.turn.active() + k;
        return seat < t.players() ? seat : seat - t.players();
    }

    private boolean might(Vtes t, int seat) {
        boolean own = seat == t.turn.active() && switch (phase) {
            case UNLOCK -> UnlockPhase.hasChoice(t, seat);
            case MASTER -> MasterPhase.hasChoice(t, seat);
            case INFLUENCE -> true;
            default -> DiscardPhase.hasChoice(t, seat);
        };
        return own || phase == Phase.UNLOCK && BurnOption.mightBurn(t, seat)
                || PriorityWindow.mightUse(t, seat, window());
    }

    @Override public void options(Vtes t, int seat, Offers out) {
        if (seat == t.turn.active()) {
            out.offer(Move.of(Verb.END_PHASE), phase == Phase.UNLOCK ? UnlockPhase.forbidsEnd(t, seat) : null);
            own(t, seat, out);
        } else {
            out.offer(Move.of(Verbs.PASS));
        }
        if (phase == Phase.UNLOCK) BurnOption.offer(t, seat, out);
        PriorityWindow.offer(t, seat, window(), out);
    }

    private void own(Vtes t, int seat, Offers out) {
        switch (phase) {
            case UNLOCK -> UnlockPhase.offer(t, seat, out);
            case MASTER -> MasterPhase.offer(t, seat, out);
            case INFLUENCE -> InfluencePhase.offer(t, seat, out);
            default -> DiscardPhase.offer(t, seat, out);
        }
    }

    @Override public void onAnswers(Vtes t, Answers answers) {
        int seat = seat(t, passed);
        long move = answers.of(seat);
        int verb = Move.verb(move);
        if (verb == Verb.END_PHASE || verb == Verbs.PASS) {
            if (others(t) == 0) t.leave();
            else t.become(to(phase, passed + 1));
            return;
        }
        t.become(in(phase));
        if (verb == Verb.BURN_OPTION) BurnOption.burn(t, seat, Move.a(move));
        else if (seat != t.turn.active() || !does(t, seat, move)) PriorityWindow.use(t, seat, move);
    }

    private boolean does(Vtes t, int seat, long move) {
        return switch (phase) {
            case UNLOCK -> UnlockPhase.tryPerform(t, seat, move);
            case MASTER -> MasterPhase.tryPerform(t, move);
            case INFLUENCE -> InfluencePhase.tryPerform(t, seat, move);
            default -> DiscardPhase.tryPerform(t, move);
        };
    }
}
