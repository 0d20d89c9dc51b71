package elysium.nightfall.flow;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.ASIDE;

import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Nightfall;

/// Quick start: each player gets a printed pair of private archives, without a draft (NF-DRAFT-10).
final class QuickStart {

    private QuickStart() {}

    /// Deals different pairs at random (NF-RUL-08). The two orders of a pair have the same pair number in the book.
    static void deal(Nightfall t) {
        int[] pairs = pairs(t);
        for (int seat = 0; seat < t.players(); seat++) {
            int pick = seat + t.roll(pairs.length - seat), pair = pairs[pick];
            pairs[pick] = pairs[seat];
            pairs[seat] = pair;
            for (int which = 0; which < 2; which++) keep(t, ofPair(t, pair), seat, which);
        }
    }

    /// Shows the card to its owner; with secret archives it stays face down for the others.
    private static void keep(Nightfall t, int card, int seat, int which) {
        Dealing.keepForArchive(t, card, seat, which);
        t.showTo(card, 1 << seat);
    }

    private static int[] pairs(Nightfall t) {
        int most = 0;
        for (int def = 0; def < t.book().size(); def++) most = Math.max(most, t.book().printed(def, Fact.PAIR));
        int[] pairs = new int[most];
        for (int i = 0; i < most; i++) pairs[i] = i + 1;
        return pairs;
    }

    /// A draft card of a pair not used yet.
    private static int ofPair(Nightfall t, int pair) {
        for (int card = t.first(ASIDE); card != NONE; card = t.next(card))
            if (t.printed(card, Fact.PAIR) == pair) return card;
        throw new IllegalStateException("pair " + pair + " is not whole");
    }
}
