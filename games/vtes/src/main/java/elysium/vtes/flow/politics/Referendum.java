package elysium.vtes.flow.politics;

import static elysium.kernel.Table.NONE;
import static elysium.kernel.Table.SEATS;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.tabletop.TriggerResolution;
import elysium.tabletop.Verbs;
import elysium.vtes.flow.PriorityWindow;
import elysium.vtes.flow.Tidying;
import elysium.vtes.rules.politics.Casting;
import elysium.vtes.rules.politics.CurrentReferendum;
import elysium.vtes.rules.turn.Priority;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Moment;
import elysium.vtes.table.vocabulary.Scope;

/// A referendum after its terms are chosen: effects before votes, polling, the count (VTES-POL-03). Polling goes round
/// until all pass in succession; every vote or use gives the opportunity back to the first seat (VTES-RUL-57).
///
/// @param passed how many seats have passed in a row
public record Referendum(Stage at, int passed) implements Frame.Abandonable<Vtes> {
    /// The results of the frame.
    public static final int FAILS = 0, PASSES = 1;
    /// Holds the referendum between its terms and its effects; the rest of the program runs only if it passes.
    public static final Program<Vtes> HELD = held();
    /// Fires the triggers of a passed referendum after its effects.
    public static final Program<Vtes> PASSED = Program.<Vtes>of(aftermath());

    private static final Stage[] STAGES = Stage.values();
    private static final Referendum[] ALL = new Referendum[STAGES.length * (SEATS + 1)];

    static {
        for (int i = 0; i < ALL.length; i++) ALL[i] = new Referendum(STAGES[i / (SEATS + 1)], i % (SEATS + 1));
    }

    public enum Stage {
        BEFORE_VOTES, POLLING, COUNT, FAILED
    }

    private static Referendum to(Stage stage) {
        return to(stage, 0);
    }

    private static Referendum to(Stage stage, int passed) {
        return ALL[stage.ordinal() * (SEATS + 1) + passed];
    }

    private static Program<Vtes> held() {
        Instruction.StartFrame<Vtes> called = (_, play) -> new Call(play.subject(), play.seat(), play.card(), NONE);
        Instruction.Jump<Vtes> ifPassed = (t, play) -> t.result() == PASSES ? play.at() + 1 : CardPlay.END;
        return Program.<Vtes>of(called, ifPassed);
    }

    private static Instruction.StartFrame<Vtes> aftermath() {
        return (_, play) -> new FireMoment(Moment.REFERENDUM_PASSED, NONE, play.subject(), false);
    }

    /// The whole program of a political action: its terms, the referendum, and its effects if it passes.
    public static Program<Vtes> of(Program<Vtes> terms, Program<Vtes> effects) {
        return terms.then(HELD).then(effects).then(PASSED);
    }

    /// The referendum on a blood hunt against a diablerist.
    static Frame<Vtes> onHunt(int diablerist) {
        return new Call(NONE, NONE, NONE, diablerist);
    }

    /// Begins a referendum.
    public record Call(int caller, int seat, int card, int hunted) implements Frame<Vtes> {
        @Override public void resume(Vtes t) {
            if (hunted == NONE) CurrentReferendum.call(t, caller, seat, card);
            else CurrentReferendum.callBloodHunt(t, hunted);
            t.become(to(Stage.BEFORE_VOTES));
        }
    }

    /// A referendum ends with the Methuselah who called it.
    @Override public boolean isValid(Vtes t) {
        return CurrentReferendum.seat(t) == NONE || t.seats.isAlive(CurrentReferendum.seat(t));
    }

    @Override public void resume(Vtes t) {
        switch (at) {
            case BEFORE_VOTES -> {
                t.become(to(Stage.POLLING));
                PriorityWindow.open(t, Moment.BEFORE_VOTES);
            }
            case POLLING -> poll(t);
            case COUNT -> count(t);
            case FAILED -> t.leave(FAILS);
        }
    }

    private void poll(Vtes t) {
        int order = Priority.order(t), k = passed;
        while (k < t.seats.count() && !might(t, Priority.seat(order, k))) k++;
        boolean escaped = CurrentReferendum.isBloodHunt(t) && !t.regions.isMinion(CurrentReferendum.huntedVampire(t));
        if (k >= t.seats.count() || escaped) {
            t.become(to(Stage.COUNT));
        } else {
            t.become(to(Stage.POLLING, k));
            t.ask(Priority.seat(order, k));
        }
    }

    private static boolean might(Vtes t, int seat) {
        return Casting.mightCast(t, seat) || PriorityWindow.mightUse(t, seat, Moment.POLLING);
    }

    private static void count(Vtes t) {
        int caller = CurrentReferendum.caller(t);
        boolean passes = CurrentReferendum.close(t);
        Tidying.endScope(t, Scope.REFERENDUM);
        if (passes) {
            t.leave(PASSES);
        } else {
            t.become(to(Stage.FAILED));
            TriggerResolution.start(t, Moment.REFERENDUM_FAILED, NONE, caller, t.turn.active());
        }
    }

    @Override public void options(Vtes t, int seat, Offers out) {
        out.offer(Move.of(Verbs.PASS));
        Ballot.offer(t, seat, out);
        PriorityWindow.offer(t, seat, Moment.POLLING, out);
    }

    @Override public void onAnswers(Vtes t, Answers answers) {
        int seat = Priority.seat(Priority.order(t), passed);
        long move = answers.of(seat);
        if (Move.verb(move) == Verbs.PASS) {
            t.become(to(Stage.POLLING, passed + 1));
            return;
        }
        t.become(to(Stage.POLLING));
        if (PriorityWindow.handles(move)) PriorityWindow.use(t, seat, move);
        else Ballot.perform(t, seat, move);
    }
}
