package elysium.rivals;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.ASIDE;
import static elysium.rivals.table.GameLayout.CITY_DECK;
import static elysium.rivals.table.GameLayout.DRAWN;
import static elysium.rivals.table.GameLayout.LIBRARY;
import static elysium.rivals.table.GameLayout.SEAT_CARDS;

import elysium.kernel.Setup;
import elysium.rivals.decks.DeckCode;
import elysium.rivals.decks.RivalsSeatDecks;
import elysium.rivals.table.Prestige;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Fact;
import elysium.rivals.table.vocabulary.Kind;
import elysium.rivals.table.vocabulary.VariantFlags;
import elysium.tabletop.Card;

/// Places the cards of a new game, before any shuffle.
final class InitialDeal {
    private InitialDeal() {}

    static void setUp(Rivals t, Setup setup, RivalsSeatDecks chosen) {
        t.turn.setOptions(RivalsOptions.bits(setup, chosen));
        t.turn.setCustom(chosen.custom());
        for (int seat = 0; seat < t.players(); seat++) {
            t.prestige.restore(seat, Prestige.START);
            deck(t, seat, chosen.of(seat));
        }
        if (RivalsOptions.supply(setup) > 0) t.tokens.limitSupply(RivalsOptions.supply(setup));
        for (Card<Rivals> card : t.book().cards()) city(t, card.number());
    }

    /// Places all vampires of a deck hidden from others, its Leader first.
    private static void deck(Rivals t, int seat, DeckCode deck) {
        beside(t, seat, deck.haven());
        beside(t, seat, deck.agenda());
        t.addCard(deck.leader(), seat, DRAWN + seat);
        for (int vampire : deck.faction()) if (vampire != deck.leader()) t.addCard(vampire, seat, DRAWN + seat);
        for (int card : deck.library()) t.addCard(card, seat, LIBRARY + seat);
    }

    /// Places a Haven or an Agenda; with hidden Agendas the Haven too is hidden until the Leaders are revealed
    /// (RIV-SET-16).
    private static void beside(Rivals t, int seat, int def) {
        boolean hidden = (t.turn.options() & VariantFlags.HIDDEN_AGENDAS) != 0;
        int card = t.addCard(def, seat, (hidden ? DRAWN : SEAT_CARDS) + seat);
        if (hidden) t.moveFaceDown(card, SEAT_CARDS + seat);
    }

    /// Places a city card; Events separately, since some are removed (RIV-SET-02).
    private static void city(Rivals t, int def) {
        boolean event = (t.book().printed(def, Fact.KINDS) & Kind.EVENT.bit()) != 0;
        if (!t.city.isCityDef(def)) return;
        for (int i = t.book().printed(def, Fact.COPIES); i > 0; i--) t.addCard(def, NONE, event ? ASIDE : CITY_DECK);
    }
}
