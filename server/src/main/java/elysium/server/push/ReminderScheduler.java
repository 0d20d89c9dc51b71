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

    private final Stores stores;
    private final Rooms rooms;
    private final ReminderConfig config;
    private final EndpointFilter endpointFilter;
    private final Vapid vapid;
    private final PushSender sender;
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
        this.stores = shelf;
        this.rooms = rooms;
        this.config = means;
        endpointFilter = new EndpointFilter(means.allowed());
        vapid = new Vapid(PushKey.loadOrCreate(shelf.database(), Vapid::generate));
        sender = new PushSender(vapid, means, endpointFilter, shelf.subscriptions()::deleteEndpoint);
    }

    /// Starts checking the tables.
    public void start() {
        long tick = config.tick().toMillis();
        if (tick > 0) clock.scheduleWithFixedDelay(this::tick, tick, tick, TimeUnit.MILLISECONDS);
    }

    /// The public key with which browsers subscribe.
    public String publicKey() {
        return vapid.publicKey();
    }

    /// The number of reminders being sent.
    public int underWay() {
        return sender.underWay();
    }

    /// Whether a browser's keys are valid for encryption.
    public static boolean areKeysValid(byte[] point, byte[] auth) {
        try {
            P256.decodePoint(point);
            return auth.length == PushEncryption.SALT;
        } catch (IllegalArgumentException _) {
            return false;
        }
    }

    /// Subscribes the browser of a session; throws on an endpoint that is not allowed, false if the session has ended.
    public boolean subscribe(Session session, Subscription browser) {
        endpointFilter.read(browser.endpoint());
        if (browser.equals(stores.subscriptions().ofSession(session.key()))) return true;
        boolean kept = stores.subscriptions().save(session.key(), browser);
        for (TableRecord each : stores.tables().ofPlayer(session.player().id())) anew.add(each.id());
        return kept;
    }

    private void tick() {
        try {
            sendDue();
            well = true;
        } catch (DatabaseUnavailableException | RequestRejectedException gone) {
            if (well) LOG.warn("cannot check for reminders: {}", gone.getMessage());
            well = false;
        } catch (RuntimeException fault) {
            LOG.error("checking for reminders failed", fault);
        }
    }

    /// Sends all reminders that are due; returns their number.
    public synchronized int sendDue() {
        long now = config.clock().getAsLong();
        Set<String> there = new HashSet<>();
        int called = 0;
        for (Quiet table : stores.reminders().tables()) {
            there.add(table.table());
            Look before = looks.get(table.table());
            boolean known = before != null && before.entry == table.entry() && before.next > now;
            if ((anew.remove(table.table()) || !known) && table.at() <= now - ReminderTiming.LEAST)
                called += checkTable(table, now);
        }
        looks.keySet().retainAll(there);
        anew.retainAll(there);
        return called;
    }

    private int checkTable(Quiet table, long now) {
        Look before = looks.get(table.table());
        Map<Integer, Long> seen = before == null ? new HashMap<>() : before.seen;
        long next = Long.MAX_VALUE;
        int called = 0;
        try {
            TableRecord kept = stores.tables().find(table.table());
            List<AwaitedPlayer> waited = kept == null ? List.of() : rooms.awaitedPlayers(table.table());
            for (AwaitedPlayer each : waited) {
                if (each.here()) seen.put(each.seat(), now);
                ReminderTiming patience =
                        new ReminderTiming(each.askedAt(), each.timeoutAt(), seen.getOrDefault(each.seat(), 0L));
                next = Math.min(next, each.here() ? now + ReminderTiming.LEAST : patience.nextAt(now));
                if (kept != null && patience.dueCount(now) > 0 && call(kept, each, patience.dueCount(now), now))
                    called++;
            }
        } catch (RequestRejectedException cannot) {
            LOG.debug("table {} cannot be played and sends no reminders: {}", table.table(), cannot.errorCode());
        }
        looks.put(table.table(), new Look(table.entry(), next, seen));
        return called;
    }

    private boolean call(TableRecord kept, AwaitedPlayer waited, int rung, long now) {
        String player = kept.seats().get(waited.seat()).player();
        List<Subscription> browsers = player == null ? List.of() : stores.subscriptions().ofPlayer(player);
        if (browsers.isEmpty() || !stores.reminders().claim(kept.id(), waited.seat(), waited.step(), rung))
            return false;
        long holds = Duration.ofMillis(Math.min(DAY, waited.timeoutAt() - now)).toSeconds();
        Reminder call = new Reminder(kept, rooms.messages(kept).game().title(), waited.seat(), rung > 1, holds);
        for (Subscription browser : browsers) sender.enqueue(browser, call);
        return true;
    }

    @Override public void close() {
        clock.shutdownNow();
        sender.close();
    }
}
