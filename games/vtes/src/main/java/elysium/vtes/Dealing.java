package elysium.vtes;

import static elysium.vtes.table.GameLayout.CRYPT;
import static elysium.vtes.table.GameLayout.LIBRARY;

import elysium.kernel.Setup;
import elysium.vtes.decks.VtesSeatDecks;
import elysium.vtes.table.Vtes;

/// Puts the cards of a new game into their zones, before any shuffle.
final class Dealing {
    private Dealing() {}

    static void lay(Vtes t, Setup setup, VtesSeatDecks chosen) {
        t.setCustom(chosen.custom());
        t.setTurnLimit(VtesOptions.turnLimit(setup));
        for (int seat = 0; seat < t.players(); seat++) {
            t.setPool(seat, Vtes.START);
            t.setDeck(seat, chosen.number(seat));
            for (int card : chosen.of(seat).crypt()) t.lay(card, seat, CRYPT + seat);
            for (int card : chosen.of(seat).library()) t.lay(card, seat, LIBRARY + seat);
        }
    }
}
