package elysium.kit.check;

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
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import elysium.tabletop.CardTable;

/// The source code of each card without its string literals, together with the methods and constants that it uses.
public final class CardCode {
    private static final Pattern NUMBER = Pattern.compile("\\d+"), WORDS = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"");

    private final Map<String, String> bySlug = new HashMap<>();

    /// Reads the sources of a book in a folder and those below, except some files that redefine cards.
    public CardCode(Path pages, Set<String> but) throws IOException {
        try (Stream<Path> files = Files.walk(pages)) {
            for (Path page : files.filter(path -> path.toString().endsWith("Cards.java")).toList()) {
                if (but.contains(String.valueOf(page.getFileName()))) continue;
                String text = Files.readString(page);
                String[] entries = text.split("page\\.write\\(");
                for (int i = 1; i < entries.length; i++) entry(entries[i], text);
            }
        }
    }

    private void entry(String entry, String page) {
        Matcher slug = WORDS.matcher(entry);
        if (!slug.find()) return;
        StringBuilder written = new StringBuilder(WORDS.matcher(entry.split("\n    }", 2)[0]).replaceAll(""));
        Matcher called = Pattern.compile("(\\w+)\\(|Cards::(\\w+)").matcher(written.toString());
        while (called.find()) {
            String name = called.group(1) == null ? called.group(2) : called.group(1);
            Matcher method = Pattern.compile("static [^\\n]* " + name + "\\((?s:.*?)\\n    }").matcher(page);
            if (method.find()) written.append(method.group());
        }
        Matcher named = Pattern.compile("\\b([A-Z][A-Z_]+)\\b").matcher(written.toString());
        while (named.find()) {
            Matcher constant = Pattern.compile("static final [^;]*\\b" + named.group(1) + " =[^;]*;").matcher(page);
            if (constant.find()) written.append(constant.group());
        }
        bySlug.put(slug.group().replace("\"", ""), written.toString());
    }

    /// The cards whose text contains a number that their code does not.
    ///
    /// @param plain numbers that need not occur in the code
    /// @param saidOtherwise for each card, the numbers that its code expresses without a literal
    public <T extends CardTable<T>> List<String> missingNumbers(Book<T> book, Set<Integer> plain,
            Map<String, Set<Integer>> saidOtherwise) {
        List<String> missing = new ArrayList<>();
        for (Card<T> card : book.cards()) {
            Set<Integer> wanted = new TreeSet<>(numbers(card.text().en()));
            wanted.removeAll(plain);
            wanted.removeAll(saidOtherwise.getOrDefault(card.slug(), Set.of()));
            wanted.removeAll(numbers(Objects.requireNonNull(bySlug.get(card.slug()), card.slug())));
            if (!wanted.isEmpty()) missing.add(card.slug() + " " + wanted);
        }
        return missing;
    }

    private static List<Integer> numbers(String text) {
        List<Integer> numbers = new ArrayList<>();
        NUMBER.matcher(text).results().forEach(found -> numbers.add(Integer.valueOf(found.group())));
        return numbers;
    }
}
