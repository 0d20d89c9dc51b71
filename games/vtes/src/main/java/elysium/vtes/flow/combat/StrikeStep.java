package elysium.vtes.flow.combat;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.rules.combat.CombatFields.EXTRA;
import static elysium.vtes.rules.combat.CombatFields.FIRST_PAIR;
import static elysium.vtes.rules.combat.CombatFields.STEP;
import static elysium.vtes.rules.combat.CurrentCombat.ACTING;
import static elysium.vtes.rules.combat.CurrentCombat.OPPOSING;
import static elysium.vtes.rules.combat.CurrentCombat.put;

import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.Verbs;
import elysium.vtes.flow.PriorityWindow;
import elysium.vtes.flow.combat.CombatFlow.Stage;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.rules.combat.StrikeFlags;
import elysium.vtes.rules.combat.Strikes;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Moment;
import elysium.vtes.table.vocabulary.Verb;

/// Step 4 of a round: both combatants choose strikes, the acting minion first, before any resolves (VTES-STK-03).
final class StrikeStep {
    private StrikeStep() {}

    static void resume(Vtes t, CombatFlow fight) {
        put(t, STEP, Moment.STRIKE);
        if (fight.at() == Stage.CHOOSE) choose(t, fight);
        else aim(t, fight);
    }

    private static void choose(Vtes t, CombatFlow fight) {
        int side = fight.side();
        if (!CurrentCombat.marked(t, FIRST_PAIR) && CurrentCombat.strikesLeft(t, side) == 0) {
            Strikes.recordNoStrike(t, side);
            t.become(onward(fight));
            return;
        }
        if (Strikes.chosen(t, side)) {
            keep(t, fight);
        } else if (PriorityWindow.mightUse(t, fight.askedSeat(t), Moment.STRIKE)) {
            t.ask(fight.askedSeat(t));
            return;
        } else {
            Strikes.chooseHands(t, side);
        }
        t.become(CombatFlow.to(Stage.AIM, side));
    }

    /// A minion bound by its maneuver makes that strike, or none if it is no longer allowed (VTES-CLR-50).
    private static void keep(Vtes t, CombatFlow fight) {
        int side = fight.side();
        if (Strikes.isForbiddenByText(t, fight.minion(t), Strikes.kinds(t, side))) Strikes.recordNoStrike(t, side);
    }

    private static CombatFlow onward(CombatFlow fight) {
        return fight.side() == ACTING ? CombatFlow.to(Stage.CHOOSE, OPPOSING) : CombatFlow.to(Stage.RESOLVE);
    }

    /// Chooses the target of a strike: a retainer (VTES-RCB-03) or an equipment (VTES-EFF-10).
    private static void aim(Vtes t, CombatFlow fight) {
        int side = fight.side(), kinds = Strikes.kinds(t, side), targets = targets(t, side);
        if (!CurrentCombat.marked(t, FIRST_PAIR)) CurrentCombat.add(t, EXTRA + side, -1);
        Strikes.announce(t, side);
        boolean asks = targets > 1 || targets == 1 && !StrikeFlags.targetsEquipment(kinds);
        if (asks) {
            t.ask(fight.askedSeat(t));
            return;
        }
        t.become(onward(fight));
        if (targets == 1) Strikes.setTarget(t, side, target(t, side, NONE));
    }

    private static int targets(Vtes t, int side) {
        int targets = 0;
        for (int card = target(t, side, NONE); card != NONE; card = target(t, side, card)) targets++;
        return targets;
    }

    /// The opponent's next possible target card after a card, or NONE.
    private static int target(Vtes t, int side, int after) {
        int foe = CurrentCombat.minion(t, 1 - side);
        int card = after == NONE ? t.attachments.firstOn(foe) : t.attachments.nextOn(after);
        while (card != NONE && !(t.regions.isAttached(card) && Strikes.mayTarget(t, side, card)))
            card = t.attachments.nextOn(card);
        return card;
    }

    static void options(Vtes t, CombatFlow fight, Offers out) {
        int side = fight.side();
        if (fight.at() == Stage.CHOOSE) {
            out.offer(Move.of(Verb.STRIKE, fight.minion(t)));
            PriorityWindow.offer(t, fight.askedSeat(t), Moment.STRIKE, out);
            return;
        }
        if (!StrikeFlags.targetsEquipment(Strikes.kinds(t, side)))
            out.offer(Move.of(Verbs.PICK_CARD, CurrentCombat.minion(t, 1 - side)));
        for (int card = target(t, side, NONE); card != NONE; card = target(t, side, card))
            out.offer(Move.of(Verbs.PICK_CARD, card));
    }

    static void answered(Vtes t, CombatFlow fight, long move) {
        int side = fight.side();
        if (fight.at() == Stage.AIM) {
            t.become(onward(fight));
            if (Move.a(move) != CurrentCombat.minion(t, 1 - side)) Strikes.setTarget(t, side, Move.a(move));
        } else if (Move.verb(move) == Verb.STRIKE) {
            Strikes.chooseHands(t, side);
        } else {
            PriorityWindow.use(t, fight.askedSeat(t), move);
        }
    }
}
