package elysium.vtes.flow.combat;

import static elysium.vtes.rules.Combat.get;
import static elysium.vtes.rules.Combat.put;
import static elysium.vtes.rules.CombatSheet.LAST;
import static elysium.vtes.rules.CombatSheet.SET_RANGE;
import static elysium.vtes.rules.CombatSheet.STEP;
import static elysium.vtes.rules.CombatSheet.USED;

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
        if (fight.at() == Stage.MANEUVERED) {
            goOn(t, fight, Stage.RANGE);
            return;
        }
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

    /// A card or text was used: a maneuver gives the turn to the other, anything else leaves it.
    static void goOn(Vtes t, Fight fight, Stage stage) {
        boolean used = Combat.marked(t, USED);
        Combat.unmark(t, USED);
        t.become(Fight.to(stage, used ? 1 - fight.side() : fight.side()));
    }

    static void options(Vtes t, Fight fight, Offers out) {
        out.offer(Move.of(Verbs.PASS));
        if (Combat.maneuvers(t, fight.side()) > 0)
            out.offer(Move.of(Verb.MANEUVER, fight.minion(t)), Combat.forbidsManeuver(t, fight.minion(t)));
        Window.offer(t, fight.asks(t), Moment.RANGE, out);
    }

    static void answered(Vtes t, Fight fight, long move) {
        Combat.unmark(t, USED);
        switch (Move.verb(move)) {
            case Verbs.PASS -> t.become(fight.other(fight.count() + 1));
            case Verb.MANEUVER -> {
                t.become(Fight.to(Stage.MANEUVERED, fight.side()));
                Combat.useManeuver(t, fight.side());
            }
            default -> {
                t.become(Fight.to(Stage.MANEUVERED, fight.side()));
                Window.use(t, fight.asks(t), move);
            }
        }
    }
}
