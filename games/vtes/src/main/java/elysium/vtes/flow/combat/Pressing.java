package elysium.vtes.flow.combat;

import static elysium.vtes.rules.Combat.get;
import static elysium.vtes.rules.Combat.put;
import static elysium.vtes.rules.CombatSheet.LAST;
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

/// What the combatants decide in turn after a pair of strikes: to strike once more, and to go on or to part (VTES-STK-13,
/// VTES-PRS-03).
final class Pressing {
    private static final int BOTH = 2;

    private Pressing() {}

    static void resume(Vtes t, Fight fight) {
        if (fight.at() == Stage.ADDITIONAL) additional(t, fight);
        else press(t, fight);
    }

    private static void additional(Vtes t, Fight fight) {
        put(t, STEP, Moment.ADDITIONAL);
        if (fight.count() == BOTH) t.become(Resolving.onward(t));
        else if (mayGain(t, fight)) t.ask(fight.asks(t));
        else t.become(fight.other(fight.count() + 1));
    }

    /// Nobody has a second source (VTES-STK-17).
    private static boolean mayGain(Vtes t, Fight fight) {
        return Combat.forbidsGaining(t, fight.minion(t)) == null
                && Window.might(t, fight.asks(t), Moment.ADDITIONAL);
    }

    private static void press(Vtes t, Fight fight) {
        put(t, STEP, Moment.PRESS);
        if (fight.count() == BOTH) t.become(Fight.to(Stage.END_OF_ROUND));
        else if (mayAnswer(t, fight)) t.ask(fight.asks(t));
        else t.become(fight.other(fight.count() + 1));
    }

    /// Nobody answers itself: who made the last press waits for the other (VTES-PRS-03).
    private static boolean mayAnswer(Vtes t, Fight fight) {
        if (get(t, LAST) == fight.side() + 1) return false;
        boolean granted = Combat.presses(t, fight.side()) > 0 && Combat.forbidsPress(t, fight.minion(t)) == null;
        return granted || Window.might(t, fight.asks(t), Moment.PRESS);
    }

    static void options(Vtes t, Fight fight, Offers out) {
        out.offer(Move.of(Verbs.PASS));
        boolean press = fight.at() == Stage.PRESS;
        if (press && Combat.presses(t, fight.side()) > 0)
            out.offer(Move.of(Verb.PRESS, fight.minion(t)), Combat.forbidsPress(t, fight.minion(t)));
        Window.offer(t, fight.asks(t), press ? Moment.PRESS : Moment.ADDITIONAL, out);
    }

    /// Additional strikes and a press pass the turn on to the other, anything else that is used leaves it.
    static void answered(Vtes t, Fight fight, long move) {
        if (Move.verb(move) == Verbs.PASS) {
            t.become(fight.other(fight.count() + 1));
            return;
        }
        t.become(Fight.to(fight.at(), fight.side()));
        if (Move.verb(move) == Verb.PRESS) Combat.usePress(t, fight.side());
        else Window.use(t, fight.asks(t), move);
    }
}
