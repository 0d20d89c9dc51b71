package elysium.vtes.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import elysium.tabletop.Card;
import elysium.vtes.cards.Vocabulary.Names;
import elysium.vtes.table.Vtes;
import org.junit.jupiter.api.Test;

/// The complexity of each card's code, compared with the page about writing cards.
class LadderTest {
    private static final Path DOC = Path.of("../../docs/vtes-cards.md");
    /// A frame used by this many cards counts as shared.
    private static final int SEVERAL = 3;
    private static final String SHARED = "2";

    @Test void the_page_about_cards_counts_them_right() throws IOException {
        Vocabulary vocabulary = new Vocabulary();
        Map<String, Integer> all = rungs(vocabulary, true), box = rungs(vocabulary, false);
        List<String> told = Files.readAllLines(DOC).stream()
                .filter(line -> line.matches("\\| [1-5]\\. .* \\| \\d+ \\| \\d+ \\|")).toList();
        assertThat(told).hasSize(5);
        for (String line : told) {
            String[] cells = line.split(" \\| ");
            String rung = cells[0].substring(2, 3);
            assertThat(all.getOrDefault(rung, 0)).as("%s of all: %s", line, all).isEqualTo(Integer.parseInt(cells[1]));
            assertThat(box.getOrDefault(rung, 0)).as("%s of the box: %s", line, box)
                    .isEqualTo(Integer.parseInt(cells[2].replace(" |", "")));
        }
        assertThat(all.values().stream().mapToInt(cards -> cards).sum()).isEqualTo(140);
    }

    @Test void the_page_about_cards_says_how_many_write_out_an_expression() throws IOException {
        Vocabulary vocabulary = new Vocabulary();
        long expressed = VtesBook.BOOK.cards().stream().filter(card -> rung(card, vocabulary, true).equals(SHARED))
                .filter(card -> names(card, vocabulary).expressed()).count();
        assertThat(Files.readString(DOC)).contains(expressed + " of the second rung");
    }

    private static Map<String, Integer> rungs(Vocabulary vocabulary, boolean withMadeUp) {
        Map<String, Integer> rungs = new TreeMap<>();
        for (Card<Vtes> card : VtesBook.BOOK.cards()) rungs.merge(rung(card, vocabulary, withMadeUp), 1, Integer::sum);
        return rungs;
    }

    /// The level of a card: data, shared words, a word only it uses, its own function, its own frame.
    private static String rung(Card<Vtes> card, Vocabulary vocabulary, boolean withMadeUp) {
        if (card.modes().isEmpty() && card.modifiers().isEmpty()) return "1";
        Names its = names(card, vocabulary);
        if (its.frames().stream().anyMatch(frame -> users(vocabulary.cards, Names::frames, frame) < SEVERAL))
            return "5";
        if (its.own().stream().anyMatch(name -> users(vocabulary.cards, Names::own, name) == 1)) return "4";
        boolean alone = its.words().stream().anyMatch(word -> users(vocabulary.cards, Names::words, word) == 1
                && !(withMadeUp && users(vocabulary.curios, Names::words, word) > 0));
        return alone ? "3" : SHARED;
    }

    private static Names names(Card<Vtes> card, Vocabulary vocabulary) {
        Names its = vocabulary.cards.get(card.slug());
        assertThat(its).as(card.slug()).isNotNull();
        return its;
    }

    private static long users(Map<String, Names> entries, Function<Names, Set<String>> of, String name) {
        return entries.values().stream().filter(names -> of.apply(names).contains(name)).count();
    }
}
