package elysium.rivals.scenario;

import elysium.rivals.table.Rivals;
import org.jspecify.annotations.Nullable;

/// How many tokens of each colour are left, where their number is limited (RIV-RUL-01).
final class Supply {
    /// More than any supply has.
    static final int ALL = 9_999;

    private final @Nullable Integer[] left = new Integer[Rivals.SEATS];

    void left(int seat, int tokens) {
        left[seat] = tokens;
    }

    /// What a supply has is what a pool has not: pools say it for a moment.
    void set(Rivals t) {
        int[] pools = new int[t.players()];
        boolean limited = false;
        for (int seat = 0; seat < pools.length; seat++) {
            Integer tokens = left[seat];
            pools[seat] = t.prestige(seat);
            if (tokens == null) continue;
            limited = true;
            t.setPrestige(seat, ALL - tokens);
        }
        if (limited) t.supply(ALL);
        for (int seat = 0; seat < pools.length; seat++) t.setPrestige(seat, pools[seat]);
    }
}
