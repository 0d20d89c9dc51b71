package elysium.rivals.flow.turn;

import elysium.kernel.Frame;
import elysium.rivals.flow.SafePoint;
import elysium.rivals.flow.attack.CharacterDefeat;
import elysium.rivals.rules.VictoryCheck;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Phase;
import elysium.tabletop.TriggerResolution;

/// The state checks: defeats first, then eliminations and victory once no rule is half applied.
public final class StateChecks {
    private StateChecks() {}

    public static boolean due(Rivals t) {
        if (CharacterDefeat.startNextDue(t)) return true;
        return t.victory.checkNeeded() && t.defeats.count() == 0 && t.turn.phase() != Phase.SET_UP && rests(t)
                && decided(t);
    }

    private static boolean decided(Rivals t) {
        if (VictoryCheck.checkVictory(t)) return true;
        t.victory.endCheck();
        return false;
    }

    /// Whether all frames on the stack are safe points (RIV-RUL-43).
    private static boolean rests(Rivals t) {
        for (int i = 0; i < t.depth(); i++) {
            Frame<Rivals> frame = t.frame(i);
            if (!(frame instanceof SafePoint) && !(frame instanceof TriggerResolution<?>)) return false;
        }
        return true;
    }
}
