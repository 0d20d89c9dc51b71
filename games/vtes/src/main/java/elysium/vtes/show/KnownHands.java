package elysium.vtes.show;

import static elysium.kernel.Table.OMNISCIENT;

import java.util.ArrayList;
import java.util.List;
import elysium.tabletop.View;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Vtes;

/// The cards that somebody else is known to have in hand: they were looked at or taken back.
final class KnownHands {
    private KnownHands() {}

    /// By their numbers in the book, in order: nobody knows on which row each of them lies.
    static List<Integer> by(Vtes t, int seat, int viewer) {
        List<Integer> held = new ArrayList<>();
        if (viewer == seat || viewer == OMNISCIENT) return held;
        for (int card = t.first(GameLayout.HAND + seat); card >= 0; card = t.next(card))
            if (!t.sees(viewer, card) && (View.seen(t, card) >> viewer & 1) != 0) held.add(t.face(card));
        held.sort(null);
        return held;
    }
}
