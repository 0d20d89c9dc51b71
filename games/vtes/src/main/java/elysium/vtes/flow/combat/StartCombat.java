package elysium.vtes.flow.combat;

import elysium.kernel.Frame;
import elysium.vtes.table.Vtes;

/// Starts a combat by a text; the first minion counts as the acting one (VTES-RUL-66).
public record StartCombat(int acting, int opponent) implements Frame.Abandonable<Vtes> {

    /// If they cannot fight, the rest of the text continues without the combat (VTES-RUL-78).
    @Override public boolean isValid(Vtes t) {
        return CombatFlow.mayFight(t, acting, opponent);
    }

    @Override public void resume(Vtes t) {
        Rounds.open(t, acting, opponent);
        t.become(CombatFlow.to(CombatFlow.Stage.ENTERED));
    }
}
