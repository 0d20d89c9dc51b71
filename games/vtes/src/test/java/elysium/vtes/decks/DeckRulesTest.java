package elysium.vtes.decks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.tabletop.Book;
import elysium.tabletop.deck.CardNames;
import elysium.tabletop.game.Deck;
import elysium.vtes.cards.VtesBook;
import elysium.vtes.curios.Curios;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Vtes;
import org.junit.jupiter.api.Test;

/// The construction rules, with vampires of every group.
class DeckRulesTest {
    private static final Book<Vtes> BOOK = Curios.BOOK;
    private static final VtesDecks DECKS = new VtesDecks(VtesBook.BOOK);
    private static final int DOZEN = 12, LEAST = 60, MOST = 90;

    /// The faults of a deck with this crypt and copies of one library card.
    private static List<String> wrong(List<Deck.Lot> crypt, int library) {
        Deck.Section one = new Deck.Section(VtesDecks.CRYPT, new Text("Crypt", "Crypte"), false),
                other = new Deck.Section(VtesDecks.LIBRARY, new Text("Library", "Bibliothèque"), false);
        Deck deck = new Deck("", Text.NONE, List.of(new Deck.Pile(one, crypt),
                new Deck.Pile(other, List.of(lot("the-barrens", library)))), List.of());
        return new DeckRules(BOOK, new CardNames(BOOK)).check(deck).stream().map(Deck.Fault::clause).toList();
    }

    private static Deck.Lot lot(String slug, int copies) {
        return new Deck.Lot(BOOK.number(slug), copies, 0);
    }

    private static List<Deck.Lot> crypt(String... slugs) {
        List<Deck.Lot> lots = new ArrayList<>();
        for (String slug : slugs) lots.add(lot(slug, DOZEN));
        return lots;
    }

    /// VTES-DECK-01, VTES-DECK-03, VTES-DECK-07: twelve copies of one unique vampire will do, and as many more as there
    /// is room for.
    @Test void a_crypt_has_at_least_twelve_cards_of_any_number_of_copies() {
        assertThat(wrong(List.of(lot("nassir", DOZEN - 1)), LEAST)).containsExactly("VTES-DECK-01");
        assertThat(wrong(List.of(lot("nassir", DOZEN)), LEAST)).isEmpty();
        assertThat(wrong(List.of(lot("nassir", GameLayout.LARGEST_CRYPT)), LEAST)).isEmpty();
        assertThat(wrong(List.of(lot("nassir", GameLayout.LARGEST_CRYPT + 1)), LEAST)).containsExactly("VTES-DECK-01");
    }

    /// VTES-DECK-02, VTES-DECK-03, VTES-DECK-07: up to ninety copies of one unique location.
    @Test void a_library_has_sixty_to_ninety_cards_of_any_number_of_copies() {
        assertThat(wrong(crypt("nassir"), LEAST - 1)).containsExactly("VTES-DECK-02");
        assertThat(wrong(crypt("nassir"), LEAST)).isEmpty();
        assertThat(wrong(crypt("nassir"), MOST)).isEmpty();
        assertThat(wrong(crypt("nassir"), MOST + 1)).containsExactly("VTES-DECK-02");
    }

    /// VTES-DECK-04
    @Test void a_crypt_is_of_one_group_or_of_two_that_follow_each_other() {
        assertThat(wrong(crypt("curio-group-four"), LEAST)).isEmpty();
        assertThat(wrong(crypt("curio-group-four", "curio-group-five"), LEAST)).isEmpty();
        assertThat(wrong(crypt("curio-group-five", "nassir"), LEAST)).isEmpty();
        assertThat(wrong(crypt("nassir", "curio-group-four"), LEAST)).containsExactly("VTES-DECK-04");
        assertThat(wrong(crypt("curio-group-four", "curio-group-five", "nassir"), LEAST))
                .containsExactly("VTES-DECK-04");
    }

    /// VTES-DECK-06
    @Test void a_vampire_of_any_group_goes_with_all() {
        assertThat(wrong(crypt("curio-wanderer-of-any-group", "curio-group-four"), LEAST)).isEmpty();
        assertThat(wrong(crypt("nassir", "curio-wanderer-of-any-group"), LEAST)).isEmpty();
    }

    /// VTES-DECK-08: it lies in the crypt, and makes up the twelve.
    @Test void an_advanced_vampire_counts_like_any_other() {
        assertThat(VtesDecks.section(BOOK, BOOK.number("curio-advanced-colette"))).isEqualTo(VtesDecks.CRYPT);
        assertThat(wrong(List.of(lot("colette", 6), lot("curio-advanced-colette", 6)), LEAST)).isEmpty();
        assertThat(wrong(List.of(lot("colette", 6), lot("curio-advanced-colette", 5)), LEAST))
                .containsExactly("VTES-DECK-01");
    }

    /// VTES-DECK-09
    @Test void the_box_has_five_ready_decks_of_twelve_crypt_and_seventy_seven_library_cards() {
        assertThat(DECKS.list()).extracting(Deck::id)
                .containsExactly("malkavian", "nosferatu", "toreador", "tremere", "ventrue");
        for (Deck deck : DECKS.list()) {
            assertThat(deck.pile(VtesDecks.CRYPT).size()).as(deck.id()).isEqualTo(DOZEN);
            assertThat(deck.pile(VtesDecks.LIBRARY).size()).as(deck.id()).isEqualTo(77);
            assertThat(DECKS.check(deck)).as(deck.id()).isEmpty();
        }
    }

    /// VTES-DECK-12: cards of another clan take the place of some, and more are added.
    @Test void a_ready_deck_may_be_altered_with_any_cards() {
        String altered = DECKS.write(DECKS.list().getFirst(), Lang.EN)
                .replace("1 x Sully", "1 x Nassir").replace("12 x Govern the Unaligned", "20 x Majesty")
                .replace("(77)", "(85)");
        Deck.Reading read = DECKS.read(altered);
        assertThat(read.faults()).isEmpty();
        assertThat(read.deck().pile(VtesDecks.LIBRARY).size()).isEqualTo(85);
        assertThat(DECKS.check(read.deck())).isEmpty();
    }
}
