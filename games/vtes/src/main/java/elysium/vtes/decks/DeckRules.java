package elysium.vtes.decks;

import static elysium.vtes.decks.VtesDecks.CRYPT;
import static elysium.vtes.decks.VtesDecks.LIBRARY;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Text;
import elysium.tabletop.Book;
import elysium.tabletop.deck.CardNames;
import elysium.tabletop.game.Deck;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Fact;

/// Checks a deck against the construction rules (VTES-DECK-01 to VTES-DECK-08).
final class DeckRules {
    static final int SMALLEST_CRYPT = 12, SMALLEST_LIBRARY = 60;

    private final Book<Vtes> book;
    private final CardNames names;
    private final List<Deck.Fault> faults = new ArrayList<>();

    DeckRules(Book<Vtes> book, CardNames names) {
        this.book = book;
        this.names = names;
    }

    List<Deck.Fault> check(Deck deck) {
        crypt(deck.pile(CRYPT));
        groups(deck.pile(CRYPT));
        library(deck.pile(LIBRARY));
        return List.copyOf(faults);
    }

    private void crypt(Deck.Pile crypt) {
        int size = crypt.size();
        if (size < SMALLEST_CRYPT)
            fault(0, "VTES-DECK-01", "the crypt needs at least " + SMALLEST_CRYPT + " cards, not " + size,
                    "la crypte doit compter au moins " + SMALLEST_CRYPT + " cartes, pas " + size);
        if (size > GameLayout.LARGEST_CRYPT)
            fault(0, "VTES-DECK-01", "the rules set no maximum, but at most "
                    + GameLayout.LARGEST_CRYPT + " crypt cards fit here, not " + size,
                    "les règles ne fixent pas de maximum, mais cette table accepte au plus "
                            + GameLayout.LARGEST_CRYPT + " cartes de crypte, pas " + size);
    }

    private void library(Deck.Pile library) {
        int size = library.size();
        if (size < SMALLEST_LIBRARY || size > GameLayout.LARGEST_LIBRARY)
            fault(0, "VTES-DECK-02",
                    "the library needs " + SMALLEST_LIBRARY + " to " + GameLayout.LARGEST_LIBRARY + " cards, not "
                            + size,
                    "la bibliothèque doit compter de " + SMALLEST_LIBRARY + " à " + GameLayout.LARGEST_LIBRARY
                            + " cartes, pas "
                            + size);
    }

    /// A crypt has one group or two consecutive ones; cards of any group fit all (VTES-DECK-04, VTES-DECK-06).
    private void groups(Deck.Pile crypt) {
        int lowest = Integer.MAX_VALUE;
        for (Deck.Lot lot : crypt.lots()) if (group(lot) > 0) lowest = Math.min(lowest, group(lot));
        for (Deck.Lot lot : crypt.lots())
            if (group(lot) > lowest + 1)
                fault(lot.line(), "VTES-DECK-04",
                        names.name(lot.card()).en() + " is of group " + group(lot) + ", which does not go with group "
                                + lowest + ": a crypt has one group or two consecutive groups",
                        names.name(lot.card()).fr() + " est du groupe " + group(lot) + ", qui ne va pas avec le groupe "
                                + lowest + " : une crypte compte un groupe ou deux groupes consécutifs");
    }

    private int group(Deck.Lot lot) {
        return book.printed(lot.card(), Fact.GROUP);
    }

    private void fault(int line, String clause, String en, String fr) {
        faults.add(new Deck.Fault(line, clause, new Text(en, fr)));
    }
}
