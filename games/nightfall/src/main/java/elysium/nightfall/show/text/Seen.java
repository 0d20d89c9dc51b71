package elysium.nightfall.show.text;

import static elysium.kernel.Table.NONE;
import static elysium.kernel.Table.OMNISCIENT;

import java.util.ArrayList;
import java.util.List;
import elysium.nightfall.table.GameLayout;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.View;

/// What a viewer knows of piles and hands: public cards, cards it looked at, cards it saw go there.
public final class Seen {
    private Seen() {}

    /// The cards of a discard pile, the top one first.
    public static List<Integer> discards(Nightfall t, int seat, int viewer) {
        List<Integer> seen = new ArrayList<>();
        for (int card = t.first(GameLayout.DISCARD + seat); card != NONE; card = t.next(card))
            if (t.sees(viewer, card)) seen.addFirst(card);
        return seen;
    }

    /// The cards of a deck down to the last known one; NONE for unknown ones.
    public static List<Integer> deck(Nightfall t, int seat, int viewer) {
        List<Integer> seen = new ArrayList<>();
        int known = 0;
        for (int card = t.first(GameLayout.DECK + seat); card != NONE; card = t.next(card)) {
            boolean sees = t.sees(viewer, card);
            seen.add(sees ? card : NONE);
            if (sees) known = seen.size();
        }
        return seen.subList(0, known);
    }

    /// The known cards of another hand, by card number, since their rows are unknown.
    public static List<Integer> hand(Nightfall t, int seat, int viewer) {
        List<Integer> held = new ArrayList<>();
        if (viewer == seat || viewer == OMNISCIENT) return held;
        for (int card = t.first(GameLayout.HAND + seat); card != NONE; card = t.next(card))
            if (!t.sees(viewer, card) && (View.seenBy(t, card) >> viewer & 1) != 0) held.add(t.face(card));
        held.sort(null);
        return held;
    }

    /// The face-up wound on top of the stack, by card number, or NONE.
    public static int wound(Nightfall t) {
        return t.wounds.faceUpCount() == 0 ? NONE : t.face(t.first(GameLayout.WOUNDS));
    }
}
