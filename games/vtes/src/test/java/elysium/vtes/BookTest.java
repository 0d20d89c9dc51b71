package elysium.vtes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import elysium.kit.Catalogue;
import elysium.kit.Outcome;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import elysium.vtes.cards.VtesBook;
import elysium.vtes.table.Vtes;
import org.junit.jupiter.api.Test;

/// What must hold of every card in the book besides its own words and numbers.
class BookTest {
    private static final Book<Vtes> BOOK = VtesBook.BOOK;
    private static final Path PAGES = Path.of("src/main/java/elysium/vtes/cards");
    private static final Pattern NUMBER = Pattern.compile("\\d+"), WORDS = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"");
    /// Numbers that the code says without a number: one thing after another.
    private static final Map<String, Set<Integer>> SAID_OTHERWISE =
            Map.of("kine-resources-contested", Set.of(4), "parity-shift", Set.of(3));

    private final Catalogue rules = Catalogue.of(new VtesGame());

    @Test void every_clause_that_a_card_cites_exists() {
        for (Card<Vtes> card : BOOK.cards())
            assertThat(card.see()).as(card.slug()).doesNotHaveDuplicates().allMatch(id -> rules.byId(id) != null);
    }

    /// A card that says something is proved by what it does and by what it does not do; one that is only data comes out once.
    @Test void every_card_is_named_by_the_scenarios_it_needs() {
        Map<String, Integer> named = new HashMap<>();
        for (Outcome outcome : ScenariosTest.OUTCOMES)
            for (String slug : new TreeSet<>(outcome.cards())) named.merge(slug, 1, Integer::sum);
        assertThat(BOOK.cards()).as("cards that too few scenarios name")
                .filteredOn(card -> named.getOrDefault(card.slug(), 0) < needed(card)).extracting(Card::slug).isEmpty();
        assertThat(named.keySet()).as("cards that do not exist").allMatch(slug -> BOOK.bySlug(slug) != null);
    }

    /// Every number above 1 that a text names is written where the card is: on it, or in what it does.
    @Test void the_numbers_of_a_text_are_those_of_the_card() throws IOException {
        Map<String, String> code = entries();
        List<String> missing = new ArrayList<>();
        for (Card<Vtes> card : BOOK.cards()) {
            Set<Integer> wanted = new TreeSet<>(numbers(card.words().en()));
            wanted.removeAll(Set.of(0, 1));
            wanted.removeAll(SAID_OTHERWISE.getOrDefault(card.slug(), Set.of()));
            wanted.removeAll(numbers(Objects.requireNonNull(code.get(card.slug()), card.slug())));
            if (!wanted.isEmpty()) missing.add(card.slug() + " " + wanted);
        }
        assertThat(missing).isEmpty();
    }

    /// The code that writes each card, without its words, with what it names of its page: functions and constants.
    private static Map<String, String> entries() throws IOException {
        Map<String, String> code = new HashMap<>();
        try (Stream<Path> pages = Files.list(PAGES)) {
            for (Path page : pages.filter(path -> path.toString().endsWith("Page.java")).toList()) {
                String text = Files.readString(page);
                String[] entries = text.split("page\\.write\\(");
                for (int i = 1; i < entries.length; i++) entry(entries[i], text, code);
            }
        }
        return code;
    }

    private static void entry(String entry, String page, Map<String, String> code) {
        Matcher slug = WORDS.matcher(entry);
        if (!slug.find()) return;
        StringBuilder written = new StringBuilder(WORDS.matcher(entry.split("\n    }", 2)[0]).replaceAll(""));
        Matcher called = Pattern.compile("(\\w+)\\(|Page::(\\w+)").matcher(written.toString());
        while (called.find()) {
            String name = called.group(1) == null ? called.group(2) : called.group(1);
            Matcher function = Pattern.compile("static [^\\n]* " + name + "\\((?s:.*?)\\n    }").matcher(page);
            if (function.find()) written.append(function.group());
        }
        Matcher named = Pattern.compile("\\b([A-Z][A-Z_]+)\\b").matcher(written.toString());
        while (named.find()) {
            Matcher constant = Pattern.compile("static final [^;]*\\b" + named.group(1) + " =[^;]*;").matcher(page);
            if (constant.find()) written.append(constant.group());
        }
        code.put(slug.group().replace("\"", ""), written.toString());
    }

    private static List<Integer> numbers(String text) {
        List<Integer> numbers = new ArrayList<>();
        NUMBER.matcher(text).results().forEach(found -> numbers.add(Integer.valueOf(found.group())));
        return numbers;
    }

    /// One for each way to use it, and one for what it must not do.
    private static int needed(Card<Vtes> card) {
        return isData(card) ? 1 : 1 + Math.max(1, card.modes().size());
    }

    private static boolean isData(Card<Vtes> card) {
        return card.modes().isEmpty() && card.always().isEmpty();
    }
}
