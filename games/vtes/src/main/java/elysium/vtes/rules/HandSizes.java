package elysium.vtes.rules;

import static elysium.kernel.Table.EVERYONE;
import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.HAND;
import static elysium.vtes.table.GameLayout.LIBRARY;
import static elysium.vtes.table.GameLayout.PLAY;

import elysium.tabletop.View;
import elysium.vtes.table.Moment;
import elysium.vtes.table.Value;
import elysium.vtes.table.Vtes;

/// Hands and their size: what is missing is drawn, what is too much discarded, at once (VTES-PLAY-08).
public final class HandSizes {
    private HandSizes() {}

    /// How many cards a hand has too many; below 0 how many it lacks.
    public static int over(Vtes t, int seat) {
        return t.count(HAND + seat) - Math.max(0, t.handSize(seat) - t.pendingCards(seat));
    }

    /// The first living seat from the active one whose hand is too large, or too small with cards to draw; NONE if there is
    /// none.
    public static int uneven(Vtes t) {
        int seats = t.unevenSeats() & t.aliveSeats(), seat = t.active();
        for (int n = 0; n < t.players() && seats != 0; n++, seat = t.after(seat)) {
            if ((seats >> seat & 1) == 0) continue;
            int over = over(t, seat);
            if (over > 0 || over < 0 && t.count(LIBRARY + seat) > 0) return seat;
            if (over == 0 && t.replacing(seat) > 0) t.setReplacing(seat, 0);
            seats &= ~(1 << seat);
        }
        return NONE;
    }

    /// Draws one of the cards that a hand lacks; after the last it matches its size, unless texts have a say in that.
    public static void draw(Vtes t, int seat, int lacks) {
        boolean last = lacks == 1 && t.modifierCount(Value.HAND_SIZE) == 0;
        if (t.replacing(seat) > 0) t.setReplacing(seat, last ? 0 : t.replacing(seat) - 1);
        t.draw(seat);
        if (last) t.even(seat);
    }

    /// Whether a card of a seat takes the place of a draw that replaces another (such as a counter burned instead).
    public static boolean keeps(Vtes t, int seat) {
        if (t.replacing(seat) == 0 || !t.hasTrigger(Moment.REPLACEMENT)) return false;
        for (int card = t.first(PLAY + seat); card != NONE; card = t.next(card))
            if (t.isActive(card) && (t.book().heeds(t.face(card)) >> Moment.REPLACEMENT & 1) != 0) return true;
        return false;
    }

    /// What lies in an open hand is known to all from then on, whatever becomes of it.
    public static void show(Vtes t) {
        for (int seat = 0; seat < t.players(); seat++) {
            if (!t.alive(seat) || t.value(Value.OPEN_HAND, seat) <= 0) continue;
            for (int card = t.first(HAND + seat); card != NONE; card = t.next(card))
                if ((View.seen(t, card) & EVERYONE) != EVERYONE) t.look(card, EVERYONE);
        }
    }

    /// Whether a card like this one lies before it in the same hand: one of them is enough to choose from.
    public static boolean repeats(Vtes t, int card) {
        for (int other = t.first(t.zone(card)); other != card; other = t.next(other))
            if (t.face(other) == t.face(card)) return true;
        return false;
    }
}
