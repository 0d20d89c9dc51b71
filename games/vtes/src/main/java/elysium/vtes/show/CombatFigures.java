package elysium.vtes.show;

import static elysium.kernel.Table.NONE;

import elysium.vtes.rules.Combat;
import elysium.vtes.rules.CombatSheet;
import elysium.vtes.rules.Harm;
import elysium.vtes.rules.Strike;
import elysium.vtes.rules.Strikes;
import elysium.vtes.table.Moment;
import elysium.vtes.table.Vtes;

/// The figures of the combat under way and of damage that is about to be handled.
final class CombatFigures {
    private final Figures figures;
    private final Vtes t;

    private CombatFigures(Figures figures) {
        this.figures = figures;
        t = figures.t;
    }

    static void add(Figures figures) {
        CombatFigures combat = new CombatFigures(figures);
        int step = Steps.combat(figures.t);
        if (step > 0) combat.combat(step);
        if (Harm.underWay(figures.t)) combat.packets();
    }

    private void combat(int step) {
        figures.put("combatStep", step);
        figures.names.put("combatSteps", Steps.COMBAT);
        figures.name("combat", Tongue.both(in -> Blows.combat(t, in)));
        figures.put("round", Combat.round(t));
        figures.put("range", Combat.range(t));
        boolean open = Combat.step(t) == Moment.BEFORE_RANGE || Combat.step(t) == Moment.RANGE || Combat.round(t) == 0;
        figures.put("rangeSet", open && Combat.get(t, CombatSheet.SET_RANGE) == 0 ? 0 : 1);
        figures.put("maneuverLast", Combat.step(t) == Moment.RANGE ? Combat.get(t, CombatSheet.LAST) - 1 : NONE);
        figures.put("pressOn", Combat.goesOn(t) ? 1 : 0);
        figures.put("combatOver", Combat.over(t) ? 1 : 0);
        for (int side = 0; side < 2; side++) side(side);
    }

    private void side(int side) {
        int minion = Combat.minion(t, side);
        boolean chosen = Strikes.chosen(t, side), fights = t.isReady(minion);
        figures.list("combatants").add(minion);
        figures.list("combatSeats").add(Combat.seat(t, side));
        figures.list("fighterStrength").add(fights ? Combat.strength(t, minion) : 0);
        figures.list("maneuvers").add(Combat.maneuvers(t, side));
        figures.list("presses").add(Combat.presses(t, side));
        figures.list("additional").add(Combat.strikes(t, side));
        figures.list("prevents").add(Combat.prevents(t, side));
        figures.list("strikeChosen").add(chosen ? 1 : 0);
        figures.list("strikeKinds").add(chosen ? Strikes.harm(t, side) : 0);
        figures.list("strikeCard").add(chosen ? Strikes.card(t, side) : NONE);
        figures.list("strikeAim").add(chosen ? Strikes.aim(t, side) : NONE);
        figures.list("strikeDamage").add(chosen ? amount(side) : 0);
        figures.name("strike", Blows.strike(t, side));
        if (!fights) return;
        for (Sum.Part part : Sum.strike(t, side).parts()) {
            figures.list("strikeSumSide").add(side);
            figures.list("strikeSumBy").add(part.card());
            figures.list("strikeSumPart").add(part.amount());
            figures.name("strikeSum", part.name());
        }
    }

    private int amount(int side) {
        int kinds = Strikes.kinds(t, side);
        if ((kinds & Strike.STEALS) != 0) return Strikes.theft(t, side);
        return Strike.hurts(kinds) ? Strikes.damage(t, side) : 0;
    }

    private void packets() {
        figures.put("victim", Harm.victim(t));
        for (int packet = 0; packet < Harm.packets(t); packet++) {
            int number = packet;
            figures.list("packetOn").add(Harm.whom(t, packet));
            figures.list("packetFrom").add(Harm.source(t, packet));
            figures.list("packetAmount").add(Harm.amount(t, packet));
            figures.list("packetKinds").add(Harm.kinds(t, packet));
            figures.name("packet", Tongue.both(in -> Blows.packet(t, number, in)));
        }
    }
}
