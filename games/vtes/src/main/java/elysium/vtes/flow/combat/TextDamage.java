package elysium.vtes.flow.combat;

import elysium.kernel.Frame;
import elysium.vtes.rules.DamagePackets;
import elysium.vtes.table.ActivityKind;
import elysium.vtes.table.Vtes;

/// Damage by a text, in combat or outside: it is handled like that of strikes (VTES-RUL-80).
///
/// @param kinds what kind of damage it is, as of strikes
/// @param source the card it comes from, or NONE
public record TextDamage(int whom, int amount, int kinds, int source) implements Frame.Abandonable<Vtes> {

    /// Whoever is not in play any more takes no damage.
    @Override public boolean isValid(Vtes t) {
        return t.inPlay(whom);
    }

    @Override public void resume(Vtes t) {
        t.begin(ActivityKind.DAMAGE);
        DamagePackets.add(t, whom, source, amount, kinds);
        t.become(Damage.BEGINS);
    }
}
