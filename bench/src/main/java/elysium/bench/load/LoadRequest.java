package elysium.bench.load;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import elysium.bench.wording.BenchException;
import org.jspecify.annotations.Nullable;

/// The parsed command line of the load test.
///
/// @param tables the number of simultaneous tables, run after run
/// @param pace milliseconds between two moves at a table
record LoadRequest(List<Integer> tables, int seats, int pace, int warm, int seconds, int seed,
        @Nullable String database, List<String> jvm, @Nullable Path plot, @Nullable Path json, boolean help) {
    private static final Set<String> NAMES = Set.of("--tables", "--seats", "--pace", "--warm", "--seconds", "--seed",
            "--db", "--jvm", "--plot", "--json", "--lang");

    /// Parses the arguments, or throws a [BenchException] that says what is accepted.
    static LoadRequest of(String... args) {
        Map<String, String> given = new HashMap<>();
        Deque<String> rest = new ArrayDeque<>(Arrays.asList(args));
        boolean help = false;
        while (!rest.isEmpty()) {
            String word = rest.pop();
            if (word.equals("-h") || word.equals("--help")) help = true;
            else take(word, rest, given);
        }
        return new LoadRequest(tables(given.getOrDefault("--tables", "100,1000,5000")),
                number(given, "--seats", 3, 3, 5), number(given, "--pace", 2000, 10, 600_000),
                number(given, "--warm", 20, 0, 600), number(given, "--seconds", 40, 1, 3600),
                number(given, "--seed", 1, 0, Integer.MAX_VALUE), given.get("--db"), words(given.get("--jvm")),
                file(given.get("--plot")), file(given.get("--json")), help);
    }

    private static void take(String word, Deque<String> rest, Map<String, String> given) {
        int equals = word.indexOf('=');
        String name = equals > 0 ? word.substring(0, equals) : word;
        if (!NAMES.contains(name)) throw new BenchException(LoadWords.UNKNOWN_OPTION, word);
        if (equals > 0) rest.push(word.substring(equals + 1));
        else if (rest.isEmpty()) throw new BenchException(LoadWords.NO_VALUE, name);
        given.put(name, rest.pop());
    }

    private static List<Integer> tables(String list) {
        List<Integer> tables = new ArrayList<>();
        for (String word : list.split(",", -1)) tables.add(number("--tables", word, 1, 100_000));
        return tables;
    }

    private static int number(Map<String, String> given, String name, int usual, int least, int most) {
        String word = given.get(name);
        return word == null ? usual : number(name, word, least, most);
    }

    private static int number(String name, String word, int least, int most) {
        if (!word.matches("\\d{1,10}") || Long.parseLong(word) < least || Long.parseLong(word) > most)
            throw new BenchException(LoadWords.BAD_NUMBER, name, word, least, most);
        return Integer.parseInt(word);
    }

    private static List<String> words(@Nullable String options) {
        return options == null || options.isBlank() ? List.of() : List.of(options.strip().split("\\s+"));
    }

    private static @Nullable Path file(@Nullable String name) {
        if (name == null) return null;
        Path file = Path.of(name), folder = file.toAbsolutePath().getParent();
        boolean free =
                !Files.isDirectory(file) && folder != null && Files.isWritable(Files.exists(file) ? file : folder);
        if (!free) throw new BenchException(LoadWords.UNWRITABLE, name);
        return file;
    }
}
