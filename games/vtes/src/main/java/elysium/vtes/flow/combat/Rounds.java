package elysium.vtes.flow.combat;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.rules.Combat.ACTING;
import static elysium.vtes.rules.Combat.CLOSE;
import static elysium.vtes.rules.Combat.OPPOSING;
import static elysium.vtes.rules.Combat.get;
import static elysium.vtes.rules.Combat.put;
import static elysium.vtes.rules.CombatSheet.BOUND;
import static elysium.vtes.rules.CombatSheet.FIRST_PAIR;
import static elysium.vtes.rules.CombatSheet.GAINED;
import static elysium.vtes.rules.CombatSheet.GOES_ON;
import static elysium.vtes.rules.CombatSheet.LAST;
import static elysium.vtes.rules.CombatSheet.LOST;
import static elysium.vtes.rules.CombatSheet.MANEUVERS;
import static elysium.vtes.rules.CombatSheet.MINION;
import static elysium.vtes.rules.CombatSheet.NEXT_RANGE;
import static elysium.vtes.rules.CombatSheet.PRESSES;
import static elysium.vtes.rules.CombatSheet.PREVENTS;
import static elysium.vtes.rules.CombatSheet.RANGE;
import static elysium.vtes.rules.CombatSheet.ROUND;
import static elysium.vtes.rules.CombatSheet.ROUND_MANEUVERS;
import static elysium.vtes.rules.CombatSheet.ROUND_PRESSES;
import static elysium.vtes.rules.CombatSheet.SEAT;
import static elysium.vtes.rules.CombatSheet.SET_RANGE;
import static elysium.vtes.rules.CombatSheet.STEP;

import elysium.tabletop.TriggerResolution;
import elysium.vtes.flow.Window;
import elysium.vtes.flow.combat.Fight.Stage;
import elysium.vtes.rules.Combat;
import elysium.vtes.rules.Strikes;
import elysium.vtes.table.Affair;
import elysium.vtes.table.CombatTell;
import elysium.vtes.table.Later;
import elysium.vtes.table.Moment;
import elysium.vtes.table.Span;
import elysium.vtes.table.Value;
import elysium.vtes.table.Vtes;

/// How a combat and its rounds begin and end, and the steps that are windows and nothing else.
final class Rounds {
    private Rounds() {}

    static void open(Vtes t, int acting, int opponent) {
        t.begin(Affair.COMBAT);
        enter(t, ACTING, acting);
        enter(t, OPPOSING, opponent);
        t.sayOf(CombatTell.BEGINS, t.controller(acting), acting, t.face(opponent));
    }

    /// What texts promised for this combat is the combatant's from its beginning (VTES-RUL-73).
    private static void enter(Vtes t, int side, int minion) {
        int seat = t.controller(minion);
        put(t, MINION + side, minion);
        put(t, SEAT + side, seat);
        put(t, MANEUVERS + side, Math.max(0, t.value(Value.MANEUVERS, minion)));
        put(t, PRESSES + side, Math.max(0, t.value(Value.PRESSES, minion)));
        put(t, PREVENTS + side, Math.max(0, t.value(Value.PREVENTION, minion)));
        t.stays(seat);
    }

    static void resume(Vtes t, Fight fight) {
        switch (fight.at()) {
            case ENTERED -> entered(t, fight);
            case ROUND -> begin(t);
            case BEFORE_RANGE -> window(t, Moment.BEFORE_RANGE, Stage.RANGE);
            case BEFORE_STRIKES -> beforeStrikes(t);
            case END_OF_ROUND -> window(t, Moment.END_OF_ROUND, Stage.ROUND_OVER);
            case ROUND_OVER -> roundOver(t);
            case OVER -> {
                t.become(Fight.to(Stage.CLOSED));
                TriggerResolution.come(t, Moment.COMBAT_ENDED, Combat.opponent(t), Combat.acting(t),
                        Combat.seat(t, ACTING));
            }
            default -> close(t);
        }
    }

    private static void entered(Vtes t, Fight fight) {
        int side = fight.side();
        t.become(side == ACTING ? Fight.to(Stage.ENTERED, OPPOSING) : Fight.to(Stage.ROUND));
        TriggerResolution.come(t, Moment.ENTERED_COMBAT, Combat.minion(t, 1 - side), Combat.minion(t, side),
                Combat.seat(t, ACTING));
    }

    private static void window(Vtes t, int step, Stage next) {
        put(t, STEP, step);
        put(t, LAST, 0);
        t.become(Fight.to(next));
        Window.open(t, step);
    }

    /// Close is the default of each round (VTES-RNG-02), unless the one before has set it.
    private static void begin(Vtes t) {
        int set = get(t, NEXT_RANGE);
        Combat.add(t, ROUND, 1);
        put(t, SET_RANGE, set);
        put(t, NEXT_RANGE, 0);
        put(t, RANGE, set == 0 ? CLOSE : set - 1);
        Combat.unmark(t, GOES_ON | GAINED | GAINED << 1 | BOUND | BOUND << 1);
        Combat.mark(t, FIRST_PAIR);
        Strikes.forget(t);
        t.say(CombatTell.ROUND, Combat.seat(t, ACTING), NONE, Combat.round(t));
        t.become(Fight.to(Stage.BEFORE_RANGE));
    }

    private static void beforeStrikes(Vtes t) {
        t.say(CombatTell.RANGE, Combat.seat(t, ACTING), NONE, Combat.range(t));
        window(t, Moment.BEFORE_STRIKES, Stage.CHOOSE);
    }

    private static void roundOver(Vtes t) {
        boolean on = Combat.goesOn(t) && !Combat.over(t);
        t.become(Fight.to(on ? Stage.ROUND : Stage.OVER));
        t.effects.sweep(Span.ROUND);
        t.ledger.endScope(Span.ROUND);
        for (int side = 0; side < 2; side++) {
            put(t, ROUND_MANEUVERS + side, 0);
            put(t, ROUND_PRESSES + side, 0);
            put(t, PREVENTS + side, 0);
            put(t, LOST + side, 0);
        }
        TriggerResolution.come(t, Moment.ROUND_ENDED, Combat.opponent(t), Combat.acting(t), Combat.seat(t, ACTING));
    }

    private static void close(Vtes t) {
        t.say(CombatTell.OVER, Combat.seat(t, ACTING), NONE, 0);
        t.effects.sweep(Span.COMBAT);
        t.ledger.endScope(Span.COMBAT);
        t.finish();
        for (int seat = 0; seat < t.players(); seat++) if (t.alive(seat)) t.settleOwed(seat, Later.COMBAT_ENDS);
        t.leave();
    }
}
