package elysium.server.push;

import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import elysium.server.db.DatabaseUnavailableException;
import elysium.server.db.people.PushKey;
import elysium.server.db.people.Reminders.Quiet;
import elysium.server.db.people.Sessions.Session;
import elysium.server.db.people.Subscriptions.Subscription;
import elysium.server.db.table.TableRecord;
import elysium.server.message.RequestRejectedException;
import elysium.server.room.AwaitedPlayer;
import elysium.server.room.Rooms;
import elysium.server.room.Stores;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Sends reminders to players whose turn it is and who have no page open at the table. Several servers check the
/// tables; a claim in the database makes sure that only one sends.
public final class ReminderScheduler implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ReminderScheduler.class);
    private static final long DAY = 24 * 3_600_000L;

    private final Stores shelf;
    private final Rooms rooms;
    private final ReminderConfig means;
    private final EndpointFilter gate;
    private final Vapid vapid;
    private final PushSender courier;
    private final Map<String, Look> looks = new HashMap<>();
    private final Set<String> anew = ConcurrentHashMap.newKeySet();   // tables of new subscribers
    private final ScheduledExecutorService clock =
            Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().name("caller").daemon().factory());
    private boolean well = true;

    /// The result of the last check of a table, which avoids loading it again before a reminder can be due.
    ///
    /// @param entry the number of its entries
    /// @param next when to check it again if it has no new entries
    /// @param seen when each seat was last seen with a page open
    private record Look(int entry, long next, Map<Integer, Long> seen) {}

    public ReminderScheduler(Stores shelf, Rooms rooms, ReminderConfig means) {
        this.shelf = shelf;
        this.rooms = rooms;
        this.means = means;
        gate = new EndpointFilter(means.own());
        vapid = new Vapid(PushKey.kept(shelf.database(), Vapid::fresh));
        courier = new PushSender(vapid, means, gate, shelf.subscriptions()::gone);
    }

    /// Starts checking the tables.
    public void start() {
        long tick = means.tick().toMillis();
        if (tick > 0) clock.scheduleWithFixedDelay(this::tick, tick, tick, TimeUnit.MILLISECONDS);
    }

    /// The public key with which browsers subscribe.
    public String key() {
        return vapid.open();
    }

    /// The number of reminders being sent.
    public int underWay() {
        return courier.underWay();
    }

    /// Whether a browser's keys are valid for encryption.
    public static boolean readable(byte[] point, byte[] auth) {
        try {
            P256.point(point);
            return auth.length == PushEncryption.SALT;
        } catch (IllegalArgumentException _) {
            return false;
        }
    }

    /// Subscribes the browser of a session; throws on an endpoint that is not allowed, false if the session has ended.
    public boolean keep(Session session, Subscription browser) {
        gate.read(browser.endpoint());
        if (browser.equals(shelf.subscriptions().at(session.key()))) return true;
        boolean kept = shelf.subscriptions().keep(session.key(), browser);
        for (TableRecord each : shelf.tables().of(session.player().id())) anew.add(each.id());
        return kept;
    }

    private void tick() {
        try {
            look();
            well = true;
        } catch (DatabaseUnavailableException | RequestRejectedException gone) {
            if (well) LOG.warn("cannot check for reminders: {}", gone.getMessage());
            well = false;
        } catch (RuntimeException fault) {
            LOG.error("checking for reminders failed", fault);
        }
    }

    /// Sends all reminders that are due; returns their number.
    public synchronized int look() {
        long now = means.clock().getAsLong();
        Set<String> there = new HashSet<>();
        int called = 0;
        for (Quiet table : shelf.reminders().tables()) {
            there.add(table.table());
            Look before = looks.get(table.table());
            boolean known = before != null && before.entry == table.entry() && before.next > now;
            if ((anew.remove(table.table()) || !known) && table.at() <= now - ReminderTiming.LEAST)
                called += look(table, now);
        }
        looks.keySet().retainAll(there);
        anew.retainAll(there);
        return called;
    }

    private int look(Quiet table, long now) {
        Look before = looks.get(table.table());
        Map<Integer, Long> seen = before == null ? new HashMap<>() : before.seen;
        long next = Long.MAX_VALUE;
        int called = 0;
        try {
            TableRecord kept = shelf.tables().find(table.table());
            List<AwaitedPlayer> waited = kept == null ? List.of() : rooms.waited(table.table());
            for (AwaitedPlayer each : waited) {
                if (each.here()) seen.put(each.seat(), now);
                ReminderTiming patience =
                        new ReminderTiming(each.opened(), each.out(), seen.getOrDefault(each.seat(), 0L));
                next = Math.min(next, each.here() ? now + ReminderTiming.LEAST : patience.next(now));
                if (kept != null && patience.calls(now) > 0 && call(kept, each, patience.calls(now), now)) called++;
            }
        } catch (RequestRejectedException cannot) {
            LOG.debug("table {} cannot be played and sends no reminders: {}", table.table(), cannot.fault());
        }
        looks.put(table.table(), new Look(table.entry(), next, seen));
        return called;
    }

    private boolean call(TableRecord kept, AwaitedPlayer waited, int rung, long now) {
        String player = kept.chairs().get(waited.seat()).player();
        List<Subscription> browsers = player == null ? List.of() : shelf.subscriptions().of(player);
        if (browsers.isEmpty() || !shelf.reminders().claim(kept.id(), waited.seat(), waited.step(), rung)) return false;
        long holds = Duration.ofMillis(Math.min(DAY, waited.out() - now)).toSeconds();
        Reminder call = new Reminder(kept, rooms.told(kept).game().title(), waited.seat(), rung > 1, holds);
        for (Subscription browser : browsers) courier.bring(browser, call);
        return true;
    }

    @Override public void close() {
        clock.shutdownNow();
        courier.close();
    }
}
