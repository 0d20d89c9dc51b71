package elysium.vtes.rules.combat;

import static elysium.kernel.Table.NONE;

import elysium.vtes.table.Vtes;
import elysium.vtes.table.event.CombatEventKind;

/// Applies unprevented damage: vampires mend it with blood or are wounded, allies and retainers lose life.
public final class DamageHandling {
    private DamageHandling() {}

    /// Handles all damage to a card, normal damage first (VTES-DMG-11); returns whether a vampire is destroyed.
    public static boolean handleDamage(Vtes t, int whom) {
        int normal = DamagePackets.totalDamage(t, whom, false), aggravated = DamagePackets.totalDamage(t, whom, true);
        if (!t.facts.isVampire(whom)) {
            t.blood.burn(whom, normal + aggravated);       // aggravated damage is normal damage to them (VTES-DMG-14)
            return false;
        }
        mend(t, whom, normal);
        return aggravated > 0 && !endures(t, whom, aggravated);
    }

    /// A vampire burns 1 blood for each point; if that is not enough it is wounded (VTES-DMG-04, VTES-DMG-05).
    private static void mend(Vtes t, int vampire, int damage) {
        if (damage == 0) return;
        int blood = Math.min(damage, t.blood.of(vampire));
        if (blood > 0) t.logCard(CombatEventKind.MENDED, t.controller(vampire), vampire, blood);
        lose(t, vampire, blood);
        if (blood < damage) t.minions.setWounded(vampire, true);
    }

    /// The first point wounds; each further point must be paid for in blood (VTES-DMG-08, VTES-DMG-09).
    private static boolean endures(Vtes t, int vampire, int damage) {
        int due = t.minions.wounded(vampire) ? damage : damage - 1, blood = Math.min(due, t.blood.of(vampire));
        t.minions.setWounded(vampire, true);
        if (blood > 0) t.logCard(CombatEventKind.HELD_OUT, t.controller(vampire), vampire, blood);
        lose(t, vampire, blood);
        return blood == due;
    }

    private static void lose(Vtes t, int vampire, int blood) {
        t.blood.burn(vampire, blood);
        int side = CurrentCombat.side(t, vampire);
        if (side != NONE) CurrentCombat.add(t, CombatFields.LOST + side, blood);
    }
}
