package elysium.vtes.decks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import elysium.kernel.Text;
import elysium.tabletop.Book;
import elysium.tabletop.deck.CardNames;
import elysium.tabletop.game.Deck;
import elysium.vtes.curios.Curios;
import elysium.vtes.table.Vtes;
import org.junit.jupiter.api.Test;

/// Decks with cards of older sets.
class OlderSetsTest {
    private static final Book<Vtes> BOOK = Curios.BOOK;

    private static Deck.Lot lot(String slug, int copies) {
        return new Deck.Lot(BOOK.number(slug), copies, 0);
    }

    /// VTES-HIS-01: vampires of other groups, sects and clans than those of the box lie in one crypt with these.
    @Test void vampires_of_older_sets_and_cards_of_the_box_are_one_deck() {
        Deck.Section crypt = new Deck.Section(VtesDecks.CRYPT, new Text("Crypt", "Crypte"), false),
                library = new Deck.Section(VtesDecks.LIBRARY, new Text("Library", "Bibliothèque"), false);
        List<Deck.Lot> vampires =
                List.of(lot("curio-group-five", 4), lot("curio-sabbat-lasombra", 4), lot("nassir", 4));
        Deck deck = new Deck("", Text.NONE, List.of(new Deck.Pile(crypt, vampires),
                new Deck.Pile(library, List.of(lot("the-barrens", 60)))), List.of());
        assertThat(new DeckRules(BOOK, new CardNames(BOOK)).check(deck)).isEmpty();
    }
}
