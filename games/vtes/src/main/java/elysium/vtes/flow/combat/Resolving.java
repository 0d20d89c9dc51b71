package elysium.vtes.flow.combat;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.rules.Combat.ACTING;
import static elysium.vtes.rules.Combat.OPPOSING;
import static elysium.vtes.rules.CombatSheet.FIRST_PAIR;
import static elysium.vtes.rules.CombatSheet.TOOK;
import static elysium.vtes.rules.Strike.ENDS;
import static elysium.vtes.rules.Strike.ENVIRONMENTAL;
import static elysium.vtes.rules.Strike.STEALS;

import elysium.tabletop.ContributionVisitor;
import elysium.vtes.flow.combat.Fight.Stage;
import elysium.vtes.rules.Combat;
import elysium.vtes.rules.Harm;
import elysium.vtes.rules.Strike;
import elysium.vtes.rules.Strikes;
import elysium.vtes.table.Affair;
import elysium.vtes.table.CombatTell;
import elysium.vtes.table.Value;
import elysium.vtes.table.Vtes;

/// Strikes resolve: combat ends before first strike, first strike before the others, those of one speed at the same time;
/// then comes their damage (VTES-STK-07, VTES-STK-10).
final class Resolving {
    /// The speeds, in their order.
    private static final int ENDING = 0, FIRST = 1, NORMAL = 2;

    private Resolving() {}

    static void resume(Vtes t, Fight fight) {
        int speed = fight.count();
        switch (fight.at()) {
            case RESOLVE -> resolve(t, fight, speed);
            case RIDE -> ride(t, fight);
            case HARM -> {
                t.become(fight.on(Stage.HARMED, speed));
                t.push(Damage.BEGINS);
            }
            case HARMED -> t.become(speed == NORMAL ? Fight.to(Stage.PAIR) : fight.on(Stage.RESOLVE, speed + 1));
            default -> pairOver(t);
        }
    }

    private static void resolve(Vtes t, Fight fight, int speed) {
        if (speed != NORMAL && speed(t, ACTING) != speed && speed(t, OPPOSING) != speed) {
            t.become(fight.on(Stage.RESOLVE, speed + 1));
            return;
        }
        t.become(Fight.to(Stage.RIDE, ACTING, speed));
        t.begin(Affair.DAMAGE);
        Combat.unmark(t, TOOK | TOOK << 1);
        for (int side = 0; side < 2; side++)
            if (speed(t, side) == speed && works(t, side)) Combat.mark(t, TOOK << side);
        if (speed == ENDING) end(t);
        else strike(t);
        if (speed == NORMAL && Combat.marked(t, FIRST_PAIR)) environment(t);
    }

    /// How fast the strike of a side is; NONE if it has none.
    private static int speed(Vtes t, int side) {
        int kinds = Strikes.kinds(t, side);
        if (kinds == 0) return NONE;
        if ((kinds & ENDS) != 0) return ENDING;
        return Strikes.isFirst(t, side) ? FIRST : NORMAL;
    }

    /// Whether a strike takes effect, and why it does not.
    private static boolean works(Vtes t, int side) {
        int kinds = Strikes.kinds(t, side), seat = Combat.seat(t, side), minion = Combat.minion(t, side);
        if (!Strike.reaches(kinds, Combat.range(t))) t.sayOf(CombatTell.OUT_OF_RANGE, seat, minion, 0);
        else if (Strikes.disarmed(t, side)) t.sayOf(CombatTell.DISARMED, seat, minion, 0);
        else if ((kinds & (ENDS | Strike.DODGE)) == 0 && Strikes.dodged(t, side))
            t.sayOf(CombatTell.DODGED, Combat.seat(t, 1 - side), Combat.minion(t, 1 - side), 0);
        else return true;
        return false;
    }

    private static boolean took(Vtes t, int side) {
        return Combat.marked(t, TOOK << side);
    }

    /// Nothing else of this pair resolves (VTES-EFF-05); where both end it, both do (VTES-RUL-77).
    private static void end(Vtes t) {
        for (int side = 0; side < 2; side++)
            if (took(t, side)) t.sayOf(CombatTell.ENDED, Combat.seat(t, side), Combat.minion(t, side), 0);
        Combat.end(t);
    }

    /// All that strikes of one speed do is counted before any of it is done.
    private static void strike(Vtes t) {
        int[] damage = {damage(t, ACTING), damage(t, OPPOSING)}, loot = {theft(t, ACTING), theft(t, OPPOSING)};
        steal(t, loot);
        for (int side = 0; side < 2; side++) if (took(t, side)) atEquipment(t, side);
        for (int side = 0; side < 2; side++)
            if (damage[side] != 0)
                Harm.add(t, target(t, side), Combat.minion(t, side), damage[side], Strikes.harm(t, side));
    }

    private static int damage(Vtes t, int side) {
        return took(t, side) && Strike.hurts(Strikes.kinds(t, side)) ? Strikes.damage(t, side) : 0;
    }

    private static int theft(Vtes t, int side) {
        boolean steals = took(t, side) && (Strikes.kinds(t, side) & STEALS) != 0;
        return steals ? Math.min(Strikes.theft(t, side), t.blood(target(t, side))) : 0;
    }

    private static int target(Vtes t, int side) {
        int aim = Strikes.aim(t, side);
        return aim == NONE ? Combat.minion(t, 1 - side) : aim;
    }

    /// Two who steal from each other move only the difference, so that nothing drains off on the way (VTES-CRL-43).
    private static void steal(Vtes t, int[] loot) {
        boolean mutual = target(t, ACTING) == Combat.opponent(t) && target(t, OPPOSING) == Combat.acting(t);
        int same = mutual ? Math.min(loot[ACTING], loot[OPPOSING]) : 0;
        for (int side = 0; side < 2; side++) {
            int from = target(t, side), most = loot[side] - same;
            if (most <= 0) continue;
            t.stealBlood(from, Combat.minion(t, side), most);
            if (!t.isVampire(from)) Harm.note(t, from);
        }
    }

    private static void atEquipment(Vtes t, int side) {
        int kinds = Strikes.kinds(t, side), aim = Strikes.aim(t, side);
        boolean there = Strike.atEquipment(kinds) && aim != NONE && t.bearer(aim) == Combat.minion(t, 1 - side);
        if (!there) return;
        if ((kinds & Strike.TAKES) != 0) {
            Strikes.take(t, side, aim);
        } else {
            t.sayOf(CombatTell.DESTROYED, Combat.seat(t, side), aim, 0);
            t.burn(aim);
        }
    }

    /// With the first pair of normal strikes, at either range; nothing dodges it (VTES-RUL-70, VTES-DMG-07).
    private static void environment(Vtes t) {
        for (int side = 0; side < 2; side++) {
            int minion = Combat.minion(t, side);
            if (t.value(Value.ENVIRONMENT, minion) != 0)
                ContributionVisitor.of(t, Value.ENVIRONMENT, minion,
                        (card, n) -> Harm.add(t, minion, card, n, ENVIRONMENTAL));
        }
    }

    /// What the text of a strike says besides happens as it resolves.
    private static void ride(Vtes t, Fight fight) {
        int side = fight.side(), speed = fight.count();
        t.become(side == ACTING ? Fight.to(Stage.RIDE, OPPOSING, speed) : fight.on(Stage.HARM, speed));
        if (took(t, side) && Strikes.hasRider(t, side)) t.push(Strikes.rider(t, side));
    }

    /// After the first pair come additional strikes, as long as there are any (VTES-STK-12, VTES-STK-14).
    private static void pairOver(Vtes t) {
        boolean first = Combat.marked(t, FIRST_PAIR);
        Combat.unmark(t, FIRST_PAIR);
        Strikes.forget(t);
        t.become(first ? Fight.to(Stage.ADDITIONAL) : onward(t));
    }

    /// Additional strikes, as long as there are any, and then presses (VTES-STK-14).
    static Fight onward(Vtes t) {
        boolean more = Combat.strikes(t, ACTING) > 0 || Combat.strikes(t, OPPOSING) > 0;
        return Fight.to(more ? Stage.CHOOSE : Stage.PRESS);
    }
}
