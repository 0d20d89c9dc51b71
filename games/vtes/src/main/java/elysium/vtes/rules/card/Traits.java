package elysium.vtes.rules.card;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.READY;

import elysium.kernel.Clause;
import elysium.vtes.table.Trait;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.PoliticsClause;
import elysium.vtes.table.vocabulary.Fact;
import org.jspecify.annotations.Nullable;

/// The rules of minion traits (VTES-TRT).
public final class Traits {
    private Traits() {}

    /// Only a ready vampire commits diablerie, and none that is Blood Cursed (VTES-DIA-01, VTES-TRT-03).
    public static @Nullable Clause forbidsDiablerie(Vtes t, int minion) {
        if (!t.regions.isReady(minion) || !t.facts.isVampire(minion)) return PoliticsClause.READY_TO_DIABLERISE;
        return t.facts.is(minion, Trait.BLOOD_CURSED) ? PoliticsClause.BLOOD_CURSED : null;
    }

    /// A sterile vampire performs no action that puts another vampire into play (VTES-TRT-13).
    public static @Nullable Clause forbidsSiring(Vtes t, int minion) {
        return t.facts.is(minion, Trait.STERILE) ? PoliticsClause.STERILE : null;
    }

    /// A slave performs directed actions only if its controller has a ready member of the clan it serves (VTES-TRT-05).
    public static boolean mayDirect(Vtes t, int minion) {
        if (!t.facts.is(minion, Trait.SLAVE)) return true;
        int clan = t.facts.text(minion, Fact.SLAVE_OF, NONE);
        for (int other = t.first(READY + t.controller(minion)); other != NONE; other = t.next(other))
            if (t.facts.isVampire(other) && t.identity.clan(other) == clan) return true;
        return false;
    }

    /// Whether a slave may fight the blocker in place of a blocked vampire it serves (VTES-TRT-06).
    public static boolean mayStandIn(Vtes t, int slave, int blocked) {
        return t.facts.is(slave, Trait.SLAVE) && slave != blocked && t.regions.isReady(slave)
                && !t.minions.locked(slave)
                && t.controller(slave) == t.controller(blocked) && t.facts.isVampire(blocked)
                && t.identity.clan(blocked) == t.facts.text(slave, Fact.SLAVE_OF, NONE);
    }

    /// Whether two different Blood Brothers are of the same named circle; without a name each is alone (VTES-TRT-04).
    public static boolean sameCircle(Vtes t, int one, int other) {
        int circle = t.facts.text(one, Fact.CIRCLE, 0);
        return circle != 0 && circle == t.facts.text(other, Fact.CIRCLE, 0);
    }
}
