package elysium.rivals.cards;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import elysium.kernel.Text;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Discipline;
import elysium.rivals.table.vocabulary.Fact;
import elysium.rivals.table.vocabulary.Trait;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import org.junit.jupiter.api.Test;

/// What must hold of the words of every card, in both languages, as corrected and as first printed.
class WordingTest {
    private static final Pattern NUMBER = Pattern.compile("\\d+"), MARK = Pattern.compile("\\[([a-z -]+)]");
    private static final Set<String> MARKS = Set.of("blood", "prestige", "agenda", "damage", "shield", "bp",
            "bp requirement", "physical", "social", "mental", "ranged");
    private static final List<Book<Rivals>> BOOKS =
            List.of(RivalsBook.BOOK, RivalsBook.of(List.of(RivalsBook.PRINTED)));

    @Test void every_card_has_both_names() {
        for (Card<Rivals> card : RivalsBook.BOOK.cards()) {
            assertThat(card.name().en()).as(card.slug()).isNotBlank();
            assertThat(card.name().fr()).as(card.slug()).isNotBlank();
        }
    }

    @Test void no_two_cards_are_called_alike() {
        for (Book<Rivals> book : BOOKS) {
            assertThat(book.cards()).extracting(card -> card.name().en()).doesNotHaveDuplicates();
            assertThat(book.cards()).extracting(card -> card.name().fr()).doesNotHaveDuplicates();
        }
    }

    /// A card has a text exactly if it does more than its numbers say.
    @Test void a_card_has_words_exactly_if_it_does_something() {
        for (Book<Rivals> book : BOOKS) for (Card<Rivals> card : book.cards()) {
            boolean acts = !card.modes().isEmpty() || !card.modifiers().isEmpty() || card.facts().get(Fact.TRAITS) != 0;
            boolean replies = card.facts().get(Fact.REPLIES) >= 0;
            if (!card.text().isEmpty() || acts)
                assertThat(acts || replies).as(card.slug()).isNotEqualTo(card.text().isEmpty());
        }
    }

    @Test void both_texts_of_a_card_have_the_same_marks_and_numbers() {
        for (Book<Rivals> book : BOOKS) for (Card<Rivals> card : book.cards()) {
            Text words = card.text();
            assertThat(found(MARK, words.fr())).as(card.slug())
                    .containsExactlyInAnyOrderElementsOf(found(MARK, words.en()));
            assertThat(found(NUMBER, words.fr())).as(card.slug())
                    .containsExactlyInAnyOrderElementsOf(found(NUMBER, words.en()));
        }
    }

    @Test void every_mark_is_known() {
        List<String> disciplines = new ArrayList<>();
        for (Discipline one : Discipline.values()) disciplines.add(one.title().en().toLowerCase());
        for (Book<Rivals> book : BOOKS) for (Card<Rivals> card : book.cards())
            assertThat(found(MARK, card.text().en())).as(card.slug())
                    .allMatch(mark -> MARKS.contains(mark(mark)) || disciplines.contains(mark(mark)));
    }

    private static String mark(String found) {
        return found.substring(1, found.length() - 1);
    }

    private static List<String> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(found -> found.group()).toList();
    }

    @Test void slugs_and_numbers_never_change() throws IOException {
        List<String> now = new ArrayList<>();
        for (Card<Rivals> card : RivalsBook.BOOK.cards()) now.add(card.number() + " " + card.slug());
        assertThat(now).startsWith(stored().toArray(String[]::new)).hasSize(201);
    }

    private static List<String> stored() throws IOException {
        try (InputStream in = WordingTest.class.getResourceAsStream("/book/rivals.txt")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), UTF_8).lines().toList();
        }
    }

    @Test void no_mode_picks_a_fifth_time() {
        for (Book<Rivals> book : BOOKS) for (Card<Rivals> card : book.cards())
            for (var mode : card.modes())
                assertThat(mode.instructions()).as(card.slug()).filteredOn(part -> part instanceof Instruction.Choice)
                        .hasSizeLessThanOrEqualTo(CardPlay.SLOTS);
    }

    @Test void three_cards_differ_where_they_are_played_as_first_printed() {
        List<String> changed = new ArrayList<>();
        for (Card<Rivals> card : RivalsBook.BOOK.cards()) {
            Card<Rivals> old = BOOKS.getLast().card(card.number());
            if (!old.text().equals(card.text()) || !old.facts().equals(card.facts())) changed.add(card.slug());
        }
        assertThat(changed).containsExactlyInAnyOrder("core-sucker-punch", "core-the-madhouse",
                "core-hunt-the-hunters");
        for (String slug : changed)
            assertThat(Caveats.of(RivalsBook.BOOK.card(RivalsBook.BOOK.number(slug)))).as(slug).isNotEmpty();
    }

    @Test void what_is_inferred_or_left_open_is_said() {
        assertThat(RivalsBook.BOOK.cards()).filteredOn(card -> !Caveats.of(card).isEmpty()).hasSize(14)
                .extracting(Card::slug).contains("war-apex-predator", "core-scoped-30-06", "war-clandestine");
    }

    @Test void guards_say_that_they_are() {
        assertThat(RivalsBook.BOOK.cards())
                .filteredOn(card -> (card.facts().get(Fact.TRAITS) & Trait.GUARD) != 0)
                .allMatch(card -> card.text().en().startsWith("Guard") && card.text().fr().startsWith("Garde"));
    }
}
