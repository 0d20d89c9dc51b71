package elysium.nightfall.rules;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.DECK;
import static elysium.nightfall.table.GameLayout.DISCARD;
import static elysium.nightfall.table.GameLayout.EXILE;
import static elysium.nightfall.table.GameLayout.HAND;

import elysium.nightfall.table.EventKind;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Nightfall;

/// Drawing, discarding and exiling cards.
public final class Piles {
    private Piles() {}

    /// Draws cards, renewing the deck from the discard pile when it is empty; returns the number drawn.
    public static int draw(Nightfall t, int seat, int cards) {
        int drawn = 0;
        while (drawn < cards && (t.count(DECK + seat) > 0 || renew(t, seat))) {
            t.move(t.first(DECK + seat), HAND + seat);
            drawn++;
        }
        if (drawn > 0) t.log(EventKind.DREW, seat, NONE, drawn);
        return drawn;
    }

    /// Shuffles the discard pile into a new deck (NF-ZONE-05); returns whether there was one.
    private static boolean renew(Nightfall t, int seat) {
        int from = DISCARD + seat;
        if (t.count(from) == 0) return false;
        t.log(EventKind.RENEWED, seat, NONE, t.count(from));
        while (t.first(from) != NONE) t.move(t.first(from), DECK + seat);
        t.shuffle(DECK + seat);
        return true;
    }

    /// Discards a card from a hand or a deck, not from play (NF-START-04).
    public static void discard(Nightfall t, int card) {
        int seat = t.owner(card);
        t.move(card, DISCARD + seat);
        t.logCard(EventKind.DISCARDED, seat, card, 0);
    }

    /// Removes a card from the game permanently; a wound no longer counts (NF-ZONE-11).
    public static void exile(Nightfall t, int card) {
        int seat = t.owner(card);
        t.minions.clearState(card);
        if (t.minions.isWound(card) && seat != NONE) t.wounds.add(seat, t.printed(card, Fact.TYPE), -1);
        t.move(card, EXILE);
        t.logCard(EventKind.EXILED, seat, card, 0);
    }

    /// Whether an equal card comes earlier in the hand.
    public static boolean isDuplicate(Nightfall t, int card) {
        for (int other = t.first(t.zone(card)); other != card; other = t.next(other))
            if (t.face(other) == t.face(card)) return true;
        return false;
    }
}
