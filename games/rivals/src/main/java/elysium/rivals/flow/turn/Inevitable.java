package elysium.rivals.flow.turn;

import elysium.kernel.Frame;
import elysium.rivals.flow.Rest;
import elysium.rivals.flow.attack.Falling;
import elysium.rivals.rules.Verdict;
import elysium.rivals.table.Phase;
import elysium.rivals.table.Rivals;
import elysium.tabletop.TriggerResolution;

/// What is due: vampires without blood first, then whoever is out or has won, once nothing is half done.
public final class Inevitable {
    private Inevitable() {}

    public static boolean due(Rivals t) {
        if (Falling.due(t)) return true;
        return t.alarmed() && t.doomed() == 0 && t.phase() != Phase.SET_UP && rests(t) && decided(t);
    }

    private static boolean decided(Rivals t) {
        if (Verdict.reached(t)) return true;
        t.calm();
        return false;
    }

    /// Whether every step on the way is one in which nothing is half done (RIV-RUL-43).
    private static boolean rests(Rivals t) {
        for (int i = 0; i < t.depth(); i++) {
            Frame<Rivals> frame = t.frame(i);
            if (!(frame instanceof Rest) && !(frame instanceof TriggerResolution<?>)) return false;
        }
        return true;
    }
}
