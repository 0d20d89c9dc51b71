package elysium.nightfall.flow;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.ASIDE;

import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Nightfall;

/// Quick start: each player gets one of the printed pairs of private archives, and nothing is drafted (NF-DRAFT-10).
final class QuickStart {

    private QuickStart() {}

    /// Deals different pairs at random (NF-RUL-08). A pair is named in the book: its two orders bear the same number.
    static void deal(Nightfall t) {
        int[] pairs = pairs(t);
        for (int seat = 0; seat < t.players(); seat++) {
            int pick = seat + t.roll(pairs.length - seat), pair = pairs[pick];
            pairs[pick] = pairs[seat];
            pairs[seat] = pair;
            for (int which = 0; which < 2; which++) keep(t, ofPair(t, pair), seat, which);
        }
    }

    /// Its owner looks at it: where archives are secret it stays face down to all others.
    private static void keep(Nightfall t, int card, int seat, int which) {
        Dealing.keep(t, card, seat, which);
        t.look(card, 1 << seat);
    }

    private static int[] pairs(Nightfall t) {
        int most = 0;
        for (int def = 0; def < t.book().size(); def++) most = Math.max(most, t.book().printed(def, Fact.PAIR));
        int[] pairs = new int[most];
        for (int i = 0; i < most; i++) pairs[i] = i + 1;
        return pairs;
    }

    /// A draft card of a pair that is still aside.
    private static int ofPair(Nightfall t, int pair) {
        for (int card = t.first(ASIDE); card != NONE; card = t.next(card))
            if (t.printed(card, Fact.PAIR) == pair) return card;
        throw new IllegalStateException("pair " + pair + " is not whole");
    }
}
