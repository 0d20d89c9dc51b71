package elysium.vtes.flow.combat;

import static elysium.vtes.rules.combat.CombatFields.LAST;
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

/// Asks the combatants in turn for additional strikes after a pair of strikes, and for presses (VTES-STK-13,
/// VTES-PRS-03).
final class PressStep {
    private static final int BOTH = 2;

    private PressStep() {}

    static void resume(Vtes t, CombatFlow fight) {
        if (fight.at() == Stage.ADDITIONAL) additional(t, fight);
        else press(t, fight);
    }

    private static void additional(Vtes t, CombatFlow fight) {
        put(t, STEP, Moment.ADDITIONAL);
        if (fight.count() == BOTH) t.become(StrikeResolution.onward(t));
        else if (mayGain(t, fight)) t.ask(fight.askedSeat(t));
        else t.become(fight.forOtherSide(fight.count() + 1));
    }

    /// A combatant gains additional strikes from one source only (VTES-STK-17).
    private static boolean mayGain(Vtes t, CombatFlow fight) {
        return CurrentCombat.forbidsGainingStrikes(t, fight.minion(t)) == null
                && PriorityWindow.mightUse(t, fight.askedSeat(t), Moment.ADDITIONAL);
    }

    private static void press(Vtes t, CombatFlow fight) {
        put(t, STEP, Moment.PRESS);
        if (fight.count() == BOTH) t.become(CombatFlow.to(Stage.END_OF_ROUND));
        else if (mayAnswer(t, fight)) t.ask(fight.askedSeat(t));
        else t.become(fight.forOtherSide(fight.count() + 1));
    }

    /// A combatant that made the last press waits for the other (VTES-PRS-03).
    private static boolean mayAnswer(Vtes t, CombatFlow fight) {
        if (get(t, LAST) == fight.side() + 1) return false;
        boolean granted =
                CurrentCombat.pressesLeft(t, fight.side()) > 0
                        && CurrentCombat.forbidsPress(t, fight.minion(t)) == null;
        return granted || PriorityWindow.mightUse(t, fight.askedSeat(t), Moment.PRESS);
    }

    static void options(Vtes t, CombatFlow fight, Offers out) {
        out.offer(Move.of(Verbs.PASS));
        boolean press = fight.at() == Stage.PRESS;
        if (press && CurrentCombat.pressesLeft(t, fight.side()) > 0)
            out.offer(Move.of(Verb.PRESS, fight.minion(t)), CurrentCombat.forbidsPress(t, fight.minion(t)));
        PriorityWindow.offer(t, fight.askedSeat(t), press ? Moment.PRESS : Moment.ADDITIONAL, out);
    }

    /// Additional strikes and a press pass the turn to the other combatant; any other use keeps it.
    static void answered(Vtes t, CombatFlow fight, long move) {
        if (Move.verb(move) == Verbs.PASS) {
            t.become(fight.forOtherSide(fight.count() + 1));
            return;
        }
        t.become(CombatFlow.to(fight.at(), fight.side()));
        if (Move.verb(move) == Verb.PRESS) CurrentCombat.usePress(t, fight.side());
        else PriorityWindow.use(t, fight.askedSeat(t), move);
    }
}
