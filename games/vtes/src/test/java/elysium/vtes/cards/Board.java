package elysium.vtes.cards;

import elysium.vtes.flow.turn.StateChecks;
import elysium.vtes.table.Vtes;

/// A table for three with cards placed by hand, to check rules without a game.
final class Board {
    static final int ANA = 0, BO = 1;

    final Vtes t = new Vtes(VtesBook.BOOK, StateChecks::due, 3, 1);

    int lay(int zone, String slug, int counters) {
        int card = t.addCard(VtesBook.BOOK.number(slug), t.zones().seat(zone), zone);
        t.blood.restore(card, counters);
        return card;
    }
}
