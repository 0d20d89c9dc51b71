package elysium.vtes.show.outline;

import static elysium.kernel.Table.NONE;

import elysium.vtes.rules.action.Blockers;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.turn.Priority;
import elysium.vtes.show.prompt.GameQuestions;
import elysium.vtes.show.text.ActionText;
import elysium.vtes.show.text.Breakdown;
import elysium.vtes.show.text.Steps;
import elysium.vtes.show.text.VtesPhrases;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.ActionKind;
import elysium.vtes.table.vocabulary.Value;

/// Adds the current action to the outline: actor, targets, stealth, intercept and bleed by parts, and who may block.
final class ActionOutline {
    private static final int TO_COME = 0, ASKED = 1, DECLINED = 2, FAILED = 3;

    private final OutlineBuilder figures;
    private final Vtes t;

    private ActionOutline(OutlineBuilder figures) {
        this.figures = figures;
        t = figures.t;
    }

    static void add(OutlineBuilder figures) {
        int step = Steps.action(figures.t);
        if (step > 0) new ActionOutline(figures).action(step);
    }

    private void action(int step) {
        figures.put("actionStep", step);
        figures.names.put("actionSteps", Steps.ACTION);
        figures.put("actionKind", CurrentAction.kind(t).ordinal());
        figures.name("actionKind", CurrentAction.kind(t).title());
        figures.name("action", VtesPhrases.inBothLanguages(in -> ActionText.describe(t, in)));
        figures.put("actor", CurrentAction.actor(t));
        figures.put("actionSeat", CurrentAction.seat(t));
        figures.put("actionCard", CurrentAction.card(t));
        figures.put("actionDef", CurrentAction.def(t));
        figures.put("actionLevel", CurrentAction.level(t));
        for (int card : ActionText.targets(t)) figures.list("actionTargets").add(card);
        for (int rest = CurrentAction.targets(t); rest != 0; rest &= rest - 1)
            figures.list("actionAt").add(Integer.numberOfTrailingZeros(rest));
        figures.put("directed", CurrentAction.directed(t) ? 1 : 0);
        figures.put("actionBlood", CurrentAction.bloodCost(t));
        figures.put("actionPool", CurrentAction.poolCost(t));
        figures.put("outcome", CurrentAction.outcome(t).ordinal());
        numbers();
        blocks();
    }

    private void numbers() {
        figures.sum("actionStealth", Breakdown.stealth(t));
        figures.put("bled", CurrentAction.bleedTarget(t));
        if (CurrentAction.is(t, ActionKind.BLEED)) {
            figures.sum("actionBleed", Breakdown.bleed(t));
            figures.put("limited", t.value(Value.LIMITED, CurrentAction.actor(t)) > 0 ? 1 : 0);
        }
        int blocker = CurrentAction.blocker(t);
        figures.put("blocker", blocker);
        figures.put("blockState", CurrentAction.blocked(t) ? 2 : CurrentAction.isBlockAttempted(t) ? 1 : 0);
        if (blocker == NONE) return;
        figures.sum("actionIntercept", Breakdown.intercept(t));
        figures.put("blockLacks", Math.max(0, CurrentAction.stealth(t) - CurrentAction.intercept(t, blocker)));
    }

    /// The seats that may block, in order, and their answers.
    private void blocks() {
        int order = Priority.order(t);
        for (int k = 0; k < t.seats.count(); k++) {
            int seat = Priority.seat(order, k);
            if (!Blockers.mayBlock(t, seat)) continue;
            figures.list("blockSeats").add(seat);
            figures.list("blockSaid").add(said(seat));
        }
    }

    private int said(int seat) {
        if (CurrentAction.hasDeclined(t, seat)) return DECLINED;
        if (t.isAsked(seat) && GameQuestions.known(t, seat) == GameQuestions.BLOCK) return ASKED;
        return CurrentAction.hasNotBlocked(t, seat) ? FAILED : TO_COME;
    }
}
