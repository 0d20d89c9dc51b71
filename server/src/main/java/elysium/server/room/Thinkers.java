package elysium.server.room;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;
import elysium.bots.Bot;
import elysium.bots.RandomBot;
import elysium.bots.SearchBot;
import elysium.bots.SearchOptions;
import elysium.kernel.Game;
import elysium.kernel.Offers;
import elysium.kernel.Sight;
import elysium.kernel.Table;
import elysium.server.keep.Chair;
import elysium.server.keep.Unavailable;
import elysium.server.wire.Refused;
import elysium.tabletop.CardTable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Where bots think: on threads of their own, each on a copy of the table and shown only what its seat may know. The
/// more of them wait, the shorter each thinks.
public final class Thinkers implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Thinkers.class);
    private static final int LEAST_MILLIS = 10;

    private record Thought(Object room, int seat, int seq) {}

    private final int threads = Math.max(1, Runtime.getRuntime().availableProcessors());
    private final ExecutorService pool = Executors.newFixedThreadPool(threads,
            Thread.ofPlatform().name("thinker-", 0).daemon().priority(Thread.MIN_PRIORITY).factory());
    private final ScheduledExecutorService later =
            Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().name("later").daemon().factory());
    private final int millis;
    private final Set<Thought> underway = ConcurrentHashMap.newKeySet();
    private final Map<Object, AtomicInteger> busy = new ConcurrentHashMap<>();
    private final AtomicInteger waiting = new AtomicInteger();

    /// @param millis how long a bot may think about one question
    public Thinkers(int millis) {
        this.millis = millis;
    }

    /// Lets the bot on a chair think about the question that is open, unless it does so already.
    <T extends CardTable<T>> void think(Room<T> room, Fold<T> fold, Chair chair) {
        Thought thought = new Thought(room, chair.seat(), fold.seq());
        if (!underway.add(thought)) return;
        T copy = fold.table().copy();
        busy.computeIfAbsent(room, _ -> new AtomicInteger()).incrementAndGet();
        waiting.incrementAndGet();
        try {
            pool.execute(() -> answer(room, thought, () -> choose(fold.game(), copy, chair)));
        } catch (RejectedExecutionException _) {
            done(thought);                                // the server stops: the bot will be asked again
        }
    }

    private void answer(Room<?> room, Thought thought, LongSupplier choice) {
        try {
            room.answerOf(thought.seat, thought.seq, choice.getAsLong());
        } catch (Refused late) {
            LOG.debug("a bot's answer came too late: {}", late.fault());
        } catch (Unavailable gone) {
            if (pool.isShutdown()) return;                // it will be asked again when the server comes back
            LOG.warn("a bot's answer could not be kept, and will be thought of again: {}", gone.getMessage());
            later.schedule(() -> again(room), 1, TimeUnit.SECONDS);
        } finally {
            done(thought);
        }
    }

    private static void again(Room<?> room) {
        try {
            room.catchUp();
        } catch (Refused | Unavailable still) {
            LOG.warn("the table is still out of reach: {}", still.getMessage());
        }
    }

    /// A bot that fails must not hold up those who wait for it.
    private <T extends Table<T>> long choose(Game<T> game, T table, Chair chair) {
        try {
            return bot(game, chair).choose(new Sight<>(table, chair.seat()));
        } catch (RuntimeException fault) {
            LOG.error("a bot failed; the usual answer is given for it", fault);
            long usual = game.fallback(table, chair.seat());
            return usual == Game.NO_FALLBACK ? table.offers(chair.seat(), Offers.silent()).get(0) : usual;
        }
    }

    private <T extends Table<T>> Bot<T> bot(Game<T> game, Chair chair) {
        int share = Math.max(LEAST_MILLIS, millis * threads / Math.max(threads, waiting.get()));
        long seed = ThreadLocalRandom.current().nextLong();
        return chair.sitter() == Chair.Sitter.RANDOM ? new RandomBot<>(seed)
                : new SearchBot<>(game, SearchOptions.ofMillis(share), seed);
    }

    private void done(Thought thought) {
        underway.remove(thought);
        waiting.decrementAndGet();
        busy.computeIfPresent(thought.room, (_, count) -> count.decrementAndGet() == 0 ? null : count);
    }

    /// How many bots think or wait to think.
    public int thinking() {
        return waiting.get();
    }

    boolean busyFor(Room<?> room) {
        return busy.containsKey(room);
    }

    @Override public void close() {
        later.shutdownNow();
        pool.shutdownNow();
    }
}
