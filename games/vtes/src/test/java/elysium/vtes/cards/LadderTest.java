package elysium.vtes.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import elysium.tabletop.Card;
import elysium.vtes.table.Vtes;
import org.junit.jupiter.api.Test;

/// How far up the ladder each card climbs, counted from the pages, against what the page about writing cards tells.
class LadderTest {
    private static final Path SOURCES = Path.of("src/main/java/elysium/vtes"),
            DOC = Path.of("../../docs/vtes-cards.md");
    private static final Pattern TEXT = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\""),
            NAMED = Pattern.compile("(\\w+)\\(|::(\\w+)"),
            OWN = Pattern.compile("    private (?:static [^\\n=;]* |record )(\\w+)\\([^;{]*\\{.*?\\n    }",
                    Pattern.DOTALL),
            WORD = Pattern.compile("    public static [^\\n=;]* (\\w+)\\([^;{]*\\{.*?\\n    }", Pattern.DOTALL);
    /// Everything that a card is written with but the words themselves.
    private static final Set<String> GRAMMAR = Set.of("Entry.java", "Way.java");
    /// A frame that this many cards open is not their own any more.
    private static final int SEVERAL = 3;

    /// What the code of an entry names: functions beside it, words of the vocabulary, frames.
    private record Names(Set<String> own, Set<String> words, Set<String> frames) {}

    @Test void the_page_about_cards_counts_them_right() throws IOException {
        Map<String, Names> entries = entries();
        Map<String, Integer> rungs = new TreeMap<>();
        for (Card<Vtes> card : VtesBook.BOOK.cards()) rungs.merge(rung(card, entries), 1, Integer::sum);
        List<String> told =
                Files.readAllLines(DOC).stream().filter(line -> line.matches("\\| [1-5]\\. .* \\| \\d+ \\|")).toList();
        assertThat(told).hasSize(5);
        for (String line : told) {
            String[] cells = line.split(" \\| ");
            assertThat(rungs.getOrDefault(cells[0].substring(2, 3), 0)).as("%s of all: %s", line, rungs)
                    .isEqualTo(Integer.parseInt(cells[1].replace(" |", "")));
        }
        assertThat(rungs.values().stream().mapToInt(cards -> cards).sum()).isEqualTo(140);
    }

    /// The rung of a card: data, shared words, a word that it alone uses so far, a function of its own, a frame of its own.
    private static String rung(Card<Vtes> card, Map<String, Names> entries) {
        if (card.modes().isEmpty() && card.always().isEmpty()) return "1";
        Names its = entries.get(card.slug());
        assertThat(its).as(card.slug()).isNotNull();
        if (its.frames.stream().anyMatch(frame -> users(entries, names -> names.frames, frame) < SEVERAL)) return "5";
        if (its.own.stream().anyMatch(name -> users(entries, names -> names.own, name) == 1)) return "4";
        return its.words.stream().anyMatch(word -> users(entries, names -> names.words, word) == 1) ? "3" : "2";
    }

    private static long users(Map<String, Names> entries, java.util.function.Function<Names, Set<String>> of,
            String name) {
        return entries.values().stream().filter(names -> of.apply(names).contains(name)).count();
    }

    private static Map<String, Names> entries() throws IOException {
        Map<String, String> words = new HashMap<>(), pages = read("cards");
        read("words").forEach((file, text) -> {
            if (!GRAMMAR.contains(file)) words.putAll(functions(WORD, text));
        });
        Set<String> frames = framesOfTexts();
        Map<String, Names> entries = new LinkedHashMap<>();
        pages.forEach((file, page) -> {
            Map<String, String> own = functions(OWN, page);
            String[] written = page.split("page\\.write\\(");
            for (int i = 1; i < written.length; i++) {
                Matcher slug = TEXT.matcher(written[i]);
                if (slug.find())
                    entries.put(slug.group().replace("\"", ""), names(file, written[i], own, words, frames));
            }
        });
        return entries;
    }

    private static Names names(String page, String entry, Map<String, String> own, Map<String, String> words,
            Set<String> frames) {
        Names names = new Names(new TreeSet<>(), new TreeSet<>(), new TreeSet<>());
        Deque<String> code = new ArrayDeque<>(List.of(TEXT.matcher(entry.split("\n    }\n", 2)[0]).replaceAll("")));
        while (!code.isEmpty()) {
            String next = code.pop();
            for (String frame : frames) if (next.matches("(?s).*\\b" + frame + "[.(].*")) names.frames.add(frame);
            Matcher named = NAMED.matcher(next);
            while (named.find()) {
                String name = named.group(1) == null ? named.group(2) : named.group(1);
                if (own.containsKey(name) && names.own.add(page + name)) code.push(own.get(name));
                else if (words.containsKey(name) && names.words.add(name)) code.push(words.get(name));
            }
        }
        return names;
    }

    /// The bodies of functions, by name.
    private static Map<String, String> functions(Pattern pattern, String text) {
        Map<String, String> bodies = new HashMap<>();
        pattern.matcher(text).results()
                .forEach(found -> bodies.merge(found.group(1), found.group().split("\\{", 2)[1], String::concat));
        return bodies;
    }

    /// The frames that no rule opens, only texts.
    private static Set<String> framesOfTexts() throws IOException {
        Set<String> frames = new TreeSet<>();
        Map<String, String> flow = read("flow");
        flow.forEach((file, text) -> {
            String name = file.replace(".java", "");
            boolean alone = flow.entrySet().stream()
                    .noneMatch(other -> !other.getKey().equals(file)
                            && other.getValue().matches("(?s).*\\b" + name + "[.(].*"));
            if (alone && text.matches("(?s).*record " + name + "\\([^{]*implements Frame.*")) frames.add(name);
        });
        return frames;
    }

    /// The texts of the sources under a folder, by file.
    private static Map<String, String> read(String folder) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> files = Files.walk(SOURCES.resolve(folder))) {
            for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList())
                texts.put(String.valueOf(file.getFileName()), Files.readString(file));
        }
        return texts;
    }
}
