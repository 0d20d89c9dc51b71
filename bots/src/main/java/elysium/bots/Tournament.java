package elysium.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import elysium.kernel.Game;
import elysium.kernel.Setup;
import elysium.kernel.Statistics;
import elysium.kernel.StatisticsTable;
import elysium.kernel.Table;
import elysium.kernel.Text;

/// A series of games between bots that rotate through the seats. All randomness comes from the seeds of the setups.
///
/// Each game depends only on its number, so the result is the same on any number of threads, unless a bot uses a time
/// limit.
///
/// @param setups the setups to play in turn; each is played once with every rotation of the seats
/// @param contenders the contenders, one for each seat of the first game; a name may occur more than once
/// @param label groups a seat's wins besides its bot, such as by clan; it is called with the finished table
public record Tournament<T extends Table<T>>(Game<T> game, List<Setup> setups, List<Contender<T>> contenders,
        Label<T> label) {

    /// A bot and the name under which its wins are counted.
    public record Contender<T extends Table<T>>(String name, Bot.Maker<T> maker) {}

    /// Names what a seat plays, such as its clan.
    @FunctionalInterface
    public interface Label<T extends Table<T>> {

        String of(T table, int seat);
    }

    /// Receives the number of finished games; calls never overlap.
    @FunctionalInterface
    public interface Progress {

        void onFinished(int done, int total);
    }

    public Tournament {
        setups = List.copyOf(setups);
        contenders = List.copyOf(contenders);
        if (setups.isEmpty()) throw new IllegalArgumentException("a tournament needs at least one setup");
        for (Setup setup : setups) {
            if (contenders.size() != setup.seats())
                throw new IllegalArgumentException(
                        "a setup of " + setup.seats() + " seats needs as many bots, not " + contenders.size());
            game.check(setup);
        }
    }

    public Tournament(Game<T> game, Setup setup, List<Contender<T>> contenders, Label<T> label) {
        this(game, List.of(setup), contenders, label);
    }

    /// The same bot in every seat, each under its own name, so that all differences between the names are chance.
    public static <T extends Table<T>> Tournament<T> mirror(Game<T> game, Setup setup, Bot.Maker<T> maker) {
        List<Contender<T>> field = new ArrayList<>();
        for (int i = 0; i < setup.seats(); i++) field.add(new Contender<>("mirror " + (i + 1), maker));
        return new Tournament<>(game, setup, field, (_, seat) -> "seat " + (seat + 1));
    }

    /// Plays a number of games on a number of threads.
    public TournamentResult play(int games, int threads, Progress progress) {
        if (games < 1) throw new IllegalArgumentException("a tournament needs at least one game, not " + games);
        long start = System.nanoTime();
        Count count = new Count(games, progress);
        List<Future<TournamentResult.Played>> played = new ArrayList<>();
        List<TournamentResult.Played> results = new ArrayList<>();
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            for (int i = 0; i < games; i++) {
                int number = i;
                played.add(pool.submit(() -> count.counted(playOne(number))));
            }
            for (int i = 0; i < games; i++) results.add(result(i, played.get(i)));
        } finally {
            pool.shutdownNow();
        }
        return TournamentResult.of(results, setups.size(), (System.nanoTime() - start) / 1e9);
    }

    /// The setup of a game, with the seed that reproduces it.
    public Setup setup(int number) {
        Setup setup = setups.get(round(number));
        return setup.withSeed(SeededRandom.mix(setup.seed(), number));
    }

    /// The index of the setup of a game.
    private int round(int number) {
        return number / contenders.size() % setups.size();
    }

    /// The contender in a seat of a game.
    public Contender<T> contender(int number, int seat) {
        return contenders.get((seat + number) % contenders.size());
    }

    /// The game's statistics, followed by the scores of the bots if there are any.
    private List<StatisticsTable> statisticsTables() {
        List<String> names = names();
        StatisticsTable scores = game.scores(bot -> new Text(names.get(bot), names.get(bot)));
        List<StatisticsTable> sheets = new ArrayList<>(game.statistics());
        if (scores != null) sheets.add(scores);
        return sheets;
    }

    private List<String> names() {
        return contenders.stream().map(Contender::name).distinct().sorted().toList();
    }

    private TournamentResult.Played playOne(int number) {
        Setup deal = setup(number);
        T table = game.setUp(deal);
        List<Bot<T>> bots = new ArrayList<>();
        List<String> names = new ArrayList<>(), labels = new ArrayList<>();
        List<Double> payoffs = new ArrayList<>();
        for (int seat = 0; seat < contenders.size(); seat++) {
            Contender<T> contender = contender(number, seat);
            bots.add(contender.maker.create(SeededRandom.mix(deal.seed(), seat)));
            names.add(contender.name);
        }
        List<StatisticsTable> sheets = statisticsTables();
        Statistics counts = new Statistics(sheets);
        table.setListener(game.statisticsListener(table, counts));
        int decisions = new Match<>(table, bots).play();
        for (int seat = 0; seat < contenders.size(); seat++) {
            labels.add(label.of(table, seat));
            payoffs.add(game.payoff(table, seat));
        }
        if (sheets.size() > game.statistics().size()) score(table, names, counts);
        return new TournamentResult.Played(round(number), names, labels, payoffs, decisions, counts);
    }

    private void score(T table, List<String> seated, Statistics counts) {
        List<String> names = names();
        int sheet = counts.tables().size() - 1;
        for (int seat = 0; seat < seated.size(); seat++) {
            int bot = names.indexOf(seated.get(seat));
            game.score(table, seat, (column, number) -> counts.add(sheet, bot, column, number));
        }
    }

    private TournamentResult.Played result(int number, Future<TournamentResult.Played> played) {
        try {
            return played.get();
        } catch (ExecutionException failed) {
            throw new CompletionException("game " + (number + 1) + " of " + setup(number), failed.getCause());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new CompletionException(stopped);
        }
    }

    /// Counts finished games and reports them.
    private static final class Count {
        private final int total;
        private final Progress progress;
        private int done;

        Count(int total, Progress progress) {
            this.total = total;
            this.progress = progress;
        }

        synchronized TournamentResult.Played counted(TournamentResult.Played game) {
            progress.onFinished(++done, total);
            return game;
        }
    }
}
