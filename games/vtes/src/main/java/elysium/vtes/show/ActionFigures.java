package elysium.vtes.show;

import static elysium.kernel.Table.NONE;

import elysium.vtes.rules.Action;
import elysium.vtes.rules.Blockers;
import elysium.vtes.rules.Priority;
import elysium.vtes.table.ActionKind;
import elysium.vtes.table.Value;
import elysium.vtes.table.Vtes;

/// The figures of the action under way: who acts, at whom, stealth, intercept and bleed part by part, and who may block.
final class ActionFigures {
    private static final int TO_COME = 0, ASKED = 1, DECLINED = 2, FAILED = 3;

    private final Figures figures;
    private final Vtes t;

    private ActionFigures(Figures figures) {
        this.figures = figures;
        t = figures.t;
    }

    static void add(Figures figures) {
        int step = Steps.action(figures.t);
        if (step > 0) new ActionFigures(figures).action(step);
    }

    private void action(int step) {
        figures.put("actionStep", step);
        figures.names.put("actionSteps", Steps.ACTION);
        figures.put("actionKind", Action.kind(t).ordinal());
        figures.name("actionKind", Action.kind(t).title());
        figures.name("action", Tongue.both(in -> Doing.said(t, in)));
        figures.put("actor", Action.actor(t));
        figures.put("actionSeat", Action.seat(t));
        figures.put("actionCard", Action.card(t));
        figures.put("actionDef", Action.def(t));
        figures.put("actionLevel", Action.level(t));
        for (int card : Doing.targets(t)) figures.list("actionTargets").add(card);
        for (int rest = Action.targets(t); rest != 0; rest &= rest - 1)
            figures.list("actionAt").add(Integer.numberOfTrailingZeros(rest));
        figures.put("directed", Action.directed(t) ? 1 : 0);
        figures.put("actionBlood", Action.blood(t));
        figures.put("actionPool", Action.pool(t));
        figures.put("outcome", Action.outcome(t).ordinal());
        numbers();
        blocks();
    }

    private void numbers() {
        figures.sum("actionStealth", Sum.stealth(t));
        figures.put("bled", Action.bled(t));
        if (Action.is(t, ActionKind.BLEED)) {
            figures.sum("actionBleed", Sum.bleed(t));
            figures.put("limited", t.value(Value.LIMITED, Action.actor(t)) > 0 ? 1 : 0);
        }
        int blocker = Action.blocker(t);
        figures.put("blocker", blocker);
        figures.put("blockState", Action.blocked(t) ? 2 : Action.attempting(t) ? 1 : 0);
        if (blocker == NONE) return;
        figures.sum("actionIntercept", Sum.intercept(t));
        figures.put("blockLacks", Math.max(0, Action.stealth(t) - Action.intercept(t, blocker)));
    }

    /// Who may block, in order, and what they have said.
    private void blocks() {
        int order = Priority.order(t);
        for (int k = 0; k < t.left(); k++) {
            int seat = Priority.seat(order, k);
            if (!Blockers.concerned(t, seat)) continue;
            figures.list("blockSeats").add(seat);
            figures.list("blockSaid").add(said(seat));
        }
    }

    private int said(int seat) {
        if (Action.declined(t, seat)) return DECLINED;
        if (t.isAsked(seat) && Query.known(t, seat) == Query.BLOCK) return ASKED;
        return Action.hasNotBlocked(t, seat) ? FAILED : TO_COME;
    }
}
