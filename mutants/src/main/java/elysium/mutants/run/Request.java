package elysium.mutants.run;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The parsed command line.
///
/// @param only a part of a mutant's place, such as `rules/Harm` or the slug of a card; empty for all
/// @param tests a part of the names of the tests to run; empty for all
public record Request(String game, String only, String tests, int workers, boolean all, boolean slow, boolean json,
        @Nullable Path plot) {
    static final List<String> GAMES = List.of("vendetta", "nightfall", "rivals", "vtes");
    public static final String USAGE =
            """
                    Usage: elysium mutants GAME [--all] [--slow] [--only TEXT] [--tests TEXT] [--workers N] [--format json] [--plot FILE]

                    Changes the rules of a game, one place at a time, and reports the changes that no test notices.

                      GAME           vendetta, nightfall, rivals or vtes
                      --all          run every scenario that reaches a mutant, for the report by clause (takes longer)
                      --slow         also run test classes that take seconds (takes much longer)
                      --only TEXT    only places whose name contains TEXT, such as rules/Harm or the slug of a card
                      --tests TEXT   only tests whose name contains TEXT: the title of a scenario, a class
                      --workers N    number of worker processes (default: one per processor)
                      --format json  print the whole report as JSON
                      --plot FILE    write a plot of the survivors, as PNG
                    """;

    public static Request of(String... args) {
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
        if (game.isEmpty()) throw new UsageException("no game given: expected one of " + String.join(", ", GAMES));
        return new Request(game, only, tests, workers, all, slow, json, plot);
    }

    private static String game(String before, String arg) {
        if (!before.isEmpty() || !GAMES.contains(arg))
            throw new UsageException("unknown argument '" + arg + "': expected one game of " + String.join(", ", GAMES)
                    + ", or an option from --help");
        return arg;
    }

    private static String value(String[] args, int at) {
        if (at >= args.length) throw new UsageException(args[at - 1] + " needs a value");
        return args[at];
    }

    private static int number(String word) {
        if (!word.matches("[1-9]\\d?"))
            throw new UsageException("--workers needs a number from 1 to 99, not '" + word + "'");
        return Integer.parseInt(word);
    }

    private static boolean isJson(String word) {
        if (!word.equals("json") && !word.equals("text"))
            throw new UsageException("--format needs text or json, not '" + word + "'");
        return word.equals("json");
    }
}
