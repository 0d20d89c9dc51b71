package elysium.vtes.flow.politics;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.Verbs;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.event.PoliticsEventKind;

/// The ways out of torpor: by the vampire's own action or by a rescue (VTES-OAC-04 to VTES-OAC-11).
public final class Torpor {
    private Torpor() {}

    /// A vampire leaves torpor by its own action, whose cost is already paid (VTES-OAC-05).
    public static void leave(Vtes t, int vampire) {
        if (t.regions.inTorpor(vampire)) t.moves.moveToReady(vampire);
    }

    /// A vampire rescues another; the split of the cost is chosen now (VTES-OAC-08, VTES-RUL-38).
    public static void rescue(Vtes t, int rescuer, int rescued, int cost) {
        t.push(new Rescue(rescuer, rescued, cost));
    }

    /// What the rescued vampire can pay: 0 if it has already left torpor or play (VTES-RUL-122).
    public static int payableBlood(Vtes t, int rescued) {
        return t.regions.isMinion(rescued) ? t.blood.of(rescued) : 0;
    }

    /// A rescue being paid for; both vampires together have enough.
    public record Rescue(int rescuer, int rescued, int cost) implements Frame<Vtes> {
        @Override public void resume(Vtes t) {
            if (least(t) == most(t)) pay(t, least(t));
            else t.ask(t.controller(rescuer));
        }

        /// The least the rescuer must pay: what the other lacks.
        private int least(Vtes t) {
            return Math.max(0, cost - payableBlood(t, rescued));
        }

        private int most(Vtes t) {
            return Math.min(cost, t.blood.of(rescuer));
        }

        @Override public void options(Vtes t, int seat, Offers out) {
            for (int paid = least(t); paid <= most(t); paid++) out.offer(Move.of(Verbs.PICK_NUMBER, paid));
        }

        @Override public void onAnswers(Vtes t, Answers answers) {
            pay(t, Move.a(answers.of(t.controller(rescuer))));
        }

        private void pay(Vtes t, int byRescuer) {
            t.blood.pay(rescuer, byRescuer);
            t.blood.pay(rescued, cost - byRescuer);
            if (t.regions.inTorpor(rescued)) {
                t.logCard(PoliticsEventKind.RESCUED, t.controller(rescuer), rescuer, t.face(rescued));
                t.moves.moveToReady(rescued);
            } else {
                CurrentAction.endWithoutEffect(t);
            }
            t.leave();
        }
    }
}
