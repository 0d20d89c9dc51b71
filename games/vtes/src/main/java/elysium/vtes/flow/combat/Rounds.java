package elysium.vtes.flow.combat;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.rules.combat.CombatFields.BOUND;
import static elysium.vtes.rules.combat.CombatFields.FIRST_PAIR;
import static elysium.vtes.rules.combat.CombatFields.GAINED;
import static elysium.vtes.rules.combat.CombatFields.GOES_ON;
import static elysium.vtes.rules.combat.CombatFields.LAST;
import static elysium.vtes.rules.combat.CombatFields.LOST;
import static elysium.vtes.rules.combat.CombatFields.MANEUVERS;
import static elysium.vtes.rules.combat.CombatFields.MINION;
import static elysium.vtes.rules.combat.CombatFields.NEXT_RANGE;
import static elysium.vtes.rules.combat.CombatFields.PRESSES;
import static elysium.vtes.rules.combat.CombatFields.PREVENTS;
import static elysium.vtes.rules.combat.CombatFields.RANGE;
import static elysium.vtes.rules.combat.CombatFields.ROUND;
import static elysium.vtes.rules.combat.CombatFields.ROUND_MANEUVERS;
import static elysium.vtes.rules.combat.CombatFields.ROUND_PRESSES;
import static elysium.vtes.rules.combat.CombatFields.SEAT;
import static elysium.vtes.rules.combat.CombatFields.SET_RANGE;
import static elysium.vtes.rules.combat.CombatFields.STEP;
import static elysium.vtes.rules.combat.CurrentCombat.ACTING;
import static elysium.vtes.rules.combat.CurrentCombat.CLOSE;
import static elysium.vtes.rules.combat.CurrentCombat.OPPOSING;
import static elysium.vtes.rules.combat.CurrentCombat.get;
import static elysium.vtes.rules.combat.CurrentCombat.put;

import elysium.tabletop.TriggerResolution;
import elysium.vtes.flow.PriorityWindow;
import elysium.vtes.flow.combat.CombatFlow.Stage;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.rules.combat.Strikes;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.event.CombatEventKind;
import elysium.vtes.table.vocabulary.ActivityKind;
import elysium.vtes.table.vocabulary.Moment;
import elysium.vtes.table.vocabulary.ReplacementTime;
import elysium.vtes.table.vocabulary.Scope;
import elysium.vtes.table.vocabulary.Value;

/// The beginning and end of a combat and its rounds, and the steps that are only windows.
final class Rounds {
    private Rounds() {}

    static void open(Vtes t, int acting, int opponent) {
        t.activities.begin(ActivityKind.COMBAT);
        enter(t, ACTING, acting);
        enter(t, OPPOSING, opponent);
        t.logCard(CombatEventKind.BEGINS, t.controller(acting), acting, t.face(opponent));
    }

    /// A combatant starts with what texts granted for this combat (VTES-RUL-73).
    private static void enter(Vtes t, int side, int minion) {
        int seat = t.controller(minion);
        put(t, MINION + side, minion);
        put(t, SEAT + side, seat);
        put(t, MANEUVERS + side, Math.max(0, t.value(Value.MANEUVERS, minion)));
        put(t, PRESSES + side, Math.max(0, t.value(Value.PRESSES, minion)));
        put(t, PREVENTS + side, Math.max(0, t.value(Value.PREVENTION, minion)));
        t.victory.cancelWithdrawal(seat);
    }

    static void resume(Vtes t, CombatFlow fight) {
        switch (fight.at()) {
            case ENTERED -> entered(t, fight);
            case ROUND -> begin(t);
            case BEFORE_RANGE -> window(t, Moment.BEFORE_RANGE, Stage.RANGE);
            case BEFORE_STRIKES -> beforeStrikes(t);
            case END_OF_ROUND -> window(t, Moment.END_OF_ROUND, Stage.ROUND_OVER);
            case ROUND_OVER -> roundOver(t);
            case OVER -> {
                t.become(CombatFlow.to(Stage.CLOSED));
                TriggerResolution.start(t, Moment.COMBAT_ENDED, CurrentCombat.opponent(t), CurrentCombat.acting(t),
                        CurrentCombat.seat(t, ACTING));
            }
            default -> close(t);
        }
    }

    private static void entered(Vtes t, CombatFlow fight) {
        int side = fight.side();
        t.become(side == ACTING ? CombatFlow.to(Stage.ENTERED, OPPOSING) : CombatFlow.to(Stage.ROUND));
        TriggerResolution.start(t, Moment.ENTERED_COMBAT, CurrentCombat.minion(t, 1 - side),
                CurrentCombat.minion(t, side),
                CurrentCombat.seat(t, ACTING));
    }

    private static void window(Vtes t, int step, Stage next) {
        put(t, STEP, step);
        put(t, LAST, 0);
        t.become(CombatFlow.to(next));
        PriorityWindow.open(t, step);
    }

    /// Each round starts at close range (VTES-RNG-02), unless the previous one has set the range.
    private static void begin(Vtes t) {
        int set = get(t, NEXT_RANGE);
        CurrentCombat.add(t, ROUND, 1);
        put(t, SET_RANGE, set);
        put(t, NEXT_RANGE, 0);
        put(t, RANGE, set == 0 ? CLOSE : set - 1);
        CurrentCombat.unmark(t, GOES_ON | GAINED | GAINED << 1 | BOUND | BOUND << 1);
        CurrentCombat.mark(t, FIRST_PAIR);
        Strikes.clear(t);
        t.log(CombatEventKind.ROUND, CurrentCombat.seat(t, ACTING), NONE, CurrentCombat.round(t));
        t.become(CombatFlow.to(Stage.BEFORE_RANGE));
    }

    private static void beforeStrikes(Vtes t) {
        t.log(CombatEventKind.RANGE, CurrentCombat.seat(t, ACTING), NONE, CurrentCombat.range(t));
        window(t, Moment.BEFORE_STRIKES, Stage.CHOOSE);
    }

    private static void roundOver(Vtes t) {
        boolean on = CurrentCombat.isPressUnanswered(t) && !CurrentCombat.isOver(t);
        t.become(CombatFlow.to(on ? Stage.ROUND : Stage.OVER));
        t.effects.endScope(Scope.ROUND);
        t.ledger.endScope(Scope.ROUND);
        for (int side = 0; side < 2; side++) {
            put(t, ROUND_MANEUVERS + side, 0);
            put(t, ROUND_PRESSES + side, 0);
            put(t, PREVENTS + side, 0);
            put(t, LOST + side, 0);
        }
        TriggerResolution.start(t, Moment.ROUND_ENDED, CurrentCombat.opponent(t), CurrentCombat.acting(t),
                CurrentCombat.seat(t, ACTING));
    }

    private static void close(Vtes t) {
        t.log(CombatEventKind.OVER, CurrentCombat.seat(t, ACTING), NONE, 0);
        t.effects.endScope(Scope.COMBAT);
        t.ledger.endScope(Scope.COMBAT);
        t.activities.finish();
        for (int seat = 0; seat < t.players(); seat++)
            if (t.seats.isAlive(seat)) t.hands.drawDeferred(seat, ReplacementTime.COMBAT_ENDS);
        t.leave();
    }
}
