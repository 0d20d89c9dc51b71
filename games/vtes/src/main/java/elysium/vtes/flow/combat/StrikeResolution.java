package elysium.vtes.flow.combat;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.rules.combat.CombatFields.FIRST_PAIR;
import static elysium.vtes.rules.combat.CombatFields.TOOK;
import static elysium.vtes.rules.combat.CurrentCombat.ACTING;
import static elysium.vtes.rules.combat.CurrentCombat.OPPOSING;
import static elysium.vtes.rules.combat.StrikeFlags.ENDS;
import static elysium.vtes.rules.combat.StrikeFlags.ENVIRONMENTAL;
import static elysium.vtes.rules.combat.StrikeFlags.STEALS;

import elysium.tabletop.ContributionVisitor;
import elysium.vtes.flow.combat.CombatFlow.Stage;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.rules.combat.DamagePackets;
import elysium.vtes.rules.combat.StrikeFlags;
import elysium.vtes.rules.combat.Strikes;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.event.CombatEventKind;
import elysium.vtes.table.vocabulary.ActivityKind;
import elysium.vtes.table.vocabulary.Value;

/// Resolves strikes: combat ends before first strikes, first strikes before normal ones, and those of one speed at
/// once; then their damage is dealt (VTES-STK-07, VTES-STK-10).
final class StrikeResolution {
    /// The speeds in order.
    private static final int ENDING = 0, FIRST = 1, NORMAL = 2;

    private StrikeResolution() {}

    static void resume(Vtes t, CombatFlow fight) {
        int speed = fight.count();
        switch (fight.at()) {
            case RESOLVE -> resolve(t, fight, speed);
            case RIDE -> ride(t, fight);
            case HARM -> {
                t.become(fight.on(Stage.HARMED, speed));
                t.push(Damage.START);
            }
            case HARMED -> t.become(speed == NORMAL ? CombatFlow.to(Stage.PAIR) : fight.on(Stage.RESOLVE, speed + 1));
            default -> pairOver(t);
        }
    }

    private static void resolve(Vtes t, CombatFlow fight, int speed) {
        if (speed != NORMAL && speed(t, ACTING) != speed && speed(t, OPPOSING) != speed) {
            t.become(fight.on(Stage.RESOLVE, speed + 1));
            return;
        }
        t.become(CombatFlow.to(Stage.RIDE, ACTING, speed));
        t.activities.begin(ActivityKind.DAMAGE);
        CurrentCombat.unmark(t, TOOK | TOOK << 1);
        for (int side = 0; side < 2; side++)
            if (speed(t, side) == speed && works(t, side)) CurrentCombat.mark(t, TOOK << side);
        if (speed == ENDING) end(t);
        else strike(t);
        if (speed == NORMAL && CurrentCombat.marked(t, FIRST_PAIR)) environment(t);
    }

    /// The speed of a side's strike, or NONE without one.
    private static int speed(Vtes t, int side) {
        int kinds = Strikes.kinds(t, side);
        if (kinds == 0) return NONE;
        if ((kinds & ENDS) != 0) return ENDING;
        return Strikes.isFirst(t, side) ? FIRST : NORMAL;
    }

    /// Whether a strike takes effect; logs why it does not.
    private static boolean works(Vtes t, int side) {
        int kinds = Strikes.kinds(t, side), seat = CurrentCombat.seat(t, side), minion = CurrentCombat.minion(t, side);
        if (!StrikeFlags.worksAtRange(kinds, CurrentCombat.range(t)))
            t.logCard(CombatEventKind.OUT_OF_RANGE, seat, minion, 0);
        else if (Strikes.disarmed(t, side)) t.logCard(CombatEventKind.DISARMED, seat, minion, 0);
        else if ((kinds & (ENDS | StrikeFlags.DODGE)) == 0 && Strikes.dodged(t, side))
            t.logCard(CombatEventKind.DODGED, CurrentCombat.seat(t, 1 - side), CurrentCombat.minion(t, 1 - side), 0);
        else return true;
        return false;
    }

    private static boolean took(Vtes t, int side) {
        return CurrentCombat.marked(t, TOOK << side);
    }

    /// Ends the combat: nothing else of this pair resolves (VTES-EFF-05), and where both strikes end it, both do
    /// (VTES-RUL-77).
    private static void end(Vtes t) {
        for (int side = 0; side < 2; side++)
            if (took(t, side))
                t.logCard(CombatEventKind.ENDED, CurrentCombat.seat(t, side), CurrentCombat.minion(t, side), 0);
        CurrentCombat.end(t);
    }

    /// Works out everything that strikes of one speed do before applying any of it.
    private static void strike(Vtes t) {
        int[] damage = {damage(t, ACTING), damage(t, OPPOSING)}, loot = {theft(t, ACTING), theft(t, OPPOSING)};
        steal(t, loot);
        for (int side = 0; side < 2; side++) if (took(t, side)) atEquipment(t, side);
        for (int side = 0; side < 2; side++)
            if (damage[side] != 0)
                DamagePackets.add(t, target(t, side), CurrentCombat.minion(t, side), damage[side],
                        Strikes.damageKinds(t, side));
    }

    private static int damage(Vtes t, int side) {
        return took(t, side) && StrikeFlags.dealsDamage(Strikes.kinds(t, side)) ? Strikes.damage(t, side) : 0;
    }

    private static int theft(Vtes t, int side) {
        boolean steals = took(t, side) && (Strikes.kinds(t, side) & STEALS) != 0;
        return steals ? Math.min(Strikes.stolenAmount(t, side), t.blood.of(target(t, side))) : 0;
    }

    private static int target(Vtes t, int side) {
        int aim = Strikes.target(t, side);
        return aim == NONE ? CurrentCombat.minion(t, 1 - side) : aim;
    }

    /// Moves only the difference where both combatants steal, so that no blood is lost above capacity on the way
    /// (VTES-CRL-43).
    private static void steal(Vtes t, int[] loot) {
        boolean mutual =
                target(t, ACTING) == CurrentCombat.opponent(t) && target(t, OPPOSING) == CurrentCombat.acting(t);
        int same = mutual ? Math.min(loot[ACTING], loot[OPPOSING]) : 0;
        for (int side = 0; side < 2; side++) {
            int from = target(t, side), most = loot[side] - same;
            if (most <= 0) continue;
            t.blood.steal(from, CurrentCombat.minion(t, side), most);
            if (!t.facts.isVampire(from)) DamagePackets.addWithoutDamage(t, from);
        }
    }

    private static void atEquipment(Vtes t, int side) {
        int kinds = Strikes.kinds(t, side), aim = Strikes.target(t, side);
        boolean there =
                StrikeFlags.targetsEquipment(kinds) && aim != NONE
                        && t.bearers.of(aim) == CurrentCombat.minion(t, 1 - side);
        if (!there) return;
        if ((kinds & StrikeFlags.TAKES) != 0) {
            Strikes.takeEquipment(t, side, aim);
        } else {
            t.logCard(CombatEventKind.DESTROYED, CurrentCombat.seat(t, side), aim, 0);
            t.burn(aim);
        }
    }

    /// Environmental damage comes with the first pair of normal strikes at either range, and cannot be dodged
    /// (VTES-RUL-70, VTES-DMG-07).
    private static void environment(Vtes t) {
        for (int side = 0; side < 2; side++) {
            int minion = CurrentCombat.minion(t, side);
            if (t.value(Value.ENVIRONMENT, minion) != 0)
                ContributionVisitor.visit(t, Value.ENVIRONMENT, minion,
                        (card, n) -> DamagePackets.add(t, minion, card, n, ENVIRONMENTAL));
        }
    }

    /// The other effects of a strike's text happen as it resolves.
    private static void ride(Vtes t, CombatFlow fight) {
        int side = fight.side(), speed = fight.count();
        t.become(side == ACTING ? CombatFlow.to(Stage.RIDE, OPPOSING, speed) : fight.on(Stage.HARM, speed));
        if (took(t, side) && Strikes.hasContinuation(t, side)) t.push(Strikes.continuation(t, side));
    }

    /// Additional strikes follow the first pair while there are any (VTES-STK-12, VTES-STK-14).
    private static void pairOver(Vtes t) {
        boolean first = CurrentCombat.marked(t, FIRST_PAIR);
        CurrentCombat.unmark(t, FIRST_PAIR);
        Strikes.clear(t);
        t.become(first ? CombatFlow.to(Stage.ADDITIONAL) : onward(t));
    }

    /// Continues with additional strikes, or with presses if there are none (VTES-STK-14).
    static CombatFlow onward(Vtes t) {
        boolean more = CurrentCombat.strikesLeft(t, ACTING) > 0 || CurrentCombat.strikesLeft(t, OPPOSING) > 0;
        return CombatFlow.to(more ? Stage.CHOOSE : Stage.PRESS);
    }
}
