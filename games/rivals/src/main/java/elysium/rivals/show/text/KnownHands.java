package elysium.rivals.show.text;

import static elysium.kernel.Table.OMNISCIENT;

import java.util.ArrayList;
import java.util.List;
import elysium.rivals.table.GameLayout;
import elysium.rivals.table.Rivals;
import elysium.tabletop.View;

/// The cards that a player is known to have in hand or played face down, because they were seen or taken back.
public final class KnownHands {
    private KnownHands() {}

    /// Card numbers in order, since their rows are unknown.
    public static List<Integer> by(Rivals t, int seat, int viewer) {
        List<Integer> held = new ArrayList<>();
        if (viewer == seat || viewer == OMNISCIENT) return held;
        for (int card = 0; card < t.rows(); card++)
            if (hidden(t, card, seat, viewer) && (View.seenBy(t, card) >> viewer & 1) != 0) held.add(t.face(card));
        held.sort(null);
        return held;
    }

    private static boolean hidden(Rivals t, int card, int seat, int viewer) {
        int zone = t.zone(card);
        boolean deck = zone >= GameLayout.LIBRARY && zone < GameLayout.FACTION + Rivals.SEATS;
        return zone >= 0 && !deck && t.owner(card) == seat && !t.sees(viewer, card);
    }
}
