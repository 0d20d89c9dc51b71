package elysium.vtes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import elysium.kit.check.CardCode;
import elysium.kit.scenario.ScenarioResult;
import elysium.rulebook.Clauses;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import elysium.vtes.cards.VtesBook;
import elysium.vtes.table.Vtes;
import org.junit.jupiter.api.Test;

/// Checks of every card in the book.
class BookTest {
    private static final Book<Vtes> BOOK = VtesBook.BOOK;
    private static final Path PAGES = Path.of("src/main/java/elysium/vtes/cards");
    /// Numbers that the code expresses without a number, such as one thing after another.
    private static final Map<String, Set<Integer>> SAID_OTHERWISE =
            Map.of("kine-resources-contested", Set.of(4), "parity-shift", Set.of(3));

    private final Clauses rules = Clauses.of(new VtesGame());

    @Test void every_clause_that_a_card_cites_exists() {
        for (Card<Vtes> card : BOOK.cards())
            assertThat(card.rulings()).as(card.slug()).doesNotHaveDuplicates().allMatch(id -> rules.byId(id) != null);
    }

    /// A card with text has scenarios for what it does and for what it does not do; a card without text has one.
    @Test void every_card_is_named_by_the_scenarios_it_needs() {
        Map<String, Integer> named = new HashMap<>();
        for (ScenarioResult outcome : ScenariosTest.OUTCOMES)
            for (String slug : new TreeSet<>(outcome.cards())) named.merge(slug, 1, Integer::sum);
        assertThat(BOOK.cards()).as("cards that too few scenarios name")
                .filteredOn(card -> named.getOrDefault(card.slug(), 0) < needed(card)).extracting(Card::slug).isEmpty();
        assertThat(named.keySet()).as("cards that do not exist").allMatch(slug -> BOOK.bySlug(slug) != null);
    }

    /// Every number above 1 in a text appears in the code of the card.
    @Test void the_numbers_of_a_text_are_those_of_the_card() throws IOException {
        CardCode code = new CardCode(PAGES, Set.of());
        assertThat(code.missingNumbers(BOOK, Set.of(0, 1), SAID_OTHERWISE)).isEmpty();
    }

    /// One per mode, and one for what it must not do.
    private static int needed(Card<Vtes> card) {
        return isData(card) ? 1 : 1 + Math.max(1, card.modes().size());
    }

    private static boolean isData(Card<Vtes> card) {
        return card.modes().isEmpty() && card.modifiers().isEmpty();
    }
}
