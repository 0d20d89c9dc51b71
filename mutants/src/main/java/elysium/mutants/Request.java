package elysium.mutants;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What was asked for on the command line.
///
/// @param only a part of a mutant's place, such as `rules/Harm` or the slug of a card; all if empty
/// @param tests a part of the name of the tests that are asked; all if empty
record Request(String game, String only, String tests, int workers, boolean all, boolean slow, boolean json,
        @Nullable Path plot) {
    static final List<String> GAMES = List.of("vendetta", "nightfall", "rivals", "vtes");
    static final String USAGE =
            """
                    Usage: elysium mutants GAME [--all] [--slow] [--only TEXT] [--tests TEXT] [--workers N] [--format json] [--plot FILE]

                    Breaks the rules of a game on purpose, one place at a time, and says which breaks no test notices.

                      GAME           vendetta, nightfall, rivals or vtes
                      --all          ask every scenario, to tell which clauses are proven by theirs (takes longer)
                      --slow         ask classes of tests that take seconds, too (takes much longer)
                      --only TEXT    only places that hold this text: rules/Harm, cards, the slug of a card
                      --tests TEXT   ask only tests whose name holds this text: the title of a scenario, a class
                      --workers N    processes at a time; one a processor if not said
                      --format json  the whole report as JSON
                      --plot FILE    a picture of the survivors, as PNG
                    """;

    static Request of(String... args) {
        String game = "", only = "", tests = "";
        int workers = Runtime.getRuntime().availableProcessors();
        boolean all = false, slow = false, json = false;
        Path plot = null;
        for (int i = 0; i < args.length; i++) {
            switch (args[i]) {
                case "--all" -> all = true;
                case "--slow" -> slow = true;
                case "--only" -> only = value(args, ++i);
                case "--tests" -> tests = value(args, ++i);
                case "--workers" -> workers = number(value(args, ++i));
                case "--format" -> json = isJson(value(args, ++i));
                case "--plot" -> plot = Path.of(value(args, ++i)).toAbsolutePath();
                default -> game = game(game, args[i]);
            }
        }
        if (game.isEmpty()) throw new UsageException("say which game: " + String.join(", ", GAMES));
        return new Request(game, only, tests, workers, all, slow, json, plot);
    }

    private static String game(String before, String arg) {
        if (!before.isEmpty() || !GAMES.contains(arg))
            throw new UsageException("'" + arg + "' is not known; a game is one of " + String.join(", ", GAMES)
                    + ", options are in --help");
        return arg;
    }

    private static String value(String[] args, int at) {
        if (at >= args.length) throw new UsageException(args[at - 1] + " needs a value");
        return args[at];
    }

    private static int number(String word) {
        if (!word.matches("[1-9]\\d?"))
            throw new UsageException("--workers takes a number from 1 to 99, not '" + word + "'");
        return Integer.parseInt(word);
    }

    private static boolean isJson(String word) {
        if (!word.equals("json") && !word.equals("text"))
            throw new UsageException("--format takes text or json, not '" + word + "'");
        return word.equals("json");
    }
}
