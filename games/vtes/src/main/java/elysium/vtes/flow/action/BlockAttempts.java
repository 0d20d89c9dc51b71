package elysium.vtes.flow.action;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.flow.action.ActionFlow.FORCED;

import elysium.kernel.Answers;
import elysium.kernel.Clause;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.Verbs;
import elysium.vtes.flow.PriorityWindow;
import elysium.vtes.flow.action.ActionFlow.Stage;
import elysium.vtes.rules.action.Blockers;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.turn.Priority;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Moment;
import elysium.vtes.table.vocabulary.Verb;

/// Asks for block attempts: the window goes round, and one Methuselah after the other attempts or declines, which
/// counts as an effect (VTES-SEQ-05).
final class BlockAttempts {
    private BlockAttempts() {}

    static void resume(Vtes t, ActionFlow course) {
        if (CurrentAction.isBlockAttempted(t)) {
            t.become(ActionFlow.to(Stage.ATTEMPT));
            PriorityWindow.open(t, Moment.BLOCK_ATTEMPT);
            return;
        }
        int decider = course.passed() == 0 ? firstWhoCan(t) : Blockers.decidingSeat(t);
        int k = next(t, course.passed(), decider);
        if (decider != NONE && waitsInVain(t, decider, k)) {
            t.become(ActionFlow.to(Stage.BLOCKS));
            Blockers.decline(t, decider);
        } else if (course.passed() == FORCED && decider != NONE) {
            t.ask(decider);
        } else if (k < t.seats.count()) {
            t.become(ActionFlow.to(course.at(), k));
            t.ask(Priority.seat(Priority.order(t), k));
        } else {
            t.become(decider == NONE ? ActionFlow.to(Stage.WOULD_SUCCEED) : ActionFlow.to(Stage.BLOCKS, FORCED));
        }
    }

    /// The seat that decides next. A seat that has no possible blocker and nothing to change that, as all can see,
    /// declines without being asked.
    private static int firstWhoCan(Vtes t) {
        int decider = Blockers.decidingSeat(t);
        while (decider != NONE && !mayDecide(t, decider)) {
            Blockers.decline(t, decider);
            decider = Blockers.decidingSeat(t);
        }
        return decider;
    }

    /// A seat whose attempt changed nothing waits for the others.
    private static boolean mayDecide(Vtes t, int seat) {
        return can(t, seat) || Blockers.mayAttemptAgain(t, seat);
    }

    private static boolean can(Vtes t, int seat) {
        return Blockers.mayAttempt(t, seat) || PriorityWindow.mightUse(t, seat, Moment.BEFORE_RESOLUTION);
    }

    /// Whether the deciding seat can only decline, because no seat from the k-th on can use anything.
    private static boolean waitsInVain(Vtes t, int decider, int k) {
        return Blockers.mayAttemptAgain(t, decider) && !can(t, decider) && next(t, k, NONE) >= t.seats.count();
    }

    private static int next(Vtes t, int passed, int decider) {
        int order = Priority.order(t), k = passed, left = t.seats.count();
        while (k < left && !asks(t, Priority.seat(order, k), decider)) k++;
        return k;
    }

    private static boolean asks(Vtes t, int seat, int decider) {
        return seat == decider || PriorityWindow.mightUse(t, seat, Moment.BEFORE_RESOLUTION);
    }

    private static int asked(Vtes t, ActionFlow course) {
        return course.passed() == FORCED ? Blockers.decidingSeat(t) : Priority.seat(Priority.order(t), course.passed());
    }

    static void options(Vtes t, ActionFlow course, int seat, Offers out) {
        int decider = Blockers.decidingSeat(t);
        if (seat != decider) out.offer(Move.of(Verbs.PASS));
        else decide(t, course, seat, out);
        if (seat != decider && out.collectsRefusals()) refuse(t, seat, out);
        PriorityWindow.offer(t, seat, Moment.BEFORE_RESOLUTION, out);
    }

    /// Offers to attempt, to decline, or to wait if another seat might use something.
    private static void decide(Vtes t, ActionFlow course, int seat, Offers out) {
        out.offer(Move.of(Verb.DECLINE));
        for (int minion = t.regions.firstMinion(seat); minion != NONE; minion = t.regions.nextMinion(minion))
            out.offer(Move.of(Verb.BLOCK, minion), Blockers.forbidsAgain(t, minion));
        if (next(t, course.passed() + 1, seat) < t.seats.count()) out.offer(Move.of(Verbs.PASS));
    }

    private static void refuse(Vtes t, int seat, Offers out) {
        Clause forbids = Blockers.forbids(t, seat);
        if (forbids == null) return;
        for (int minion = t.regions.firstMinion(seat); minion != NONE; minion = t.regions.nextMinion(minion))
            out.offer(Move.of(Verb.BLOCK, minion), forbids);
    }

    static void answered(Vtes t, ActionFlow course, Answers answers) {
        int seat = asked(t, course);
        long move = answers.of(seat);
        switch (Move.verb(move)) {
            case Verbs.PASS -> t.become(ActionFlow.to(Stage.BLOCKS, course.passed() + 1));
            case Verb.DECLINE -> {
                t.become(ActionFlow.to(Stage.BLOCKS));
                Blockers.decline(t, seat);
            }
            case Verb.BLOCK -> CurrentAction.beginBlockAttempt(t, Move.a(move));
            default -> {
                t.become(ActionFlow.to(Stage.BLOCKS));
                PriorityWindow.use(t, seat, move);
            }
        }
    }
}
