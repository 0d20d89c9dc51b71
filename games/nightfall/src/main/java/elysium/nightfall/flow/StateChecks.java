package elysium.nightfall.flow;

import elysium.nightfall.table.Nightfall;

/// What is due: that the end is triggered is noted where wounds are taken, and nothing else comes by itself.
public final class StateChecks {
    private StateChecks() {}

    public static boolean due(Nightfall t) {
        return false;
    }
}
