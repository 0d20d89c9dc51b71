package elysium.rivals;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import elysium.kit.check.CardCode;
import elysium.kit.scenario.ScenarioResult;
import elysium.rivals.cards.RivalsBook;
import elysium.rivals.table.Agendas;
import elysium.rivals.table.Rivals;
import elysium.rulebook.Clauses;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import org.junit.jupiter.api.Test;

/// What must hold of every card in the book besides its own words and numbers.
class BookTest {
    private static final Book<Rivals> BOOK = RivalsBook.BOOK;
    private static final Path PAGES = Path.of("src/main/java/elysium/rivals/cards");

    /// Numbers that the code says without a number: one thing after another, or a number of the rules.
    private static final Map<String, Set<Integer>> SAID_OTHERWISE =
            Map.of("war-crazy-cat-lady", Set.of(2), "war-veiled-threat", Set.of(2));

    private final Clauses rules = Clauses.of(new RivalsGame());

    @Test void every_clause_that_a_card_cites_exists() {
        for (Card<Rivals> card : BOOK.cards())
            assertThat(card.rulings()).as(card.slug()).doesNotHaveDuplicates().allMatch(id -> rules.byId(id) != null);
    }

    @Test void every_card_is_named_by_at_least_two_scenarios() {
        Map<String, Integer> named = new HashMap<>();
        for (ScenarioResult outcome : ScenariosTest.OUTCOMES)
            for (String slug : new TreeSet<>(outcome.cards())) named.merge(slug, 1, Integer::sum);
        assertThat(BOOK.cards()).as("cards that fewer than two scenarios name")
                .filteredOn(card -> named.getOrDefault(card.slug(), 0) < 2).extracting(Card::slug).isEmpty();
        assertThat(named.keySet()).as("cards that do not exist").allMatch(slug -> BOOK.bySlug(slug) != null);
    }

    /// Every number above 1 that a text names is written where the card is: on it, or in what it does.
    @Test void the_numbers_of_a_text_are_those_of_the_card() throws IOException {
        CardCode code = new CardCode(PAGES, Set.of("UncorrectedCards.java"));
        assertThat(code.missingNumbers(BOOK, Set.of(0, 1, Agendas.GOAL), SAID_OTHERWISE)).isEmpty();
    }
}
