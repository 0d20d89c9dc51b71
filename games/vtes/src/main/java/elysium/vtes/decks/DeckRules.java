package elysium.vtes.decks;

import static elysium.vtes.decks.VtesDecks.CRYPT;
import static elysium.vtes.decks.VtesDecks.LIBRARY;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Text;
import elysium.tabletop.Book;
import elysium.tabletop.Deck;
import elysium.tabletop.deck.CardNames;
import elysium.vtes.table.Fact;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Vtes;

/// Judges a deck by the rules of construction (VTES-DECK-01 to VTES-DECK-08).
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
            fault(0, "VTES-DECK-01", "the crypt has at least " + SMALLEST_CRYPT + " cards, not " + size,
                    "la crypte a au moins " + SMALLEST_CRYPT + " cartes, pas " + size);
        if (size > GameLayout.LARGEST_CRYPT)
            fault(0, "VTES-DECK-01", "the rules set no bound, but this table has room for "
                    + GameLayout.LARGEST_CRYPT + " crypt cards, not " + size + "; leave some out",
                    "les règles ne fixent pas de maximum, mais cette table a de la place pour "
                            + GameLayout.LARGEST_CRYPT + " cartes de crypte, pas " + size + " ; enlevez-en");
    }

    private void library(Deck.Pile library) {
        int size = library.size();
        if (size < SMALLEST_LIBRARY || size > GameLayout.LARGEST_LIBRARY)
            fault(0, "VTES-DECK-02",
                    "the library has " + SMALLEST_LIBRARY + " to " + GameLayout.LARGEST_LIBRARY + " cards, not " + size,
                    "la bibliothèque a de " + SMALLEST_LIBRARY + " à " + GameLayout.LARGEST_LIBRARY + " cartes, pas "
                            + size);
    }

    /// One group, or two that follow each other; a card of any group goes with all (VTES-DECK-04, VTES-DECK-06).
    private void groups(Deck.Pile crypt) {
        int lowest = Integer.MAX_VALUE;
        for (Deck.Lot lot : crypt.lots()) if (group(lot) > 0) lowest = Math.min(lowest, group(lot));
        for (Deck.Lot lot : crypt.lots())
            if (group(lot) > lowest + 1)
                fault(lot.line(), "VTES-DECK-04",
                        names.name(lot.card()).en() + " is of group " + group(lot) + ", which does not go with group "
                                + lowest + "; a crypt is of one group or of two that follow each other",
                        names.name(lot.card()).fr() + " est du groupe " + group(lot) + ", qui ne va pas avec le groupe "
                                + lowest + " ; une crypte est d'un groupe ou de deux groupes consécutifs");
    }

    private int group(Deck.Lot lot) {
        return book.printed(lot.card(), Fact.GROUP);
    }

    private void fault(int line, String clause, String en, String fr) {
        faults.add(new Deck.Fault(line, clause, new Text(en, fr)));
    }
}
