package elysium.vtes;

import static elysium.vtes.table.Ground.CRYPT;
import static elysium.vtes.table.Ground.LIBRARY;

import elysium.kernel.Setup;
import elysium.vtes.decks.Chosen;
import elysium.vtes.table.Vtes;

/// Lays the cards of a new game on the table, before anything is shuffled.
final class Dealing {
    private Dealing() {}

    static void lay(Vtes t, Setup setup, Chosen chosen) {
        t.custom(chosen.custom());
        t.turnLimit(VtesOptions.turnLimit(setup));
        for (int seat = 0; seat < t.players(); seat++) {
            t.pool(seat, Vtes.START);
            t.deck(seat, chosen.number(seat));
            for (int card : chosen.of(seat).crypt()) t.lay(card, seat, CRYPT + seat);
            for (int card : chosen.of(seat).library()) t.lay(card, seat, LIBRARY + seat);
        }
    }
}
