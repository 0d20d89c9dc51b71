package elysium.vtes.flow.combat;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Frame;
import elysium.tabletop.TriggerResolution;
import elysium.vtes.flow.Trophies;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Moment;

/// Sends a minion to torpor or burns it by a text, without damage, and fires the triggers of that.
///
/// @param burns whether it is burned instead of going to torpor
public record RemoveMinion(int minion, boolean burns, boolean done) implements Frame.Abandonable<Vtes> {

    /// Sends a vampire to torpor; an ally is burned instead (VTES-ALY-14).
    public static RemoveMinion torpor(Vtes t, int minion) {
        return new RemoveMinion(minion, !t.facts.isVampire(minion), false);
    }

    public static RemoveMinion burn(int card) {
        return new RemoveMinion(card, true, false);
    }

    /// A minion in torpor or out of play cannot go to torpor.
    @Override public boolean isValid(Vtes t) {
        return done || (burns ? t.regions.inPlay(minion) : t.regions.isReady(minion));
    }

    @Override public void resume(Vtes t) {
        if (done) {
            t.leave();
            return;
        }
        t.become(new RemoveMinion(minion, burns, true));
        if (burns) t.burn(minion);
        else t.moves.moveToTorpor(minion);
        TriggerResolution.start(t, burns ? Moment.BURNED : Moment.WENT_TO_TORPOR, NONE, minion, t.turn.active());
        if (burns) Trophies.awardForBurned(t, minion);
    }
}
