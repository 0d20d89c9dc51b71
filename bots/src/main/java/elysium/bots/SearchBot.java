package elysium.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntPredicate;
import elysium.kernel.Game;
import elysium.kernel.Offers;
import elysium.kernel.Sight;
import elysium.kernel.Table;

/// Searches determinized tables, playing each of them out for all seats.
public final class SearchBot<T extends Table<T>> implements Bot<T> {
    private static final int OFTEN = 32;

    private final Game<T> game;
    private final SearchOptions options;
    private final Playout<T> playout;
    private final SeededRandom seeds;
    private final Offers offers = Offers.movesOnly();
    private final List<Search<T>> searches = new ArrayList<>();

    public SearchBot(Game<T> game, SearchOptions options, long seed) {
        this(game, options, Playout.of(game), seed);
    }

    public SearchBot(Game<T> game, SearchOptions options, Playout<T> playout, long seed) {
        this.game = game;
        this.options = options;
        this.playout = playout;
        seeds = new SeededRandom(seed);
    }

    @Override public long choose(Sight<T> sight) {
        if (sight.offers(offers).size() == 1) return offers.get(0);
        prepare(sight);
        long lone = searches.getFirst().onlyPlausible(sight, seeds.next());
        return lone != Game.NO_MOVE ? lone : search(sight, this::settled).best().move();
    }

    /// Searches the open question and returns the result for every offer.
    public SearchResult search(Sight<T> sight) {
        return search(sight, _ -> false);
    }

    private SearchResult search(Sight<T> sight, IntPredicate settled) {
        long start = System.nanoTime();
        long deadline = start + (options.millis() == 0 ? Long.MAX_VALUE / 2 : options.millis() * 1_000_000L);
        sight.offers(offers);
        prepare(sight);
        int iterations = runSearches(sight, seeds.next(), deadline, settled);
        return new SearchResult(opinions(), iterations, (System.nanoTime() - start) / 1e9);
    }

    private void prepare(Sight<T> sight) {
        while (searches.size() < options.threads()) searches.add(new Search<>(game, options, playout, sight.scratch()));
    }

    private int runSearches(Sight<T> sight, long seed, long deadline, IntPredicate settled) {
        if (searches.size() == 1)
            return searches.getFirst().run(sight, SeededRandom.mix(seed, 0), options.iterationsOf(0), deadline,
                    settled);
        List<Future<Integer>> thoughts = new ArrayList<>();
        try (ExecutorService threads = Executors.newFixedThreadPool(searches.size())) {
            for (int i = 0; i < searches.size(); i++) {
                Search<T> search = searches.get(i);
                int share = options.iterationsOf(i);
                long own = SeededRandom.mix(seed, i);
                thoughts.add(threads.submit(() -> search.run(sight, own, share, deadline, _ -> false)));
            }
        }
        int iterations = 0;
        for (Future<Integer> thought : thoughts) iterations += result(thought);
        return iterations;
    }

    /// Whether no other answer can still be tried as often as the leading one.
    private boolean settled(int done) {
        if (options.iterations() == 0 || done % OFTEN != 0) return false;
        int first = 0, second = 0;
        for (int i = 0; i < offers.size(); i++) {
            int visits = searches.getFirst().visits(offers.get(i));
            second = Math.max(second, Math.min(first, visits));
            first = Math.max(first, visits);
        }
        return first - second > options.iterations() - done;
    }

    private static int result(Future<Integer> thought) {
        try {
            return thought.get();
        } catch (ExecutionException failed) {
            throw new CompletionException(failed.getCause());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new CompletionException(stopped);
        }
    }

    /// The sums over all threads, in a fixed order.
    private List<SearchResult.Opinion> opinions() {
        List<SearchResult.Opinion> opinions = new ArrayList<>();
        for (int i = 0; i < offers.size(); i++) {
            long move = offers.get(i);
            int visits = 0;
            double total = 0;
            for (Search<T> search : searches) {
                visits += search.visits(move);
                total += search.total(move);
            }
            opinions.add(new SearchResult.Opinion(move, visits, visits == 0 ? 0 : total / visits));
        }
        return opinions;
    }
}
