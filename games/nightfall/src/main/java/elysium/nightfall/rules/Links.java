package elysium.nightfall.rules;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.CHAIN;

import elysium.kernel.Clause;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.NightfallClause;
import org.jspecify.annotations.Nullable;

/// Checks which orders may follow the last one of the chain.
public final class Links {
    private Links() {}

    /// The clause that forbids a card in the chain, or null (NF-CHAIN-02, NF-CHAIN-05).
    public static @Nullable Clause forbids(Nightfall t, int card) {
        if (t.minions.isWound(card)) return NightfallClause.WOUND_IN_CHAIN;
        int last = t.last(CHAIN);
        boolean links = last == NONE || (t.printed(last, Fact.LINKS) >> t.printed(card, Fact.COLOR) & 1) != 0;
        return links ? null : NightfallClause.DOES_NOT_LINK;
    }
}
