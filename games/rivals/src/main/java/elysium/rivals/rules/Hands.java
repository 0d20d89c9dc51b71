package elysium.rivals.rules;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.HAND;

import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Kind;

/// Queries about hands.
public final class Hands {
    private Hands() {}

    /// Whether an earlier card of the zone has the same name: equal cards are offered once.
    public static boolean isDuplicate(Rivals t, int card) {
        int face = t.face(card);
        for (int other = t.first(t.zone(card)); other != card; other = t.next(other))
            if (t.face(other) == face) return true;
        return false;
    }

    /// The cards of a hand by position, as a bit set, without those that repeat an earlier one.
    public static long distinctCards(Rivals t, int seat) {
        long unlike = 0, bit = 1, names = 0;
        for (int card = t.first(HAND + seat); card != NONE; card = t.next(card), bit <<= 1) {
            long before = names;
            names |= 1L << t.face(card);
            if (names != before || !isDuplicate(t, card)) unlike |= bit;
        }
        return unlike;
    }

    /// How many cards of a kind a seat holds.
    public static int count(Rivals t, int seat, Kind kind) {
        int cards = 0;
        for (int card = t.first(HAND + seat); card != NONE; card = t.next(card)) if (t.facts.is(card, kind)) cards++;
        return cards;
    }
}
