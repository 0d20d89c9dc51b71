package elysium.vtes.flow.combat;

import static elysium.vtes.rules.Combat.ACTING;
import static elysium.vtes.rules.Combat.OPPOSING;
import static elysium.vtes.rules.Combat.get;
import static elysium.vtes.rules.Combat.put;
import static elysium.vtes.rules.CombatSheet.LAST;
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

/// What the combatants decide in turn after a pair of strikes: to strike once more, and to go on or to part (VTES-STK-13,
/// VTES-PRS-03).
final class Pressing {
    private static final int BOTH = 2;

    private Pressing() {}

    static void resume(Vtes t, Fight fight) {
        switch (fight.at()) {
            case ADDITIONAL -> additional(t, fight);
            case GAINED -> {
                boolean used = Combat.marked(t, USED);
                t.become(Fight.to(Stage.ADDITIONAL, used ? ACTING : fight.side()));
            }
            case PRESSED -> Ranging.goOn(t, fight, Stage.PRESS);
            default -> press(t, fight);
        }
    }

    /// An effect used gives the opportunity back to the acting minion; nobody has a second source (VTES-STK-17).
    private static void additional(Vtes t, Fight fight) {
        put(t, STEP, Moment.ADDITIONAL);
        put(t, LAST, 0);
        if (fight.count() == BOTH) {
            boolean more = Combat.strikes(t, ACTING) > 0 || Combat.strikes(t, OPPOSING) > 0;
            t.become(Fight.to(more ? Stage.CHOOSE : Stage.PRESS));
        } else if (Combat.forbidsGaining(t, fight.minion(t)) == null
                && Window.might(t, fight.asks(t), Moment.ADDITIONAL)) {
                    t.ask(fight.asks(t));
                } else {
                    t.become(fight.other(fight.count() + 1));
                }
    }

    private static void press(Vtes t, Fight fight) {
        put(t, STEP, Moment.PRESS);
        if (fight.count() == BOTH) t.become(Fight.to(Stage.END_OF_ROUND));
        else if (mayAnswer(t, fight)) t.ask(fight.asks(t));
        else t.become(fight.other(fight.count() + 1));
    }

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

    static void answered(Vtes t, Fight fight, long move) {
        Combat.unmark(t, USED);
        Stage used = fight.at() == Stage.PRESS ? Stage.PRESSED : Stage.GAINED;
        switch (Move.verb(move)) {
            case Verbs.PASS -> t.become(fight.other(fight.count() + 1));
            case Verb.PRESS -> {
                t.become(Fight.to(used, fight.side()));
                Combat.usePress(t, fight.side());
            }
            default -> {
                t.become(Fight.to(used, fight.side()));
                Window.use(t, fight.asks(t), move);
            }
        }
    }
}
