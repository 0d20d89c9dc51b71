package elysium.server.room;

import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import elysium.server.db.DatabaseUnavailableException;
import elysium.server.message.RequestRejectedException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Checks the clocks of all tables with one look at the rooms and one database query a tick. It also sends this
/// server's heartbeat and notices servers whose heartbeat has stopped.
final class ClockLoop implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ClockLoop.class);
    private static final long TICK_MILLIS = 500, BEAT_MILLIS = 3_000;
    private static final long AGAIN_MILLIS = 30_000;      // if the server that looks at a table fails
    private static final long LEAST_MILLIS = 10_000;      // between two looks at a table that nobody looks at
    private static final long REST_MILLIS = 6 * 3_600_000L;

    private final Stores stores;
    private final Rooms rooms;
    private final ScheduledExecutorService clock =
            Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().name("watch").daemon().factory());
    private final ScheduledExecutorService pulse =
            Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().name("pulse").daemon().factory());
    private final Set<Room<?>> ringing = ConcurrentHashMap.newKeySet();
    private Set<String> alive = Set.of();
    private boolean well = true;
    private volatile boolean asleep;

    ClockLoop(Stores shelf, Rooms rooms) {
        this.stores = shelf;
        this.rooms = rooms;
    }

    void start() {
        clock.scheduleWithFixedDelay(this::tick, TICK_MILLIS, TICK_MILLIS, TimeUnit.MILLISECONDS);
        if (!stores.database().isShared()) return;
        pulse.scheduleWithFixedDelay(this::beat, 0, BEAT_MILLIS, TimeUnit.MILLISECONDS);
    }

    /// Tables could not be woken: they are once the database answers.
    void wakeLater() {
        asleep = true;
    }

    private void tick() {
        long now = System.currentTimeMillis();
        try {
            for (Room<?> room : rooms.roomsOutOfTime(now))
                if (ringing.add(room)) Thread.startVirtualThread(() -> ring(room));
            for (String table : stores.clockDeadlines().claimDue(now, AGAIN_MILLIS))
                Thread.startVirtualThread(() -> look(table));
            well = true;
            if (asleep) Thread.startVirtualThread(rooms::wake);
            asleep = false;
        } catch (DatabaseUnavailableException | RequestRejectedException gone) {
            if (well) LOG.warn("whose time is out cannot be seen now: {}", gone.getMessage());
            well = false;
        } catch (RuntimeException fault) {
            LOG.error("the watch failed at a tick", fault);
        }
    }

    private void ring(Room<?> room) {
        try {
            room.checkClocks();
        } catch (RequestRejectedException | DatabaseUnavailableException e) {
            LOG.debug("a table whose time is out cannot be played now: {}", e.getMessage());
        } finally {
            ringing.remove(room);
        }
    }

    /// Looks at a table that may be due, and sets when it will be next.
    private void look(String table) {
        try {
            long now = System.currentTimeMillis();
            Long next = rooms.room(table).checkClocks();
            stores.clockDeadlines().set(table, next == null ? null : Math.max(next, now + LEAST_MILLIS));
        } catch (RequestRejectedException cannot) {
            LOG.warn("table {} cannot be played, and rests: {}", table, cannot.errorCode());
            rest(table);
        } catch (DatabaseUnavailableException gone) {
            LOG.debug("table {} will be looked at again: {}", table, gone.getMessage());
        }
    }

    private void rest(String table) {
        try {
            stores.clockDeadlines().set(table, System.currentTimeMillis() + REST_MILLIS);
        } catch (DatabaseUnavailableException gone) {
            LOG.debug("table {} will be looked at again: {}", table, gone.getMessage());
        }
    }

    /// Whoever was connected to a server that is gone is not here any more, and its bots think elsewhere.
    private void beat() {
        try {
            Set<String> now = stores.presence().heartbeat();
            if (stores.presence().isDoubtful()) stores.presence().rewrite(rooms.connectedSeats());
            Set<String> gone = new HashSet<>(alive);
            gone.removeAll(now);
            alive = now;
            if (gone.isEmpty()) return;
            LOG.info("{} other servers give no sign of life", gone.size());
            rooms.refreshAll();
            Thread.startVirtualThread(rooms::wake);
        } catch (DatabaseUnavailableException | RequestRejectedException away) {
            LOG.debug("no sign of life can be given: {}", away.getMessage());
        } catch (RuntimeException fault) {
            LOG.error("the pulse failed", fault);
        }
    }

    @Override public void close() {
        clock.shutdownNow();
        pulse.shutdownNow();
        try {
            stores.presence().stop(rooms.connectedSeats());
        } catch (DatabaseUnavailableException gone) {
            LOG.debug("the others will notice by themselves: {}", gone.getMessage());
        }
    }
}
