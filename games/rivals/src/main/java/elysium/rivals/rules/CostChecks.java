package elysium.rivals.rules;

import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.RivalsClause;
import org.jspecify.annotations.Nullable;

/// Checks whether costs can be paid.
public final class CostChecks {
    private CostChecks() {}

    /// Prestige pays for something, but never the last of it (RIV-ABL-09).
    public static @Nullable RivalsClause forbidsPrestige(Rivals t, int seat, int amount) {
        return amount > 0 && amount >= t.prestige.of(seat) ? RivalsClause.LAST_PRESTIGE : null;
    }

    /// Blood of a vampire pays for something, but never the last of it (RIV-ABL-08).
    public static @Nullable RivalsClause forbidsBlood(Rivals t, int vampire, int amount) {
        return amount > 0 && amount >= t.blood.of(vampire) ? RivalsClause.LAST_BLOOD : null;
    }
}
