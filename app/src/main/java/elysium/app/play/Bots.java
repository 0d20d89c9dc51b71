package elysium.app.play;

import elysium.bots.Bot;
import elysium.bots.RandomBot;
import elysium.bots.SearchBot;
import elysium.bots.SearchOptions;
import elysium.kernel.Game;
import elysium.kernel.Table;

/// Creates bots by their kind.
public final class Bots {
    private Bots() {}

    /// A factory of bots with a thinking time and a number of threads.
    public static <T extends Table<T>> Bot.Maker<T> maker(Game<T> game, Roster.Kind kind, Thinking thinking,
            int threads) {
        return switch (kind) {
            case RANDOM, PERSON -> RandomBot::new;
            case SEARCH -> {
                SearchOptions options = options(thinking, threads);
                yield seed -> new SearchBot<>(game, options, seed);
            }
        };
    }

    private static SearchOptions options(Thinking thinking, int threads) {
        if (thinking.iterations() > 0)
            return SearchOptions.ofIterations(thinking.iterations())
                    .withThreads(Math.min(threads, thinking.iterations()));
        return SearchOptions.ofMillis((int) Math.min(thinking.millis(), Integer.MAX_VALUE)).withThreads(threads);
    }
}
