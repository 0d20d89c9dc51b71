package elysium.vtes.rules.turn;

import static elysium.kernel.Table.EVERYONE;
import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.HAND;
import static elysium.vtes.table.GameLayout.LIBRARY;
import static elysium.vtes.table.GameLayout.PLAY;

import elysium.tabletop.View;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Moment;
import elysium.vtes.table.vocabulary.Value;

/// Adjusts hands to their size at once: missing cards are drawn, surplus cards discarded (VTES-PLAY-08).
public final class HandSizes {
    private HandSizes() {}

    /// The surplus of a hand, negative if cards are missing.
    public static int surplus(Vtes t, int seat) {
        return t.count(HAND + seat) - Math.max(0, t.hands.size(seat) - t.hands.pendingCards(seat));
    }

    /// The first seat from the active one with too large a hand, or too small a hand and cards to draw, or NONE.
    public static int firstToAdjust(Vtes t) {
        int seats = t.hands.seatsToCheck() & t.seats.aliveSeats(), seat = t.turn.active();
        for (int n = 0; n < t.players() && seats != 0; n++, seat = t.seats.after(seat)) {
            if ((seats >> seat & 1) == 0) continue;
            int over = surplus(t, seat);
            if (over > 0 || over < 0 && t.count(LIBRARY + seat) > 0) return seat;
            if (over == 0 && t.hands.replacing(seat) > 0) t.hands.setReplacing(seat, 0);
            seats &= ~(1 << seat);
        }
        return NONE;
    }

    /// Draws one missing card; after the last the hand is done, unless texts change draws.
    public static void draw(Vtes t, int seat, int lacks) {
        boolean last = lacks == 1 && t.modifierCount(Value.HAND_SIZE) == 0;
        if (t.hands.replacing(seat) > 0) t.hands.setReplacing(seat, last ? 0 : t.hands.replacing(seat) - 1);
        t.draw(seat);
        if (last) t.hands.endCheck(seat);
    }

    /// Whether a card of a seat replaces such a draw, for example by burning a counter.
    public static boolean mayReplaceDraw(Vtes t, int seat) {
        if (t.hands.replacing(seat) == 0 || !t.hasTrigger(Moment.REPLACEMENT)) return false;
        for (int card = t.first(PLAY + seat); card != NONE; card = t.next(card))
            if (t.isActive(card) && (t.book().triggers(t.face(card)) >> Moment.REPLACEMENT & 1) != 0) return true;
        return false;
    }

    /// Makes the cards of open hands known to all players from now on.
    public static void revealOpenHands(Vtes t) {
        for (int seat = 0; seat < t.players(); seat++) {
            if (!t.seats.isAlive(seat) || t.value(Value.OPEN_HAND, seat) <= 0) continue;
            for (int card = t.first(HAND + seat); card != NONE; card = t.next(card))
                if ((View.seenBy(t, card) & EVERYONE) != EVERYONE) t.showTo(card, EVERYONE);
        }
    }

    /// Whether an equal card comes earlier in the same hand: one of them is enough to offer.
    public static boolean isDuplicate(Vtes t, int card) {
        for (int other = t.first(t.zone(card)); other != card; other = t.next(other))
            if (t.face(other) == t.face(card)) return true;
        return false;
    }
}
