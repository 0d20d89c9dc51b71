package elysium.vtes.flow.combat;

import elysium.kernel.Frame;
import elysium.vtes.table.Vtes;

/// Two minions are sent into combat by a text; the first has the acting minion's part in it (VTES-RUL-66).
public record StartCombat(int acting, int opponent) implements Frame.Abandonable<Vtes> {

    /// If they may not fight, the rest of the text goes on without it (VTES-RUL-78).
    @Override public boolean isValid(Vtes t) {
        return CombatFlow.mayFight(t, acting, opponent);
    }

    @Override public void resume(Vtes t) {
        Rounds.open(t, acting, opponent);
        t.become(CombatFlow.to(CombatFlow.Stage.ENTERED));
    }
}
