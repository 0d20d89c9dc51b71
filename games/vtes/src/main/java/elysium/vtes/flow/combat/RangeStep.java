package elysium.vtes.flow.combat;

import static elysium.vtes.rules.combat.CombatFields.LAST;
import static elysium.vtes.rules.combat.CombatFields.SET_RANGE;
import static elysium.vtes.rules.combat.CombatFields.STEP;
import static elysium.vtes.rules.combat.CurrentCombat.get;
import static elysium.vtes.rules.combat.CurrentCombat.put;

import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.Verbs;
import elysium.vtes.flow.PriorityWindow;
import elysium.vtes.flow.combat.CombatFlow.Stage;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Moment;
import elysium.vtes.table.vocabulary.Verb;

/// Step 2 of a round: the combatants maneuver in turn until both decline in succession (VTES-RUL-67).
final class RangeStep {
    private static final int BOTH = 2;

    private RangeStep() {}

    static void resume(Vtes t, CombatFlow fight) {
        put(t, STEP, Moment.RANGE);
        if (fight.count() == BOTH || get(t, SET_RANGE) != 0) t.become(CombatFlow.to(Stage.BEFORE_STRIKES));
        else if (mayAnswer(t, fight)) t.ask(fight.askedSeat(t));
        else t.become(fight.forOtherSide(fight.count() + 1));
    }

    /// A combatant that made the last maneuver waits for the other (VTES-RNG-05).
    private static boolean mayAnswer(Vtes t, CombatFlow fight) {
        if (get(t, LAST) == fight.side() + 1) return false;
        return granted(t, fight) || PriorityWindow.mightUse(t, fight.askedSeat(t), Moment.RANGE);
    }

    private static boolean granted(Vtes t, CombatFlow fight) {
        return CurrentCombat.maneuversLeft(t, fight.side()) > 0
                && CurrentCombat.forbidsManeuver(t, fight.minion(t)) == null;
    }

    static void options(Vtes t, CombatFlow fight, Offers out) {
        out.offer(Move.of(Verbs.PASS));
        if (CurrentCombat.maneuversLeft(t, fight.side()) > 0)
            out.offer(Move.of(Verb.MANEUVER, fight.minion(t)), CurrentCombat.forbidsManeuver(t, fight.minion(t)));
        PriorityWindow.offer(t, fight.askedSeat(t), Moment.RANGE, out);
    }

    /// A maneuver passes the turn to the other combatant; any other use keeps it.
    static void answered(Vtes t, CombatFlow fight, long move) {
        if (Move.verb(move) == Verbs.PASS) {
            t.become(fight.forOtherSide(fight.count() + 1));
            return;
        }
        t.become(CombatFlow.to(Stage.RANGE, fight.side()));
        if (Move.verb(move) == Verb.MANEUVER) CurrentCombat.useManeuver(t, fight.side());
        else PriorityWindow.use(t, fight.askedSeat(t), move);
    }
}
