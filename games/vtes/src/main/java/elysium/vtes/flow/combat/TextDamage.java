package elysium.vtes.flow.combat;

import elysium.kernel.Frame;
import elysium.vtes.rules.combat.DamagePackets;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.ActivityKind;

/// Deals damage by a text, in or out of combat; it is handled like damage from strikes (VTES-RUL-80).
///
/// @param kinds the kinds of damage, as for strikes
/// @param source the card that deals it, or NONE
public record TextDamage(int whom, int amount, int kinds, int source) implements Frame.Abandonable<Vtes> {

    /// A minion that has left play takes no damage.
    @Override public boolean isValid(Vtes t) {
        return t.regions.inPlay(whom);
    }

    @Override public void resume(Vtes t) {
        t.activities.begin(ActivityKind.DAMAGE);
        DamagePackets.add(t, whom, source, amount, kinds);
        t.become(Damage.START);
    }
}
