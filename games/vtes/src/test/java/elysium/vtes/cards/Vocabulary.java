package elysium.vtes.cards;

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

/// The functions and frames that the code of each card uses, directly or indirectly.
final class Vocabulary {
    private static final Path SOURCES = Path.of("src/main/java/elysium/vtes"),
            CURIOS = Path.of("src/test/java/elysium/vtes/curios");
    private static final Pattern TEXT = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\""),
            NAMED = Pattern.compile("(?<!\\.)\\b(\\w+)\\(|::(\\w+)|\\b([A-Z][A-Z_]+)\\b"),
            OWN = Pattern.compile("    private (?:static [^\\n=;]* |record )(\\w+)\\([^;{]*\\{.*?\\n    }",
                    Pattern.DOTALL),
            WORD = Pattern.compile("    (?:@SafeVarargs )?public static [^\\n=;]* (\\w+)\\([^;{]*\\{.*?\\n    }",
                    Pattern.DOTALL),
            CONSTANTS =
                    Pattern.compile("    (?:public|private) static final (?:Count|CardChoice|SeatChoice) (.*?);\n",
                            Pattern.DOTALL),
            CONSTANT = Pattern.compile("([A-Z_]+) =(.*?)(?=,\\s+[A-Z_]+ =|$)", Pattern.DOTALL);
    /// The classes of the DSL's grammar, other than its words.
    private static final Set<String> GRAMMAR = Set.of("CardBuilder.java", "ModeBuilder.java");

    /// What the code of a card names: own functions, words, frames; and whether it contains an expression of its own.
    record Names(Set<String> own, Set<String> words, Set<String> frames, boolean expressed) {}

    final Map<String, Names> cards = new LinkedHashMap<>(), curios = new LinkedHashMap<>();
    private final Map<String, String> words = new HashMap<>();
    private final Set<String> frames;

    Vocabulary() throws IOException {
        read(SOURCES.resolve("dsl")).forEach((file, text) -> {
            if (GRAMMAR.contains(file)) return;
            words.putAll(functions(WORD, text));
            words.putAll(constants(text));
        });
        frames = framesOfTexts();
        read(SOURCES.resolve("cards")).forEach((file, page) -> entries(cards, file, page, "page\\.write\\("));
        read(CURIOS).forEach((file, page) -> entries(curios, file, page, "page\\.add\\("));
    }

    private void entries(Map<String, Names> entries, String file, String page, String begins) {
        Map<String, String> own = functions(OWN, page), chosen = constants(page);
        String[] written = page.split(begins);
        for (int i = 1; i < written.length; i++) {
            Matcher name = TEXT.matcher(written[i]);
            String entry = written[i].split("\n    }\n", 2)[0];
            if (name.find()) entries.put(name.group().replace("\"", ""), names(file, entry, own, chosen));
        }
    }

    private Names names(String page, String entry, Map<String, String> own, Map<String, String> chosen) {
        Names names = new Names(new TreeSet<>(), new TreeSet<>(), new TreeSet<>(), entry.contains("->"));
        Set<String> read = new TreeSet<>();
        Deque<String> code = new ArrayDeque<>(List.of(TEXT.matcher(entry).replaceAll("")));
        while (!code.isEmpty()) {
            String next = code.pop();
            for (String frame : frames) if (next.matches("(?s).*\\b" + frame + "[.(].*")) names.frames.add(frame);
            Matcher named = NAMED.matcher(next);
            while (named.find()) {
                String name = named.group().replaceAll("[^\\w]", "");
                if (!read.add(name)) continue;
                if (own.containsKey(name)) names.own.add(page + name);
                else if (!chosen.containsKey(name) && words.containsKey(name)) names.words.add(name);
                code.push(own.getOrDefault(name, chosen.getOrDefault(name, words.getOrDefault(name, ""))));
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

    /// The expressions of the references.
    private static Map<String, String> constants(String text) {
        Map<String, String> meanings = new HashMap<>();
        CONSTANTS.matcher(text).results().forEach(list -> CONSTANT.matcher(list.group(1)).results()
                .forEach(one -> meanings.put(one.group(1), one.group(2))));
        return meanings;
    }

    /// The frames that no rule opens, only texts.
    private static Set<String> framesOfTexts() throws IOException {
        Set<String> frames = new TreeSet<>();
        Map<String, String> flow = read(SOURCES.resolve("flow"));
        flow.forEach((file, text) -> {
            String name = file.replace(".java", "");
            boolean alone = flow.entrySet().stream()
                    .noneMatch(other -> !other.getKey().equals(file)
                            && other.getValue().matches("(?s).*\\b" + name + "[.(].*"));
            if (alone && text.matches("(?s).*record " + name + "\\([^{]*implements Frame.*")) frames.add(name);
        });
        return frames;
    }

    /// The sources under a folder by file, without comments.
    private static Map<String, String> read(Path folder) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList())
                texts.put(String.valueOf(file.getFileName()), Files.readString(file).replaceAll("//[^\n]*", ""));
        }
        return texts;
    }
}
