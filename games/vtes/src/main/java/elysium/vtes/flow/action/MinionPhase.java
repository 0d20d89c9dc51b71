package elysium.vtes.flow.action;

import static elysium.kernel.Table.SEATS;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Verbs;
import elysium.vtes.flow.PriorityWindow;
import elysium.vtes.rules.card.BasicActions;
import elysium.vtes.rules.card.Mandatory;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.ActionKind;
import elysium.vtes.table.vocabulary.Moment;
import elysium.vtes.table.vocabulary.Verb;

/// The minion phase: between actions the active Methuselah chooses the next one, and before it ends the others may use
/// texts for any time (VTES-MIN-04, VTES-RUL-13).
///
/// @param passed how many seats, from the active one on, have passed; ACTED after an action
public record MinionPhase(int passed) implements Frame<Vtes> {
    public static final int ACTED = SEATS + 1;
    private static final MinionPhase[] ALL = new MinionPhase[ACTED + 1];

    static {
        for (int passed = 0; passed <= ACTED; passed++) ALL[passed] = new MinionPhase(passed);
    }

    public static final MinionPhase START = ALL[0];

    public static MinionPhase after(int passed) {
        return ALL[passed];
    }

    private boolean stands(Vtes t) {
        return t.seats.isAlive(t.turn.active());
    }

    @Override public void resume(Vtes t) {
        if (!stands(t)) {
            t.abandon();
            return;
        }
        if (passed == ACTED) {
            t.become(START);
            return;
        }
        int k = passed;
        while (k > 0 && k < t.players() && !PriorityWindow.mightUse(t, seat(t, k), Moment.MINION_PHASE)) k++;
        if (k >= t.players()) {
            t.leave();
        } else {
            t.become(ALL[k]);
            t.ask(seat(t, k));
        }
    }

    private static int seat(Vtes t, int k) {
        return (t.turn.active() + k) % t.players();
    }

    @Override public void options(Vtes t, int seat, Offers out) {
        if (seat == t.turn.active()) {
            out.offer(Move.of(Verb.END_PHASE), Mandatory.forbidsEnd(t, seat));
            ActionOffers.of(t, seat, out);
        } else {
            out.offer(Move.of(Verbs.PASS));
        }
        PriorityWindow.offer(t, seat, Moment.MINION_PHASE, out);
    }

    @Override public void onAnswers(Vtes t, Answers answers) {
        int seat = seat(t, passed), verb = Move.verb(answers.of(seat));
        boolean passes = verb == Verb.END_PHASE || verb == Verbs.PASS;
        t.become(ALL[passes ? passed + 1 : ACTED]);
        if (!passes) act(t, seat, answers.of(seat));
    }

    private static void act(Vtes t, int seat, long move) {
        int a = Move.a(move), b = Move.b(move);
        switch (Move.verb(move)) {
            case Verb.BLEED -> t.push(Announcing.bleed(t, a, b));
            case Verb.HUNT -> t.push(Announcing.undirected(t, ActionKind.HUNT, a));
            case Verb.EQUIP_FROM -> t.push(new TakingEquipment(a, b));
            case Verb.LEAVE_TORPOR -> t.push(Announcing.undirected(t, ActionKind.LEAVE_TORPOR, a));
            case Verb.RESCUE -> t.push(Announcing.targetingMinion(t, ActionKind.RESCUE, a, b));
            case Verb.DIABLERISE -> t.push(Announcing.targetingMinion(t, ActionKind.DIABLERISE, a, b));
            case Verb.BECOME_ANARCH -> t.push(Announcing.undirected(t, ActionKind.BECOME_ANARCH, a));
            case Verb.HUNT_DOWN -> {
                BasicActions.recordHuntDown(t, a);
                t.push(Announcing.targetingMinion(t, ActionKind.HUNT_DOWN, a, b));
            }
            case Verb.ACT -> t.push(CardPlay.of(t, a, Move.c(move), seat, b));
            case Verb.PLAY, Verbs.ACTIVATE -> PriorityWindow.use(t, seat, move);
            default -> throw new IllegalStateException("no such answer: " + Long.toHexString(move));
        }
    }
}
