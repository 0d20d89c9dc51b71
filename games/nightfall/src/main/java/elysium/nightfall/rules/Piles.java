package elysium.nightfall.rules;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.DECK;
import static elysium.nightfall.table.GameLayout.DISCARD;
import static elysium.nightfall.table.GameLayout.EXILE;
import static elysium.nightfall.table.GameLayout.HAND;

import elysium.nightfall.table.EventKind;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Nightfall;

/// Decks, hands and discard piles: to draw, to discard, to exile.
public final class Piles {
    private Piles() {}

    /// Draws cards, with a new deck made of the discards where the old one gives out; says how many there were.
    public static int draw(Nightfall t, int seat, int cards) {
        int drawn = 0;
        while (drawn < cards && (t.count(DECK + seat) > 0 || renew(t, seat))) {
            t.move(t.first(DECK + seat), HAND + seat);
            drawn++;
        }
        if (drawn > 0) t.log(EventKind.DREW, seat, NONE, drawn);
        return drawn;
    }

    /// Shuffles the discards into a new deck (NF-ZONE-05); whether there were any.
    private static boolean renew(Nightfall t, int seat) {
        int from = DISCARD + seat;
        if (t.count(from) == 0) return false;
        t.log(EventKind.RENEWED, seat, NONE, t.count(from));
        while (t.first(from) != NONE) t.move(t.first(from), DECK + seat);
        t.shuffle(DECK + seat);
        return true;
    }

    /// Discards a card from a hand or a deck: it was not in play (NF-START-04).
    public static void discard(Nightfall t, int card) {
        int seat = t.owner(card);
        t.move(card, DISCARD + seat);
        t.logCard(EventKind.DISCARDED, seat, card, 0);
    }

    /// Takes a card out of the game for good; a wound is no longer counted (NF-ZONE-11).
    public static void exile(Nightfall t, int card) {
        int seat = t.owner(card);
        t.settled(card);
        if (t.isWound(card) && seat != NONE) t.setWounds(seat, t.printed(card, Fact.TYPE), -1);
        t.move(card, EXILE);
        t.logCard(EventKind.EXILED, seat, card, 0);
    }

    /// Whether a card of a hand was walked over before one that is just like it.
    public static boolean repeats(Nightfall t, int card) {
        for (int other = t.first(t.zone(card)); other != card; other = t.next(other))
            if (t.face(other) == t.face(card)) return true;
        return false;
    }
}
