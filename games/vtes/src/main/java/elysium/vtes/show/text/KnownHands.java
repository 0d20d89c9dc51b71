package elysium.vtes.show.text;

import static elysium.kernel.Table.OMNISCIENT;

import java.util.ArrayList;
import java.util.List;
import elysium.tabletop.View;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Vtes;

/// The cards that a viewer knows in another hand, because they were looked at or returned there.
public final class KnownHands {
    private KnownHands() {}

    /// Sorted card numbers, so that their order does not reveal rows.
    public static List<Integer> by(Vtes t, int seat, int viewer) {
        List<Integer> held = new ArrayList<>();
        if (viewer == seat || viewer == OMNISCIENT) return held;
        for (int card = t.first(GameLayout.HAND + seat); card >= 0; card = t.next(card))
            if (!t.sees(viewer, card) && (View.seenBy(t, card) >> viewer & 1) != 0) held.add(t.face(card));
        held.sort(null);
        return held;
    }
}
