package elysium.vendetta.dsl;

import static elysium.kernel.Table.NONE;

import elysium.tabletop.TriggerResolution;
import elysium.vendetta.table.Vendetta;

/// When a text hears that somebody played a card.
public final class Reacting {
    private Reacting() {}

    /// Whether the card was played on a Position of somebody else than the hearer's player.
    public static boolean playedByOther(Vendetta t, int card, TriggerResolution<Vendetta> o) {
        int player = t.controller(o.subject());
        return player != NONE && player != t.controller(card);
    }
}
