package elysium.vtes.flow.combat;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Frame;
import elysium.tabletop.TriggerResolution;
import elysium.vtes.flow.Trophies;
import elysium.vtes.table.Moment;
import elysium.vtes.table.Vtes;

/// A minion falls by a text, without damage, and what heeds it comes at once.
///
/// @param burns whether it is burned, and does not go to torpor
public record RemoveMinion(int minion, boolean burns, boolean done) implements Frame.Abandonable<Vtes> {

    /// A vampire goes to torpor; an ally is burned instead (VTES-ALY-14).
    public static RemoveMinion torpor(Vtes t, int minion) {
        return new RemoveMinion(minion, !t.isVampire(minion), false);
    }

    public static RemoveMinion burn(int card) {
        return new RemoveMinion(card, true, false);
    }

    /// Who lies in torpor or is gone does not fall any deeper.
    @Override public boolean isValid(Vtes t) {
        return done || (burns ? t.inPlay(minion) : t.isReady(minion));
    }

    @Override public void resume(Vtes t) {
        if (done) {
            t.leave();
            return;
        }
        t.become(new RemoveMinion(minion, burns, true));
        if (burns) t.burn(minion);
        else t.moveToTorpor(minion);
        TriggerResolution.come(t, burns ? Moment.BURNED : Moment.WENT_TO_TORPOR, NONE, minion, t.active());
        if (burns) Trophies.earned(t, minion);
    }
}
