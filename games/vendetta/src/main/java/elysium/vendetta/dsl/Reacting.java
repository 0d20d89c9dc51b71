package elysium.vendetta.dsl;

import static elysium.kernel.Table.NONE;

import elysium.tabletop.TriggerResolution;
import elysium.vendetta.table.Vendetta;

/// Conditions of texts triggered by a played card.
public final class Reacting {
    private Reacting() {}

    /// Whether the card was played on another player's Position.
    public static boolean playedByOther(Vendetta t, int card, TriggerResolution<Vendetta> o) {
        int player = t.controller(o.subject());
        return player != NONE && player != t.controller(card);
    }
}
