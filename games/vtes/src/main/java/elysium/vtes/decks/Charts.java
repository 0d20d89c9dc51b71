package elysium.vtes.decks;

import static elysium.vtes.decks.VtesDecks.CRYPT;
import static elysium.vtes.decks.VtesDecks.LIBRARY;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Text;
import elysium.tabletop.Book;
import elysium.tabletop.deck.DeckCharts;
import elysium.tabletop.game.Deck;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Clan;
import elysium.vtes.table.vocabulary.Discipline;
import elysium.vtes.table.vocabulary.Fact;
import elysium.vtes.table.vocabulary.Kind;

/// Charts of a deck: vampires by capacity and clan, library by type and required Discipline.
final class Charts {
    private static final int OLDEST = 11, BITS = 16;

    private final Book<Vtes> book;

    Charts(Book<Vtes> book) {
        this.book = book;
    }

    List<Deck.Chart> of(Deck deck) {
        Deck.Pile crypt = deck.pile(CRYPT), library = deck.pile(LIBRARY);
        return List.of(capacities(crypt), clans(crypt), kinds(library), disciplines(library));
    }

    private Deck.Chart capacities(Deck.Pile crypt) {
        int[] counts = new int[OLDEST + 1];
        for (Deck.Lot lot : crypt.lots())
            counts[Math.min(OLDEST, book.printed(lot.card(), Fact.CAPACITY))] += lot.count();
        List<Deck.Bar> bars = new ArrayList<>();
        for (int number = 1; number <= OLDEST; number++)
            bars.add(new Deck.Bar(new Text(String.valueOf(number), String.valueOf(number)), counts[number]));
        return new Deck.Chart(new Text("Crypt by capacity", "Crypte par capacité"), bars);
    }

    private Deck.Chart clans(Deck.Pile crypt) {
        return DeckCharts.of(new Text("Crypt by clan", "Crypte par clan"), crypt,
                Clan.COUNT, clan -> Clan.of(clan).title(), card -> book.printed(card, Fact.CLAN));
    }

    /// Counts each card by its main kind.
    private Deck.Chart kinds(Deck.Pile library) {
        return DeckCharts.of(new Text("Library by type", "Bibliothèque par type"), library,
                Kind.values().length, kind -> Kind.values()[kind].title(), card -> book.card(card).kind());
    }

    private Deck.Chart disciplines(Deck.Pile library) {
        List<Deck.Bar> bars = new ArrayList<>();
        for (int d = 0; d < Discipline.COUNT; d++) {
            int count = 0;
            for (Deck.Lot lot : library.lots())
                if ((book.printed(lot.card(), Fact.NEEDS_DISCIPLINES + d / BITS) >> d % BITS & 1) != 0)
                    count += lot.count();
            if (count > 0) bars.add(new Deck.Bar(Discipline.of(d).title(), count));
        }
        return new Deck.Chart(new Text("Library by Discipline", "Bibliothèque par Discipline"), bars);
    }
}
