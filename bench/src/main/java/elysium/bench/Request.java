package elysium.bench;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import elysium.bench.wording.BenchException;
import elysium.kernel.Lang;
import org.jspecify.annotations.Nullable;

/// The parsed command line.
record Request(MeasuredGame<?> game, int seats, boolean quick, boolean check, @Nullable Path json, boolean asJson,
        @Nullable Against against, boolean help) {

    /// What to compare with, how many times, and at which measures.
    ///
    /// @param jars the folder of the old version's jars
    record Against(Path jars, int rounds, List<Measure> measures) {}

    /// Parses the arguments, or throws a [BenchException] that says what is accepted.
    static Request of(String... args) {
        Reading reading = new Reading();
        Deque<String> rest = new ArrayDeque<>(Arrays.asList(args));
        while (!rest.isEmpty()) reading.take(rest.pop(), rest);
        return reading.request();
    }

    /// The language requested anywhere in the arguments; by default that of the environment.
    static Lang lang(String... args) {
        List<String> words = Arrays.asList(args);
        int at = words.indexOf("--lang");
        for (String word : words) if (word.startsWith("--lang=")) return lang(word.substring("--lang=".length()));
        if (at >= 0 && at + 1 < words.size()) return lang(words.get(at + 1));
        return ofHere();
    }

    static Lang ofHere() {
        return Locale.getDefault().getLanguage().equals("fr") ? Lang.FR : Lang.EN;
    }

    private static Lang lang(String word) {
        return switch (word) {
            case "fr" -> Lang.FR;
            case "en" -> Lang.EN;
            default -> throw new BenchException(Words.BAD_LANG, word);
        };
    }

    /// The arguments parsed so far.
    private static final class Reading {
        private static final int ROUNDS = 8, LEAST_ROUNDS = 2, MOST_ROUNDS = 100;

        private @Nullable String game, seats, against, rounds, only;
        private @Nullable Path json;
        private boolean quick, check, asJson, help;

        void take(String word, Deque<String> rest) {
            int equals = word.startsWith("--") ? word.indexOf('=') : -1;
            if (equals > 0) rest.push(word.substring(equals + 1));
            String name = equals > 0 ? word.substring(0, equals) : word;
            switch (name) {
                case "--seats" -> seats = value(name, rest);
                case "--json" -> json = Path.of(value(name, rest));
                case "--format" -> asJson = isJson(value(name, rest));
                case "--lang" -> value(name, rest);
                case "--against" -> against = value(name, rest);
                case "--rounds" -> rounds = value(name, rest);
                case "--only" -> only = value(name, rest);
                default -> flag(word);
            }
        }

        private void flag(String word) {
            switch (word) {
                case "--quick" -> quick = true;
                case "--check" -> check = true;
                case "-h", "--help" -> help = true;
                default -> game(word);
            }
        }

        private void game(String word) {
            if (word.startsWith("-")) throw new BenchException(Words.UNKNOWN_OPTION, word);
            if (game != null) throw new BenchException(Words.TWO_GAMES, game, word);
            game = word;
        }

        Request request() {
            MeasuredGame<?> known = game == null ? Games.ALL.getFirst() : Games.named(game);
            return new Request(known, seats == null ? known.usualSeats() : seats(known, seats), quick, check, json,
                    asJson, against(known), help);
        }

        private @Nullable Against against(MeasuredGame<?> known) {
            if (against == null) {
                if (rounds != null) throw new BenchException(Words.NOT_AGAINST, "--rounds");
                if (only != null) throw new BenchException(Words.NOT_AGAINST, "--only");
                return null;
            }
            return new Against(Path.of(against), rounds == null ? ROUNDS : rounds(rounds), measures(known, only));
        }

        private static int rounds(String word) {
            if (!word.matches("\\d{1,3}") || Integer.parseInt(word) < LEAST_ROUNDS
                    || Integer.parseInt(word) > MOST_ROUNDS)
                throw new BenchException(Words.BAD_ROUNDS, word, LEAST_ROUNDS, MOST_ROUNDS);
            return Integer.parseInt(word);
        }

        /// The measures named, or all; the reference copy always comes first, since the others are given in it.
        private static List<Measure> measures(MeasuredGame<?> known, @Nullable String only) {
            if (only == null) return known.measures();
            List<String> names = known.measures().stream().map(Measure::method).toList();
            Set<String> named = new HashSet<>(Arrays.asList(only.split(",", -1)));
            for (String name : named)
                if (!names.contains(name))
                    throw new BenchException(Words.UNKNOWN_MEASURE, name, known.id(), String.join(", ", names));
            return known.measures().stream()
                    .filter(measure -> measure == Measure.REFERENCE || named.contains(measure.method())).toList();
        }

        private static int seats(MeasuredGame<?> known, String word) {
            for (int count : known.game().seatCounts())
                if (word.equals(Integer.toString(count))) return playable(known, count);
            throw new BenchException(Words.BAD_SEATS, word, known.id(), known.game().seatCounts());
        }

        private static int playable(MeasuredGame<?> known, int seats) {
            try {
                known.game().check(known.setup(seats));
                return seats;
            } catch (IllegalArgumentException forbidden) {
                throw new BenchException(Words.BAD_SETUP, seats, String.valueOf(forbidden.getMessage()));
            }
        }

        private static boolean isJson(String word) {
            return switch (word) {
                case "json" -> true;
                case "text" -> false;
                default -> throw new BenchException(Words.BAD_FORMAT, word);
            };
        }

        private static String value(String name, Deque<String> rest) {
            if (rest.isEmpty() || rest.peek().startsWith("--")) throw new BenchException(Words.NO_VALUE, name);
            return rest.pop();
        }
    }
}
