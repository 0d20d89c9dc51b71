package elysium.vtes.flow.combat;

import static elysium.vtes.rules.Combat.get;
import static elysium.vtes.rules.Combat.put;
import static elysium.vtes.rules.CombatSheet.LAST;
import static elysium.vtes.rules.CombatSheet.SET_RANGE;
import static elysium.vtes.rules.CombatSheet.STEP;

import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.Verbs;
import elysium.vtes.flow.Window;
import elysium.vtes.flow.combat.Fight.Stage;
import elysium.vtes.rules.Combat;
import elysium.vtes.table.Moment;
import elysium.vtes.table.Verb;
import elysium.vtes.table.Vtes;

/// Step 2 of a round: the combatants answer each other's maneuvers, until both decline in succession (VTES-RUL-67).
final class Ranging {
    private static final int BOTH = 2;

    private Ranging() {}

    static void resume(Vtes t, Fight fight) {
        put(t, STEP, Moment.RANGE);
        if (fight.count() == BOTH || get(t, SET_RANGE) != 0) t.become(Fight.to(Stage.BEFORE_STRIKES));
        else if (mayAnswer(t, fight)) t.ask(fight.asks(t));
        else t.become(fight.other(fight.count() + 1));
    }

    /// Nobody answers itself: who made the last maneuver waits for the other (VTES-RNG-05).
    private static boolean mayAnswer(Vtes t, Fight fight) {
        if (get(t, LAST) == fight.side() + 1) return false;
        return granted(t, fight) || Window.might(t, fight.asks(t), Moment.RANGE);
    }

    private static boolean granted(Vtes t, Fight fight) {
        return Combat.maneuvers(t, fight.side()) > 0 && Combat.forbidsManeuver(t, fight.minion(t)) == null;
    }

    static void options(Vtes t, Fight fight, Offers out) {
        out.offer(Move.of(Verbs.PASS));
        if (Combat.maneuvers(t, fight.side()) > 0)
            out.offer(Move.of(Verb.MANEUVER, fight.minion(t)), Combat.forbidsManeuver(t, fight.minion(t)));
        Window.offer(t, fight.asks(t), Moment.RANGE, out);
    }

    /// A maneuver passes the turn on to the other, anything else that is used leaves it.
    static void answered(Vtes t, Fight fight, long move) {
        if (Move.verb(move) == Verbs.PASS) {
            t.become(fight.other(fight.count() + 1));
            return;
        }
        t.become(Fight.to(Stage.RANGE, fight.side()));
        if (Move.verb(move) == Verb.MANEUVER) Combat.useManeuver(t, fight.side());
        else Window.use(t, fight.asks(t), move);
    }
}
