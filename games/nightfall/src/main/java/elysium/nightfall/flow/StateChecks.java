package elysium.nightfall.flow;

import elysium.nightfall.table.Nightfall;

/// The state checks: none, since taking wounds triggers the end directly.
public final class StateChecks {
    private StateChecks() {}

    public static boolean due(Nightfall t) {
        return false;
    }
}
