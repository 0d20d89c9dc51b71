package elysium.vtes.flow.combat;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.TriggerResolution;
import elysium.tabletop.Verbs;
import elysium.vtes.flow.PriorityWindow;
import elysium.vtes.flow.Trophies;
import elysium.vtes.rules.combat.CombatFields;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.rules.combat.DamageHandling;
import elysium.vtes.rules.combat.DamagePackets;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.event.CombatEventKind;
import elysium.vtes.table.vocabulary.Moment;
import elysium.vtes.table.vocabulary.Verb;

/// Handles damage: minions prevent what they can, the acting one first, until all pass (VTES-RUL-103). The rest is
/// mended if possible, and minions that cannot mend go to torpor or are burned, all at once (VTES-DMG-01, VTES-RUL-69).
///
/// @param turn whose turn it is to prevent: the two combatants, then other minions that take damage
public record Damage(Stage at, int turn) implements Frame<Vtes> {
    static final Damage START = new Damage(Stage.NEXT, 0);
    private static final int COMBATANTS = 2;

    public enum Stage {
        NEXT, PREVENT, MEND, FALL, HURT, FALLEN, OVER
    }

    /// Damage by a text, as a frame.
    public static Frame<Vtes> of(int whom, int amount, int kinds, int source) {
        return new TextDamage(whom, amount, kinds, source);
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
                t.activities.finish();
                t.leave();
            }
        }
    }

    // ---- prevention

    private void next(Vtes t) {
        for (int k = turn; k < COMBATANTS + DamagePackets.packetCount(t); k++) {
            int whom = victim(t, k);
            if (whom == NONE) continue;
            DamagePackets.setPreventingMinion(t, whom);
            t.become(new Damage(Stage.PREVENT, k));
            return;
        }
        DamagePackets.setPreventingMinion(t, NONE);
        t.become(new Damage(Stage.MEND, 0));
    }

    /// The k-th minion that may prevent damage; retainers may not.
    private static int victim(Vtes t, int k) {
        if (k < COMBATANTS) return CurrentCombat.isInProgress(t) ? CurrentCombat.minion(t, k) : NONE;
        int whom = DamagePackets.victimOf(t, k - COMBATANTS);
        return DamagePackets.isFirst(t, k - COMBATANTS) && t.regions.isMinion(whom)
                && !CurrentCombat.isCombatant(t, whom)
                        ? whom
                        : NONE;
    }

    private void prevent(Vtes t) {
        int whom = DamagePackets.preventingMinion(t);
        boolean asks = t.regions.inPlay(whom) && DamagePackets.preventablePoints(t, whom, 0, 0) > 0
                && (granted(t) > 0 || PriorityWindow.mightUse(t, t.controller(whom), Moment.PREVENTION));
        if (asks) t.ask(t.controller(whom));
        else t.become(new Damage(Stage.NEXT, turn + 1));
    }

    private int granted(Vtes t) {
        return turn < COMBATANTS ? CurrentCombat.preventionLeft(t, turn) : 0;
    }

    @Override public void options(Vtes t, int seat, Offers out) {
        out.offer(Move.of(Verbs.PASS));
        if (granted(t) > 0) PreventDamage.offer(t, 0, 0, out);
        PriorityWindow.offer(t, seat, Moment.PREVENTION, out);
    }

    /// Every use gives the opportunity back to the first (VTES-RUL-103).
    @Override public void onAnswers(Vtes t, Answers answers) {
        int seat = t.controller(DamagePackets.preventingMinion(t));
        long move = answers.of(seat);
        boolean passes = Move.verb(move) == Verbs.PASS;
        t.become(new Damage(Stage.NEXT, passes ? turn + 1 : 0));
        if (passes) return;
        if (Move.verb(move) == Verb.PREVENT) {
            CurrentCombat.add(t, CombatFields.PREVENTS + turn, -1);
            DamagePackets.prevent(t, Move.b(move), 1);
        } else {
            PriorityWindow.use(t, seat, move);
        }
    }

    // ---- damage that was not prevented

    private void mend(Vtes t) {
        t.become(new Damage(Stage.FALL, 0));
        for (int i = 0; i < DamagePackets.packetCount(t); i++) {
            boolean dies = DamagePackets.isFirst(t, i) && t.regions.inPlay(DamagePackets.victimOf(t, i))
                    && DamageHandling.handleDamage(t, DamagePackets.victimOf(t, i));
            if (dies) DamagePackets.setFate(t, i, DamagePackets.DOOMED);
        }
    }

    /// Sends all defeated minions to torpor or burns them at once, after all damage was handled (VTES-DMG-05).
    private void fall(Vtes t) {
        t.become(new Damage(Stage.HURT, 0));
        for (int i = 0; i < DamagePackets.packetCount(t); i++)
            if (DamagePackets.isFirst(t, i) && t.regions.inPlay(DamagePackets.victimOf(t, i)))
                DamagePackets.setFate(t, i, fall(t, i));
    }

    private static int fall(Vtes t, int packet) {
        int whom = DamagePackets.victimOf(t, packet);
        boolean vampire = t.facts.isVampire(whom), doomed = DamagePackets.fate(t, packet) == DamagePackets.DOOMED;
        if (doomed || !vampire && t.blood.of(whom) == 0) {
            if (doomed) t.logCard(CombatEventKind.DESTROYED_BY, t.controller(whom), whom, 0);
            t.burn(whom);
            return DamagePackets.BURNED;
        }
        if (!vampire || !t.minions.wounded(whom) || !t.regions.isReady(whom)) return DamagePackets.SETTLED;
        t.moves.moveToTorpor(whom);
        return DamagePackets.TORPID;
    }

    // ---- triggered texts

    private void hurt(Vtes t) {
        if (turn == DamagePackets.packetCount(t) || !t.hasTrigger(Moment.DAMAGED)) {
            t.become(new Damage(Stage.FALLEN, 0));
            return;
        }
        t.become(new Damage(Stage.HURT, turn + 1));
        if (DamagePackets.amount(t, turn) > 0)
            TriggerResolution.start(t, Moment.DAMAGED, DamagePackets.source(t, turn), DamagePackets.victimOf(t, turn),
                    t.turn.active());
    }

    private void fallen(Vtes t) {
        if (turn == DamagePackets.packetCount(t)) {
            t.become(new Damage(Stage.OVER, 0));
            return;
        }
        t.become(new Damage(Stage.FALLEN, turn + 1));
        int fate = DamagePackets.fate(t, turn), whom = DamagePackets.victimOf(t, turn);
        if (fate == DamagePackets.TORPID)
            TriggerResolution.start(t, Moment.WENT_TO_TORPOR, NONE, whom, t.turn.active());
        if (fate != DamagePackets.BURNED) return;
        TriggerResolution.start(t, Moment.BURNED, NONE, whom, t.turn.active());
        Trophies.awardForBurned(t, whom);
    }
}
