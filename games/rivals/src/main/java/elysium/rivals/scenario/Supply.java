package elysium.rivals.scenario;

import elysium.rivals.table.Rivals;
import org.jspecify.annotations.Nullable;

/// Limits the tokens of each colour (RIV-RUL-01).
final class Supply {
    /// More than any limit.
    static final int ALL = 9_999;

    private final @Nullable Integer[] left = new Integer[Rivals.SEATS];

    void left(int seat, int tokens) {
        left[seat] = tokens;
    }

    /// Sets each supply by filling pools temporarily.
    void set(Rivals t) {
        int[] pools = new int[t.players()];
        boolean limited = false;
        for (int seat = 0; seat < pools.length; seat++) {
            Integer tokens = left[seat];
            pools[seat] = t.prestige.of(seat);
            if (tokens == null) continue;
            limited = true;
            t.prestige.restore(seat, ALL - tokens);
        }
        if (limited) t.tokens.limitSupply(ALL);
        for (int seat = 0; seat < pools.length; seat++) t.prestige.restore(seat, pools[seat]);
    }
}
