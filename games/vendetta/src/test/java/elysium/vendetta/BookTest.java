package elysium.vendetta;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
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
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kernel.Text;
import elysium.kit.scenario.ScenarioResult;
import elysium.rulebook.Clauses;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.tabletop.Verbs;
import elysium.vendetta.cards.VendettaBook;
import elysium.vendetta.table.Kind;
import elysium.vendetta.table.Vendetta;
import org.junit.jupiter.api.Test;

/// What must hold of every card in the book.
class BookTest {
    private static final Book<Vendetta> BOOK = VendettaBook.BOOK;
    private static final Path PAGES = Path.of("src/main/java/elysium/vendetta/cards");
    private static final Pattern NUMBER = Pattern.compile("\\d+"), WORDS = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\""),
            PRINTED = Pattern.compile("\\.(power|gives|influence)\\([^)]*\\)");
    /// Cards whose numbers the rules themselves know: demands put to others, and what saves from Frenzy.
    private static final Map<String, String> RULES = Map.of(
            "nosferatu-one-step-ahead", "flow/ForcedChoice.java", "ventrue-curfew", "flow/ForcedChoice.java",
            "ventrue-hunt", "flow/ForcedChoice.java", "relic-ashen-urn", "flow/Frenzy.java");
    /// Numbers that only explain: the card's own 1 with the 1 of the rules, and the numbers of the rounds.
    private static final Map<String, Set<Integer>> EXPLAINED = Map.of("brujah-ready", Set.of(2), "edward-neally",
            Set.of(2), "gangrel-feral-weapons", Set.of(2), "brujah-fist-of-caine", Set.of(2, 3));

    private final Clauses rules = Clauses.of(Tables.GAME);

    @Test void every_card_has_both_names_and_both_texts_or_none() {
        for (Card<Vendetta> card : BOOK.cards()) {
            assertThat(card.name().en()).as(card.slug()).isNotBlank();
            assertThat(card.name().fr()).as(card.slug()).isNotBlank();
            assertThat(card.text().en().isBlank()).as(card.slug()).isEqualTo(card.text().fr().isBlank());
            boolean acts = !card.modes().isEmpty() || !card.modifiers().isEmpty() || card.masks().modifiedValues() != 0;
            assertThat(card.text().equals(Text.NONE)).as(card.slug() + " says what it does").isNotEqualTo(acts);
        }
    }

    @Test void a_card_without_a_text_has_a_kind_too() {
        assertThat(Kind.of(BOOK.card(BOOK.number("ventrue-ready")).kind())).isEqualTo(Kind.CONFLICT);
    }

    @Test void every_clause_that_a_card_cites_exists() {
        for (Card<Vendetta> card : BOOK.cards())
            assertThat(card.rulings()).as(card.slug()).doesNotHaveDuplicates().allMatch(id -> rules.byId(id) != null);
    }

    @Test void slugs_and_numbers_never_change() throws IOException {
        List<String> now = new ArrayList<>();
        for (Card<Vendetta> card : BOOK.cards()) now.add(card.number() + " " + card.slug());
        assertThat(now).startsWith(stored().toArray(String[]::new)).hasSameSizeAs(stored()).hasSize(109);
    }

    private static List<String> stored() throws IOException {
        try (InputStream in = BookTest.class.getResourceAsStream("/book/vendetta.txt")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), UTF_8).lines().toList();
        }
    }

    @Test void every_card_is_named_by_at_least_two_scenarios() {
        Map<String, Integer> named = new HashMap<>();
        for (ScenarioResult outcome : ScenariosTest.OUTCOMES)
            for (String slug : new TreeSet<>(outcome.cards())) named.merge(slug, 1, Integer::sum);
        assertThat(BOOK.cards()).as("cards that fewer than two scenarios name")
                .filteredOn(card -> named.getOrDefault(card.slug(), 0) < 2).extracting(Card::slug).isEmpty();
        assertThat(named.keySet()).as("cards that do not exist").allMatch(slug -> BOOK.bySlug(slug) != null);
    }

    @Test void both_texts_of_a_card_name_the_same_numbers() {
        for (Card<Vendetta> card : BOOK.cards())
            assertThat(numbers(card.text().fr())).as(card.slug())
                    .containsExactlyInAnyOrderElementsOf(numbers(card.text().en()));
    }

    /// Every number above 1 that a text names is written where the card is, or in the rule it speaks of.
    @Test void the_numbers_of_a_text_are_those_of_the_card() throws IOException {
        Map<String, String> code = entries();
        for (Card<Vendetta> card : BOOK.cards()) {
            Set<Integer> wanted = new TreeSet<>(numbers(card.text().en()));
            wanted.removeAll(Set.of(0, 1));
            wanted.removeAll(EXPLAINED.getOrDefault(card.slug(), Set.of()));
            String elsewhere = RULES.get(card.slug());
            String written = Objects.requireNonNull(code.get(card.slug()), card.slug())
                    + (elsewhere == null ? "" : Files.readString(PAGES.resolveSibling(elsewhere)));
            assertThat(numbers(written)).as(card.slug()).containsAll(wanted);
        }
    }

    /// The code that writes each card, without its words and printed numbers, with the code of the methods of its page that it calls.
    private static Map<String, String> entries() throws IOException {
        Map<String, String> code = new HashMap<>();
        try (Stream<Path> pages = Files.list(PAGES)) {
            for (Path page : pages.filter(path -> path.toString().endsWith("Cards.java")).toList()) {
                String text = Files.readString(page);
                String[] entries = text.split("page\\.write\\(card\\(");
                for (int i = 1; i < entries.length; i++) entry(entries[i], text, code);
            }
        }
        return code;
    }

    private static void entry(String entry, String page, Map<String, String> code) {
        Matcher slug = WORDS.matcher(entry);
        if (!slug.find()) return;
        StringBuilder written = new StringBuilder(
                PRINTED.matcher(WORDS.matcher(entry.split("\n    }", 2)[0]).replaceAll("")).replaceAll(""));
        Matcher called = Pattern.compile("(\\w+)\\(\\)|Cards::(\\w+)").matcher(written.toString());
        while (called.find()) {
            String name = called.group(1) == null ? called.group(2) : called.group(1);
            Matcher method = Pattern.compile("private static [^\\n]* " + name + "\\((?s:.*?)\\n    }").matcher(page);
            if (method.find()) written.append(method.group());
        }
        code.put(slug.group().replace("\"", ""), written.toString());
    }

    private static List<Integer> numbers(String text) {
        List<Integer> numbers = new ArrayList<>();
        NUMBER.matcher(text).results().forEach(found -> numbers.add(Integer.valueOf(found.group())));
        return numbers;
    }

    @Test void no_mode_picks_a_fifth_time() {
        for (Card<Vendetta> card : BOOK.cards())
            for (var mode : card.modes())
                assertThat(mode.instructions()).as(card.slug()).filteredOn(part -> part instanceof Instruction.Choice)
                        .hasSizeLessThanOrEqualTo(CardPlay.SLOTS);
    }

    @Test void no_pick_goes_by_a_fifth_name() {
        Offers offers = Offers.movesOnly();
        for (int seed = 0; seed < 60; seed++) {
            Vendetta t = Tables.begin(3 + seed % 3, seed, "relics", "locations");
            Tables.play(t, seed, now -> {
                if (!(now.top() instanceof CardPlay<?>)) return;
                now.offers(now.nextPending(), offers);
                for (int i = 0; i < offers.size(); i++)
                    if (Move.verb(offers.get(i)) != Verbs.PASS)
                        assertThat(Move.b(offers.get(i))).isBetween(0, CardPlay.SLOTS - 1);
            });
        }
    }
}
