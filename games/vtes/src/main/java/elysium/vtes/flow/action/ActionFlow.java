package elysium.vtes.flow.action;

import static elysium.kernel.Table.SEATS;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Offers;
import elysium.tabletop.TriggerResolution;
import elysium.vtes.flow.PriorityWindow;
import elysium.vtes.flow.Tidying;
import elysium.vtes.flow.politics.Diablerie;
import elysium.vtes.rules.action.ActionResult;
import elysium.vtes.rules.action.Blockers;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.ActionKind;
import elysium.vtes.table.vocabulary.Moment;
import elysium.vtes.table.vocabulary.ReplacementTime;
import elysium.vtes.table.vocabulary.Scope;

/// An action from announcement through block attempts to resolution (VTES-ACT-01). [CurrentAction] holds its data.
///
/// @param passed how many seats have passed in a row while block attempts may be made
public record ActionFlow(Stage at, int passed) implements Frame<Vtes> {
    /// All other seats have passed: the seat that decides about a block must answer.
    static final int FORCED = SEATS + 1;
    private static final Stage[] STAGES = Stage.values();
    private static final ActionFlow[][] ALL = new ActionFlow[STAGES.length][FORCED + 1];

    static {
        for (Stage stage : STAGES)
            for (int passed = 0; passed <= FORCED; passed++)
                ALL[stage.ordinal()][passed] = new ActionFlow(stage, passed);
    }

    public static final ActionFlow START = to(Stage.ANNOUNCED);

    /// The next step.
    public enum Stage {
        ANNOUNCED, AS_ANNOUNCED, BLOCKS, ATTEMPT,
        /// Blocked: texts trigger, the action may still be ended, then the blocker locks and they fight (VTES-ARS-02).
        BLOCKED, BLOCK_STANDS, BLOCK_THRESHOLD, BLOCK_RESOLVES,
        /// Not blocked: effects that replace the success, then those right before it, then the success (VTES-RUL-17).
        WOULD_SUCCEED, ABOUT_TO_SUCCEED, JUST_BEFORE, THRESHOLD, SUCCEEDS, SUCCEEDED,
        /// Resolved or ended: effects that waited for this come before any seat but the acting one may use something,
        /// and before or after what that seat uses (VTES-RUL-18, VTES-RUL-121).
        RESOLVED, AWAITED, AFTER, ENDED, OVER
    }

    static ActionFlow to(Stage stage) {
        return ALL[stage.ordinal()][0];
    }

    static ActionFlow to(Stage stage, int passed) {
        return ALL[stage.ordinal()][passed];
    }

    private ActionFlow onward() {
        return to(STAGES[at.ordinal() + 1]);
    }

    private boolean stands(Vtes t) {
        return t.seats.isAlive(CurrentAction.seat(t));
    }

    @Override public void resume(Vtes t) {
        if (!stands(t)) {
            t.abandon();
            return;
        }
        if (CurrentAction.ended(t) && at.compareTo(Stage.RESOLVED) < 0) {
            t.become(to(Stage.RESOLVED));
            return;
        }
        switch (at) {
            case BLOCKS -> BlockAttempts.resume(t, this);
            case ATTEMPT -> attempted(t);
            case OVER -> over(t);
            default -> goOn(t);
        }
    }

    /// Takes the next step. After a window in which no seat acts no state check is needed and the next step follows at
    /// once, but what a success changed is checked first.
    private void goOn(Vtes t) {
        ActionFlow now = this;
        Stage done;
        do {
            done = now.at;
            ActionFlow next = done == Stage.BLOCK_RESOLVES ? to(Stage.RESOLVED) : now.onward();
            t.become(next);
            now.step(t);
            now = next;
        } while (done != Stage.SUCCEEDS && t.top() == now && now.at != Stage.BLOCKS && now.at != Stage.OVER);
    }

    private void step(Vtes t) {
        switch (at) {
            case ANNOUNCED -> come(t, Moment.ACTION_ANNOUNCED);
            case AS_ANNOUNCED -> PriorityWindow.open(t, Moment.AS_ANNOUNCED);
            case BLOCKED -> come(t, Moment.BLOCK_SUCCEEDED);
            case BLOCK_STANDS -> PriorityWindow.open(t, Moment.BLOCKED);
            case BLOCK_THRESHOLD, THRESHOLD -> come(t, Moment.RESOLVES);
            case BLOCK_RESOLVES -> blockResolves(t);
            case WOULD_SUCCEED -> PriorityWindow.open(t, Moment.WOULD_SUCCEED);
            case ABOUT_TO_SUCCEED -> PriorityWindow.open(t, Moment.ABOUT_TO_SUCCEED);
            case JUST_BEFORE -> come(t, Moment.ABOUT_TO_SUCCEED);
            case SUCCEEDS -> ActionResolution.resolve(t);
            case SUCCEEDED -> come(t, Moment.ACTION_SUCCEEDED);
            case RESOLVED -> {
                if (!CurrentAction.ended(t) && t.hasTrigger(Moment.AFTER_RESOLUTION)) t.push(Beforehand.ASKS);
            }
            case AWAITED -> come(t, Moment.AFTER_RESOLUTION);
            case AFTER -> {
                if (!CurrentAction.ended(t)) PriorityWindow.open(t, Moment.AFTER_RESOLUTION);
            }
            case ENDED -> come(t, Moment.ACTION_ENDED);
            case BLOCKS, ATTEMPT, OVER -> throw new IllegalStateException(this + " is no plain step");
        }
    }

    private static void come(Vtes t, int moment) {
        if (!t.hasTrigger(moment)) return;
        TriggerResolution.start(t, moment, CurrentAction.blocker(t), CurrentAction.actor(t), CurrentAction.seat(t));
    }

    /// Ends the current block attempt; after a failed one the window starts over (VTES-BLK-07).
    private static void attempted(Vtes t) {
        int blocker = CurrentAction.blocker(t);
        if (Blockers.succeeds(t)) {
            Blockers.succeed(t);
            t.become(to(Stage.BLOCKED));
        } else {
            Blockers.fail(t, PriorityWindow.isIdle(t, Moment.BLOCK_ATTEMPT));
            t.become(to(Stage.BLOCKS));
            TriggerResolution.start(t, Moment.ATTEMPT_FAILED, blocker, CurrentAction.actor(t), CurrentAction.seat(t));
        }
    }

    /// Locks the blocker and starts combat with the acting minion, as one step (VTES-ARS-02).
    private static void blockResolves(Vtes t) {
        int blocker = CurrentAction.blocker(t), actor = CurrentAction.actor(t);
        CurrentAction.setOutcome(t, ActionResult.BLOCKED);
        if (t.regions.isReady(blocker)) t.minions.lock(blocker);
        if (CurrentAction.is(t, ActionKind.LEAVE_TORPOR)) Diablerie.offer(t, blocker, actor);
        else Substitute.begin(t, actor, blocker);
    }

    private static void over(Vtes t) {
        for (int seat = 0; seat < t.players(); seat++) t.hands.drawDeferred(seat, ReplacementTime.ACTION_ENDS);
        t.minions.endWaking();
        t.activities.finish();
        Tidying.endScope(t, Scope.ACTION);
        t.leave();
    }

    @Override public void options(Vtes t, int seat, Offers out) {
        BlockAttempts.options(t, this, seat, out);
    }

    @Override public void onAnswers(Vtes t, Answers answers) {
        BlockAttempts.answered(t, this, answers);
    }
}
