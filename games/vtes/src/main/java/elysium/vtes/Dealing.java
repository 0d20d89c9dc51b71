package elysium.vtes;

import static elysium.vtes.table.GameLayout.CRYPT;
import static elysium.vtes.table.GameLayout.LIBRARY;

import elysium.kernel.Setup;
import elysium.vtes.decks.VtesSeatDecks;
import elysium.vtes.table.Pools;
import elysium.vtes.table.Vtes;

/// Puts the cards of a new game into their zones, before any shuffle.
final class Dealing {
    private Dealing() {}

    static void setUp(Vtes t, Setup setup, VtesSeatDecks chosen) {
        t.seats.setCustom(chosen.custom());
        t.turn.setLimit(VtesOptions.turnLimit(setup));
        for (int seat = 0; seat < t.players(); seat++) {
            t.pools.restore(seat, Pools.START);
            t.seats.setDeck(seat, chosen.number(seat));
            for (int card : chosen.of(seat).crypt()) t.addCard(card, seat, CRYPT + seat);
            for (int card : chosen.of(seat).library()) t.addCard(card, seat, LIBRARY + seat);
        }
    }
}
