package elysium.vtes.show.outline;

import static elysium.kernel.Table.NONE;

import elysium.vtes.rules.combat.CombatFields;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.rules.combat.DamagePackets;
import elysium.vtes.rules.combat.StrikeFlags;
import elysium.vtes.rules.combat.Strikes;
import elysium.vtes.show.text.Breakdown;
import elysium.vtes.show.text.Steps;
import elysium.vtes.show.text.StrikeText;
import elysium.vtes.show.text.VtesPhrases;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Moment;

/// Adds the current combat and the damage to be handled to the outline.
final class CombatOutline {
    private final OutlineBuilder figures;
    private final Vtes t;

    private CombatOutline(OutlineBuilder figures) {
        this.figures = figures;
        t = figures.t;
    }

    static void add(OutlineBuilder figures) {
        CombatOutline combat = new CombatOutline(figures);
        int step = Steps.combat(figures.t);
        if (step > 0) combat.combat(step);
        if (DamagePackets.isInProgress(figures.t)) combat.packets();
    }

    private void combat(int step) {
        figures.put("combatStep", step);
        figures.names.put("combatSteps", Steps.COMBAT);
        figures.name("combat", VtesPhrases.inBothLanguages(in -> StrikeText.combat(t, in)));
        figures.put("round", CurrentCombat.round(t));
        figures.put("range", CurrentCombat.range(t));
        boolean open = CurrentCombat.step(t) == Moment.BEFORE_RANGE || CurrentCombat.step(t) == Moment.RANGE
                || CurrentCombat.round(t) == 0;
        figures.put("rangeSet", open && CurrentCombat.get(t, CombatFields.SET_RANGE) == 0 ? 0 : 1);
        figures.put("maneuverLast",
                CurrentCombat.step(t) == Moment.RANGE ? CurrentCombat.get(t, CombatFields.LAST) - 1 : NONE);
        figures.put("pressOn", CurrentCombat.isPressUnanswered(t) ? 1 : 0);
        figures.put("combatOver", CurrentCombat.isOver(t) ? 1 : 0);
        for (int side = 0; side < 2; side++) side(side);
    }

    private void side(int side) {
        int minion = CurrentCombat.minion(t, side);
        boolean chosen = Strikes.chosen(t, side), fights = t.regions.isReady(minion);
        figures.list("combatants").add(minion);
        figures.list("combatSeats").add(CurrentCombat.seat(t, side));
        figures.list("fighterStrength").add(fights ? CurrentCombat.strength(t, minion) : 0);
        figures.list("maneuvers").add(CurrentCombat.maneuversLeft(t, side));
        figures.list("presses").add(CurrentCombat.pressesLeft(t, side));
        figures.list("additional").add(CurrentCombat.strikesLeft(t, side));
        figures.list("prevents").add(CurrentCombat.preventionLeft(t, side));
        figures.list("strikeChosen").add(chosen ? 1 : 0);
        figures.list("strikeKinds").add(chosen ? Strikes.damageKinds(t, side) : 0);
        figures.list("strikeCard").add(chosen ? Strikes.card(t, side) : NONE);
        figures.list("strikeAim").add(chosen ? Strikes.target(t, side) : NONE);
        figures.list("strikeDamage").add(chosen ? amount(side) : 0);
        figures.name("strike", StrikeText.strike(t, side));
        if (!fights) return;
        for (Breakdown.Part part : Breakdown.strike(t, side).parts()) {
            figures.list("strikeSumSide").add(side);
            figures.list("strikeSumBy").add(part.card());
            figures.list("strikeSumPart").add(part.amount());
            figures.name("strikeSum", part.name());
        }
    }

    private int amount(int side) {
        int kinds = Strikes.kinds(t, side);
        if ((kinds & StrikeFlags.STEALS) != 0) return Strikes.stolenAmount(t, side);
        return StrikeFlags.dealsDamage(kinds) ? Strikes.damage(t, side) : 0;
    }

    private void packets() {
        figures.put("victim", DamagePackets.preventingMinion(t));
        for (int packet = 0; packet < DamagePackets.packetCount(t); packet++) {
            int number = packet;
            figures.list("packetOn").add(DamagePackets.victimOf(t, packet));
            figures.list("packetFrom").add(DamagePackets.source(t, packet));
            figures.list("packetAmount").add(DamagePackets.amount(t, packet));
            figures.list("packetKinds").add(DamagePackets.kinds(t, packet));
            figures.name("packet", VtesPhrases.inBothLanguages(in -> StrikeText.packet(t, number, in)));
        }
    }
}
