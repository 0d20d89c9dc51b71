package elysium.vtes.flow.politics;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.Verbs;
import elysium.vtes.rules.CurrentAction;
import elysium.vtes.table.PoliticsEventKind;
import elysium.vtes.table.Vtes;

/// How vampires leave torpor, by themselves or rescued (VTES-OAC-04 to VTES-OAC-11).
public final class Torpor {
    private Torpor() {}

    /// A vampire leaves torpor by its own action, which is paid for (VTES-OAC-05).
    public static void leave(Vtes t, int vampire) {
        if (t.inTorpor(vampire)) t.moveToReady(vampire);
    }

    /// A vampire rescues another: who pays how much is said now (VTES-OAC-08, VTES-RUL-38).
    public static void rescue(Vtes t, int rescuer, int rescued, int cost) {
        t.push(new Rescue(rescuer, rescued, cost));
    }

    /// What the vampire to be rescued can pay: it may have been raised meanwhile, or be gone (VTES-RUL-122).
    public static int purse(Vtes t, int rescued) {
        return t.isMinion(rescued) ? t.blood(rescued) : 0;
    }

    /// A rescue that is being paid for; both together have what it costs.
    public record Rescue(int rescuer, int rescued, int cost) implements Frame<Vtes> {
        @Override public void resume(Vtes t) {
            if (least(t) == most(t)) pay(t, least(t));
            else t.ask(t.controller(rescuer));
        }

        /// What the rescuer pays at least: what the other lacks.
        private int least(Vtes t) {
            return Math.max(0, cost - purse(t, rescued));
        }

        private int most(Vtes t) {
            return Math.min(cost, t.blood(rescuer));
        }

        @Override public void options(Vtes t, int seat, Offers out) {
            for (int paid = least(t); paid <= most(t); paid++) out.offer(Move.of(Verbs.PICK_NUMBER, paid));
        }

        @Override public void answered(Vtes t, Answers answers) {
            pay(t, Move.a(answers.of(t.controller(rescuer))));
        }

        private void pay(Vtes t, int byRescuer) {
            t.payBlood(rescuer, byRescuer);
            t.payBlood(rescued, cost - byRescuer);
            if (t.inTorpor(rescued)) {
                t.logCard(PoliticsEventKind.RESCUED, t.controller(rescuer), rescuer, t.face(rescued));
                t.moveToReady(rescued);
            } else {
                CurrentAction.fizzles(t);
            }
            t.leave();
        }
    }
}
