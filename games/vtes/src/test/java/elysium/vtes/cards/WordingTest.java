package elysium.vtes.cards;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import elysium.kernel.Text;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.vtes.rules.card.Usage;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Discipline;
import org.junit.jupiter.api.Test;

/// Checks of the texts of every card, in both languages.
class WordingTest {
    private static final Pattern NUMBER = Pattern.compile("\\d+"), MARK = Pattern.compile("\\[([A-Za-z]+)]");
    private static final Book<Vtes> BOOK = VtesBook.BOOK;

    @Test void every_card_has_both_names() {
        for (Card<Vtes> card : BOOK.cards()) {
            assertThat(card.name().en()).as(card.slug()).isNotBlank();
            assertThat(card.name().fr()).as(card.slug()).isNotBlank();
        }
    }

    @Test void no_two_cards_are_called_alike() {
        assertThat(BOOK.cards()).extracting(card -> card.name().en()).doesNotHaveDuplicates();
        assertThat(BOOK.cards()).extracting(card -> card.name().fr()).doesNotHaveDuplicates();
    }

    /// A card has a text exactly if it does more than its printed facts say.
    @Test void a_card_has_words_exactly_if_it_does_something() {
        for (Card<Vtes> card : BOOK.cards())
            assertThat(card.modes().isEmpty() && card.modifiers().isEmpty()).as(card.slug())
                    .isEqualTo(card.text().isEmpty());
    }

    @Test void both_texts_of_a_card_have_the_same_lines_marks_and_numbers() {
        for (Card<Vtes> card : BOOK.cards()) {
            Text words = card.text();
            assertThat(words.fr().lines().count()).as(card.slug()).isEqualTo(words.en().lines().count());
            assertThat(found(MARK, words.fr())).as(card.slug()).isEqualTo(found(MARK, words.en()));
            assertThat(found(NUMBER, words.fr())).as(card.slug())
                    .containsExactlyInAnyOrderElementsOf(found(NUMBER, words.en()));
        }
    }

    /// VTES-PLAY-21: a line begins with [dom] for inferior Dominate and [DOM] for superior, and so does a mode of the
    /// card.
    @Test void the_marks_of_a_card_are_the_levels_at_which_it_is_played() {
        for (Card<Vtes> card : BOOK.cards()) {
            List<String> played = new ArrayList<>();
            for (int mode = 0; mode < card.modes().size(); mode++) {
                Usage how = Usage.of(BOOK, card.number(), mode);
                if (how != null) played.addAll(marks(how));
            }
            assertThat(found(MARK, card.text().en()).stream().distinct()).as(card.slug())
                    .containsExactlyInAnyOrderElementsOf(played.stream().distinct().toList());
        }
    }

    private static List<String> marks(Usage how) {
        List<String> marks = new ArrayList<>();
        for (int rest = how.disciplines(); rest != 0; rest &= rest - 1) {
            String code = Discipline.of(Integer.numberOfTrailingZeros(rest)).code();
            marks.add("[" + (how.level() == Discipline.SUPERIOR ? code.toUpperCase() : code) + "]");
        }
        return marks;
    }

    private static List<String> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(found -> found.group()).toList();
    }

    @Test void slugs_and_numbers_never_change() throws IOException {
        List<String> now = new ArrayList<>();
        for (Card<Vtes> card : BOOK.cards()) now.add(card.number() + " " + card.slug());
        assertThat(now).startsWith(stored().toArray(String[]::new)).hasSize(140);
    }

    private static List<String> stored() throws IOException {
        try (InputStream in = WordingTest.class.getResourceAsStream("/book/vtes.txt")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), UTF_8).lines().toList();
        }
    }

    @Test void no_mode_picks_a_fifth_time() {
        for (Card<Vtes> card : BOOK.cards())
            for (var mode : card.modes())
                assertThat(mode.instructions()).as(card.slug()).filteredOn(part -> part instanceof Instruction.Choice)
                        .hasSizeLessThanOrEqualTo(CardPlay.SLOTS);
    }
}
