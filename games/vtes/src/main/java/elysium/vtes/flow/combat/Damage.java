package elysium.vtes.flow.combat;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.TriggerResolution;
import elysium.tabletop.Verbs;
import elysium.vtes.flow.Trophies;
import elysium.vtes.flow.Window;
import elysium.vtes.rules.Combat;
import elysium.vtes.rules.CombatSheet;
import elysium.vtes.rules.Harm;
import elysium.vtes.rules.Mending;
import elysium.vtes.table.CombatTell;
import elysium.vtes.table.Moment;
import elysium.vtes.table.Verb;
import elysium.vtes.table.Vtes;

/// Damage is handled: the minions prevent what they can, the acting one first, until all pass (VTES-RUL-103); the rest is
/// mended or not; and whoever could not goes to torpor or is burned, all together (VTES-DMG-01, VTES-RUL-69).
///
/// @param turn whose turn it is: the two combatants, then whoever else takes damage
public record Damage(Stage at, int turn) implements Frame<Vtes> {
    static final Damage BEGINS = new Damage(Stage.NEXT, 0);
    private static final int COMBATANTS = 2;

    /// The next to prevent; what it prevents; what is left is mended; the fallen fall; texts that heed it; all is over.
    public enum Stage {
        NEXT, PREVENT, MEND, FALL, HURT, FALLEN, OVER
    }

    /// Damage by a text, to be read as a part of it.
    public static Frame<Vtes> of(int whom, int amount, int kinds, int source) {
        return new Injury(whom, amount, kinds, source);
    }

    @Override public void resume(Vtes t) {
        switch (at) {
            case NEXT -> next(t);
            case PREVENT -> prevent(t);
            case MEND -> mend(t);
            case FALL -> fall(t);
            case HURT -> hurt(t);
            case FALLEN -> fallen(t);
            case OVER -> {
                t.finish();
                t.leave();
            }
        }
    }

    // ---- prevention

    private void next(Vtes t) {
        for (int k = turn; k < COMBATANTS + Harm.packets(t); k++) {
            int whom = victim(t, k);
            if (whom == NONE) continue;
            Harm.victim(t, whom);
            t.become(new Damage(Stage.PREVENT, k));
            return;
        }
        Harm.victim(t, NONE);
        t.become(new Damage(Stage.MEND, 0));
    }

    /// The k-th who may prevent damage: minions do, retainers do not.
    private static int victim(Vtes t, int k) {
        if (k < COMBATANTS) return Combat.underWay(t) ? Combat.minion(t, k) : NONE;
        int whom = Harm.whom(t, k - COMBATANTS);
        return Harm.isFirst(t, k - COMBATANTS) && t.isMinion(whom) && !Combat.fights(t, whom) ? whom : NONE;
    }

    private void prevent(Vtes t) {
        int whom = Harm.victim(t);
        boolean asks = t.inPlay(whom) && Harm.left(t, whom, 0, 0) > 0
                && (granted(t) > 0 || Window.might(t, t.controller(whom), Moment.PREVENTION));
        if (asks) t.ask(t.controller(whom));
        else t.become(new Damage(Stage.NEXT, turn + 1));
    }

    private int granted(Vtes t) {
        return turn < COMBATANTS ? Combat.prevents(t, turn) : 0;
    }

    @Override public void options(Vtes t, int seat, Offers out) {
        out.offer(Move.of(Verbs.PASS));
        if (granted(t) > 0) Sparing.offer(t, 0, 0, out);
        Window.offer(t, seat, Moment.PREVENTION, out);
    }

    /// Whatever is used gives the opportunity back to the first (VTES-RUL-103).
    @Override public void answered(Vtes t, Answers answers) {
        int seat = t.controller(Harm.victim(t));
        long move = answers.of(seat);
        boolean passes = Move.verb(move) == Verbs.PASS;
        t.become(new Damage(Stage.NEXT, passes ? turn + 1 : 0));
        if (passes) return;
        if (Move.verb(move) == Verb.PREVENT) {
            Combat.add(t, CombatSheet.PREVENTS + turn, -1);
            Harm.prevent(t, Move.b(move), 1);
        } else {
            Window.use(t, seat, move);
        }
    }

    // ---- what is left of it

    private void mend(Vtes t) {
        t.become(new Damage(Stage.FALL, 0));
        for (int i = 0; i < Harm.packets(t); i++) {
            boolean dies = Harm.isFirst(t, i) && t.inPlay(Harm.whom(t, i)) && Mending.destroys(t, Harm.whom(t, i));
            if (dies) Harm.fate(t, i, Harm.DOOMED);
        }
    }

    /// Once all damage has been handled (VTES-DMG-05), whoever is beaten falls, all at the same time.
    private void fall(Vtes t) {
        t.become(new Damage(Stage.HURT, 0));
        for (int i = 0; i < Harm.packets(t); i++)
            if (Harm.isFirst(t, i) && t.inPlay(Harm.whom(t, i))) Harm.fate(t, i, fall(t, i));
    }

    private static int fall(Vtes t, int packet) {
        int whom = Harm.whom(t, packet);
        boolean vampire = t.isVampire(whom), doomed = Harm.fate(t, packet) == Harm.DOOMED;
        if (doomed || !vampire && t.blood(whom) == 0) {
            if (doomed) t.sayOf(CombatTell.DESTROYED_BY, t.controller(whom), whom, 0);
            t.burn(whom);
            return Harm.BURNED;
        }
        if (!vampire || !t.wounded(whom) || !t.isReady(whom)) return Harm.SETTLED;
        t.moveToTorpor(whom);
        return Harm.TORPID;
    }

    // ---- what texts make of it

    private void hurt(Vtes t) {
        if (turn == Harm.packets(t) || !t.hasTrigger(Moment.DAMAGED)) {
            t.become(new Damage(Stage.FALLEN, 0));
            return;
        }
        t.become(new Damage(Stage.HURT, turn + 1));
        if (Harm.amount(t, turn) > 0)
            TriggerResolution.come(t, Moment.DAMAGED, Harm.source(t, turn), Harm.whom(t, turn), t.active());
    }

    private void fallen(Vtes t) {
        if (turn == Harm.packets(t)) {
            t.become(new Damage(Stage.OVER, 0));
            return;
        }
        t.become(new Damage(Stage.FALLEN, turn + 1));
        int fate = Harm.fate(t, turn), whom = Harm.whom(t, turn);
        if (fate == Harm.TORPID) TriggerResolution.come(t, Moment.WENT_TO_TORPOR, NONE, whom, t.active());
        if (fate != Harm.BURNED) return;
        TriggerResolution.come(t, Moment.BURNED, NONE, whom, t.active());
        Trophies.earned(t, whom);
    }
}
