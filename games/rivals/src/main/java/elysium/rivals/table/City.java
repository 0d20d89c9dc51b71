package elysium.rivals.table;

import static elysium.rivals.table.GameLayout.ATTACHED;
import static elysium.rivals.table.GameLayout.CITY;
import static elysium.rivals.table.GameLayout.CITY_DECK;
import static elysium.rivals.table.GameLayout.CITY_DISCARD;

import elysium.rivals.table.event.EventKind;
import elysium.rivals.table.vocabulary.Fact;
import elysium.rivals.table.vocabulary.Kind;
import elysium.rivals.table.vocabulary.Trait;

/// The City Deck and the cards it has put in The Streets.
public final class City extends RivalsPart {
    private static final int CITY_KINDS = Kind.MORTAL.bit() | Kind.EVENT.bit();

    City(Rivals table) {
        super(table);
    }

    public boolean isCity(int card) {
        return isCityDef(table.face(card));
    }

    /// Whether a card of the book belongs to the City Deck.
    public boolean isCityDef(int def) {
        return (table.book().printed(def, Fact.KINDS) & CITY_KINDS) != 0
                || (table.book().printed(def, Fact.TRAITS) & Trait.PRINCE) != 0;
    }

    /// Reveals the top card of the City Deck, renewed from its discard pile if empty; NONE if there is none.
    public int revealTopCard() {
        if (table.count(CITY_DECK) == 0) renew();
        int card = table.first(CITY_DECK);
        if (card == NONE) return NONE;
        table.move(card, CITY);
        emit(EventKind.CITY, table.turn.active(), card, 0, table.face(card), EVERYONE);
        return card;
    }

    private void renew() {
        if (table.count(CITY_DISCARD) == 0) return;
        while (table.first(CITY_DISCARD) != NONE) table.move(table.first(CITY_DISCARD), CITY_DECK);
        table.shuffle(CITY_DECK);
        emit(EventKind.CITY_RENEWED, table.turn.active(), NONE, 0, NONE, EVERYONE);
    }

    /// A token of a seat's colour marks an Ongoing Event until that seat's next turn (RIV-EVT-02, RIV-RUL-75).
    public void markEvent(int card, int seat) {
        setCounters(card, 1);
        table.cardTokens.setContributed(card, 1 << seat);
    }

    /// The seat whose token marks an Ongoing Event, or NONE.
    public int markOf(int card) {
        int seats = table.cardTokens.contributed(card);
        return seats == 0 || !table.facts.is(card, Kind.EVENT) ? NONE : Integer.numberOfTrailingZeros(seats);
    }

    /// Prince of the City if it is in The Streets, else NONE.
    public int openPrince() {
        for (int card = table.first(CITY); card != NONE; card = table.next(card))
            if (table.facts.is(card, Trait.PRINCE)) return card;
        return NONE;
    }

    public boolean princeHeld() {
        for (int seat = 0; seat < table.players(); seat++)
            for (int card = table.first(ATTACHED + seat); card != NONE; card = table.next(card))
                if (table.facts.is(card, Trait.PRINCE)) return true;
        return false;
    }

    /// Whether a card is a Mortal in The Streets (RIV-MOR-01), attached to nothing or to a card that leaves it there.
    public boolean isMortal(int card) {
        return table.zone(card) == CITY && table.facts.is(card, Kind.MORTAL);
    }
}
