package elysium.server.room;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import elysium.bots.Bot;
import elysium.bots.RandomBot;
import elysium.bots.SearchBot;
import elysium.bots.SearchOptions;
import elysium.kernel.Game;
import elysium.kernel.Offers;
import elysium.kernel.Sight;
import elysium.kernel.Table;
import elysium.server.db.DatabaseUnavailableException;
import elysium.server.db.table.Entry;
import elysium.server.db.table.SeatRecord;
import elysium.server.db.table.TableRecord;
import elysium.server.message.RequestRejectedException;
import elysium.server.room.fold.Fold;
import elysium.tabletop.CardTable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Runs bots on a pool of threads, each on a copy of the table that shows only what its seat may know. Bots think less
/// while more of them wait. The time of an automatic answer does not reveal whether the seat had a choice.
public final class BotScheduler implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BotScheduler.class);
    private static final int LEAST_MILLIS = 10, LATE_MILLIS = 50, AGAIN_MILLIS = 1_000, LONGEST_MILLIS = 60_000;

    private record Thought(Object room, int seat, int seq, int as) {}

    private final int threads = Math.max(1, Runtime.getRuntime().availableProcessors());
    private final ExecutorService pool =
            new ThreadPoolExecutor(threads, threads, 0, TimeUnit.SECONDS, new PriorityBlockingQueue<>(),
                    Thread.ofPlatform().name("thinker-", 0).daemon().priority(Thread.MIN_PRIORITY).factory());
    private final int millis;
    private final Pause pause;
    private final Timer timer;
    private final Set<Thought> underway = ConcurrentHashMap.newKeySet();
    private final Map<Object, AtomicInteger> busy = new ConcurrentHashMap<>();
    private final AtomicInteger waiting = new AtomicInteger(), unwatched = new AtomicInteger();
    private final AtomicLong order = new AtomicLong();
    private final BotTables botTables;

    /// A thought in its turn: those that a person waits for go first.
    private record Task(boolean botsOnly, long order, Runnable work) implements Runnable, Comparable<Task> {
        @Override public void run() {
            work.run();
        }

        @Override public int compareTo(Task other) {
            return botsOnly == other.botsOnly ? Long.compare(order, other.order) : botsOnly ? 1 : -1;
        }
    }

    /// @param millis how long a bot may think about one question
    /// @param pause how long after a question opens it is answered without a person at the soonest
    public BotScheduler(int millis, int pause) {
        this(millis, pause, Integer.MAX_VALUE);
    }

    /// @param alone at how many tables bots may play among themselves at once
    public BotScheduler(int millis, int pause, int alone) {
        this(millis, pause, alone, Timer.real());
    }

    BotScheduler(int millis, int pause, int alone, Timer timer) {
        this.millis = millis;
        this.pause = new Pause(pause);
        this.timer = timer;
        botTables = new BotTables(alone);
    }

    public BotTables botTables() {
        return botTables;
    }

    /// Lets a bot think about the question that is open to a chair, unless it does so already.
    ///
    /// @param as how its answer is entered: as the bot's own, or for somebody who is not there
    /// @param botsOnly whether no person plays at the table
    <T extends CardTable<T>> void think(Room<T> room, Fold<T> fold, SeatRecord chair, int as, boolean botsOnly) {
        Thought thought = new Thought(room, chair.seat(), fold.step(), as);
        if (!begin(thought)) return;
        T copy = fold.table().copy();
        long since = fold.clocks().askedAt();
        AtomicInteger counted = botsOnly ? unwatched : waiting;
        counted.incrementAndGet();
        try {
            pool.execute(new Task(botsOnly, order.getAndIncrement(), () -> {
                int share = share(botsOnly ? thinkingCount() : waiting.get());
                long ready = as == Entry.OUT_OF_TIME ? 0 : ready(since, copy, chair, share);
                long move = choose(fold.game(), copy, chair, Math.max(LEAST_MILLIS, share - LATE_MILLIS));
                counted.decrementAndGet();
                answer(room, thought, ready, move);
            }));
        } catch (RejectedExecutionException _) {
            counted.decrementAndGet();
            done(thought);                                // the server stops: the bot will be asked again
        }
    }

    /// Lets a standing order answer the question that is open to a seat, unless it does so already.
    <T extends CardTable<T>> void answerByOrder(Room<T> room, Fold<T> fold, TableRecord kept, int seat, long move) {
        Thought thought = new Thought(room, seat, fold.step(), Entry.ORDERED);
        if (!begin(thought)) return;
        long since = fold.clocks().askedAt(), least = since + pause.minMillis();
        long hidden = since + pause.millisFor(fold, kept, seat);
        if (hidden <= least) {
            answer(room, thought, hidden, move);
            return;
        }
        T copy = fold.table().copy();
        Thread.startVirtualThread(
                () -> answer(room, thought, Pause.hasPubliclyNoChoice(copy, seat) ? least : hidden, move));
    }

    /// When a bot that begins to think now answers, however soon it is done: else it would show whether it had a choice.
    private <T extends CardTable<T>> long ready(long since, T table, SeatRecord chair, int share) {
        long least = since + pause.minMillis(), done = timer.now() + share;
        boolean thinks = chair.sitter() != SeatRecord.Sitter.RANDOM && pause.minMillis() > 0;
        return !thinks || done <= least || Pause.hasPubliclyNoChoice(table, chair.seat()) ? least : done;
    }

    private boolean begin(Thought thought) {
        if (!underway.add(thought)) return false;
        busy.computeIfAbsent(thought.room, _ -> new AtomicInteger()).incrementAndGet();
        return true;
    }

    /// Answers at a time. When that is, is known before the bot has looked how many answers it has.
    private void answer(Room<?> room, Thought thought, long at, long move) {
        try {
            timer.later(Math.min(at - timer.now(), LONGEST_MILLIS), () -> answer(room, thought, move));
        } catch (RejectedExecutionException _) {
            done(thought);
        }
    }

    private void answer(Room<?> room, Thought thought, long move) {
        try {
            room.answerAutomatically(thought.seat, thought.seq, move, thought.as);
        } catch (RequestRejectedException late) {
            LOG.debug("an answer came too late: {}", late.errorCode());
        } catch (DatabaseUnavailableException gone) {
            if (pool.isShutdown()) return;                // it will be asked again when the server comes back
            LOG.warn("an answer could not be kept, and will be thought of again: {}", gone.getMessage());
            soon(room);
        } finally {
            done(thought);
        }
    }

    private void soon(Room<?> room) {
        try {
            timer.later(AGAIN_MILLIS, () -> again(room));
        } catch (RejectedExecutionException _) {
            LOG.debug("the server stops: the bot will be asked again");
        }
    }

    private void again(Room<?> room) {
        try {
            room.catchUp();
        } catch (DatabaseUnavailableException still) {
            LOG.debug("the table is still out of reach: {}", still.getMessage());
            soon(room);
        } catch (RequestRejectedException cannot) {
            LOG.warn("the table cannot be played now: {}", cannot.errorCode());
        }
    }

    /// A bot that fails must not hold up those who wait for it.
    private <T extends Table<T>> long choose(Game<T> game, T table, SeatRecord chair, int share) {
        try {
            return bot(game, chair, share).choose(new Sight<>(table, chair.seat()));
        } catch (RuntimeException fault) {
            LOG.error("a bot failed; the usual answer is given for it", fault);
            long usual = game.fallbackMove(table, chair.seat());
            return usual == Game.NO_MOVE ? table.offers(chair.seat(), Offers.movesOnly()).get(0) : usual;
        }
    }

    /// How long a bot may think that begins now, while so many do.
    private int share(int others) {
        return Math.max(LEAST_MILLIS, millis * threads / Math.max(threads, others));
    }

    private <T extends Table<T>> Bot<T> bot(Game<T> game, SeatRecord chair, int share) {
        long seed = ThreadLocalRandom.current().nextLong();
        return chair.sitter() == SeatRecord.Sitter.RANDOM ? new RandomBot<>(seed)
                : new SearchBot<>(game, SearchOptions.ofMillis(share), seed);
    }

    private void done(Thought thought) {
        underway.remove(thought);
        busy.computeIfPresent(thought.room, (_, count) -> count.decrementAndGet() == 0 ? null : count);
    }

    /// How many bots think or wait to think.
    public int thinkingCount() {
        return waiting.get() + unwatched.get();
    }

    boolean isBusyFor(Room<?> room) {
        return busy.containsKey(room);
    }

    @Override public void close() {
        timer.close();
        pool.shutdownNow();
    }
}
