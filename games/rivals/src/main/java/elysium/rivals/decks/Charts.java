package elysium.rivals.decks;

import static elysium.rivals.decks.RivalsDecks.FACTION;
import static elysium.rivals.decks.RivalsDecks.LIBRARY;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Text;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Clan;
import elysium.rivals.table.vocabulary.Fact;
import elysium.rivals.table.vocabulary.Kind;
import elysium.tabletop.Book;
import elysium.tabletop.deck.DeckCharts;
import elysium.tabletop.game.Deck;

/// The charts of a deck: vampires by blood potency, Library cards by requirement and by kind.
final class Charts {
    private static final int HIGHEST = 7, NEUTRAL = Clan.values().length;

    private final Book<Rivals> book;

    Charts(Book<Rivals> book) {
        this.book = book;
    }

    List<Deck.Chart> of(Deck deck) {
        Deck.Pile faction = deck.pile(FACTION), library = deck.pile(LIBRARY);
        return List.of(
                curve(new Text("Vampires by blood potency", "Vampires par Puissance du Sang"), faction, Fact.BP, 1),
                curve(new Text("Library by potency required", "Bibliothèque par Puissance requise"), library,
                        Fact.REQUIREMENT, 0),
                kinds(library), clans(library));
    }

    private Deck.Chart curve(Text title, Deck.Pile pile, int fact, int from) {
        int[] counts = new int[HIGHEST + 1];
        for (Deck.Lot lot : pile.lots()) counts[Math.min(HIGHEST, book.printed(lot.card(), fact))] += lot.count();
        List<Deck.Bar> bars = new ArrayList<>();
        for (int number = from; number <= HIGHEST; number++)
            bars.add(new Deck.Bar(new Text(number + (number == HIGHEST ? "+" : ""), number + (number == HIGHEST ? "+"
                    : "")), counts[number]));
        return new Deck.Chart(title, bars);
    }

    /// Counts each card by its first kind.
    private Deck.Chart kinds(Deck.Pile library) {
        return DeckCharts.of(new Text("Library by kind", "Bibliothèque par type"), library,
                Kind.values().length, kind -> Kind.values()[kind].title(), card -> book.card(card).kind());
    }

    private Deck.Chart clans(Deck.Pile library) {
        int[] counts = new int[NEUTRAL + 1];
        for (Deck.Lot lot : library.lots()) {
            int clan = book.printed(lot.card(), Fact.CLAN);
            counts[clan < 0 ? NEUTRAL : clan] += lot.count();
        }
        List<Deck.Bar> bars = new ArrayList<>();
        for (Clan clan : Clan.values())
            if (counts[clan.ordinal()] > 0) bars.add(new Deck.Bar(clan.title(), counts[clan.ordinal()]));
        bars.add(new Deck.Bar(new Text("neutral", "neutre"), counts[NEUTRAL]));
        return new Deck.Chart(new Text("Library by clan", "Bibliothèque par clan"), bars);
    }
}
