package elysium.vendetta.show.text;

import static elysium.kernel.Table.NONE;
import static elysium.kernel.Table.OMNISCIENT;
import static elysium.vendetta.table.GameLayout.DECK;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Table;
import elysium.tabletop.View;
import elysium.vendetta.table.Vendetta;

/// The cards a viewer knows without seeing them: in other hands, and in its own Clan deck.
public final class KnownHands {
    private KnownHands() {}

    /// The known cards of a seat in hand or face down, as card numbers in order, since their rows are unknown.
    public static List<Integer> by(Vendetta t, int seat, int viewer) {
        if (viewer == seat || viewer == OMNISCIENT) return List.of();
        List<Integer> held = new ArrayList<>();
        for (int card = 0; card < t.rows(); card++)
            if (hidden(t, card, seat, viewer) && (View.seenBy(t, card) >> viewer & 1) != 0) held.add(t.face(card));
        held.sort(null);
        return held;
    }

    private static boolean hidden(Vendetta t, int card, int seat, int viewer) {
        int zone = t.zone(card);
        boolean piled = zone >= DECK && zone < DECK + Table.SEATS;
        return zone >= 0 && !piled && t.owner(card) == seat && !t.sees(viewer, card);
    }

    /// The cards of the own Clan deck in unknown order, by number.
    public static List<Integer> shuffled(Vendetta t, int seat) {
        List<Integer> deck = new ArrayList<>(t.count(DECK + seat));
        for (int card = t.first(DECK + seat); card != NONE; card = t.next(card))
            if (!t.sees(seat, card)) deck.add(t.face(card));
        deck.sort(null);
        return deck;
    }

    /// The cards at the bottom of the own Clan deck, from above.
    public static List<Integer> bottom(Vendetta t, int seat) {
        List<Integer> deck = new ArrayList<>(t.count(DECK + seat));
        for (int card = t.first(DECK + seat); card != NONE; card = t.next(card))
            if (t.sees(seat, card)) deck.add(t.face(card));
        return deck;
    }

    /// The cards that cannot take Blood from a seat this round, by number (VEN-CRL-41).
    public static List<Integer> immune(Vendetta t, int seat) {
        List<Integer> cards = new ArrayList<>();
        for (int def = 0; def < t.book().size(); def++)
            if (t.ledger.used(Vendetta.ROUND, seat, def)) cards.add(def);
        return cards;
    }
}
