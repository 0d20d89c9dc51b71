package elysium.server.room;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Function;
import elysium.server.db.DatabaseUnavailableException;
import elysium.server.db.people.Sessions;
import elysium.server.db.table.EntryNotifications;
import elysium.server.db.table.Presence;
import elysium.server.db.table.TableRecord;
import elysium.server.message.ErrorCode;
import elysium.server.message.Message;
import elysium.server.message.MessageBuilder;
import elysium.server.message.RequestRejectedException;
import elysium.server.room.fold.Build;
import elysium.server.room.fold.Fold;
import elysium.server.room.fold.Replay;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The rooms in memory: those with viewers, and those used a short while ago.
public final class Rooms implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Rooms.class);
    private static final Duration IDLE = Duration.ofMinutes(10);
    private static final Duration HURRIED = Duration.ofSeconds(30), PRESSES = Duration.ofSeconds(1);
    private static final long SWEEP_SECONDS = 30;

    private final Stores stores;
    private final Map<String, MessageBuilder<?>> games;
    private final BotScheduler bots;
    private final Replays replays;
    private final Map<String, Room<?>> rooms = new ConcurrentHashMap<>();
    private final ScheduledExecutorService cleaner =
            Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().name("broom").daemon().factory());
    private final @Nullable EntryNotifications notifications;
    private final ClockLoop clockLoop;
    private final int most;
    private final AtomicLong pressed = new AtomicLong(System.nanoTime() - PRESSES.toNanos());
    private volatile Consumer<String> secretEnds = _ -> {};

    public Rooms(Stores shelf, Map<String, MessageBuilder<?>> games, BotScheduler thinkers) {
        this(shelf, games, thinkers, Integer.MAX_VALUE);
    }

    /// @param most how many tables there is memory for
    public Rooms(Stores shelf, Map<String, MessageBuilder<?>> games, BotScheduler thinkers, int most) {
        this.most = most;
        this.stores = shelf;
        this.games = Map.copyOf(games);
        this.bots = thinkers;
        replays = new Replays(shelf);
        Thread.startVirtualThread(() -> games.values().forEach(told -> Build.idOf(told.game())));
        clockLoop = new ClockLoop(shelf, this);
        notifications =
                shelf.database().isShared() ? new EntryNotifications(shelf.database(), this::moved, this::refreshAll)
                        : null;
        cleaner.scheduleWithFixedDelay(this::tend, SWEEP_SECONDS, SWEEP_SECONDS, TimeUnit.SECONDS);
        clockLoop.start();
    }

    /// The room of a table, fetched if need be.
    public Room<?> room(String id) {
        Room<?> known = rooms.get(id);
        if (known != null) return known;
        TableRecord kept = stores.tables().find(id);
        if (kept == null) throw new RequestRejectedException(ErrorCode.UNKNOWN_TABLE);
        Room<?> fresh = new Room<>(stores, messages(kept), bots, kept), other = rooms.putIfAbsent(id, fresh);
        return other == null ? fresh : other;
    }

    /// Refuses one table more where there is no memory for it; those that nobody looks at make room first.
    public void checkCapacity() {
        if (rooms.size() < most) return;
        long now = System.nanoTime(), last = pressed.get();
        if (now - last >= PRESSES.toNanos() && pressed.compareAndSet(last, now)) sweep(HURRIED);
        if (rooms.size() >= most) throw new RequestRejectedException(ErrorCode.FULL);
    }

    /// The tables at which only bots sit.
    public BotTables botTables() {
        return bots.botTables();
    }

    /// The game that is played at a table.
    public MessageBuilder<?> messages(TableRecord kept) {
        MessageBuilder<?> told = games.get(kept.setup().game());
        if (told == null) throw new RequestRejectedException(ErrorCode.UNKNOWN_GAME);
        return told;
    }

    /// What was played at a table so far, to go through it again as a viewer.
    public Replay<?> replay(TableRecord kept, int viewer) {
        return replays.open(messages(kept), kept, viewer);
    }

    /// Whether the game at a table is over.
    public boolean isGameOver(TableRecord kept) {
        return kept.state() == TableRecord.State.OVER || endedGame(kept) != null;
    }

    /// The game at a table if it is over, else null. Another server may have stored the last answers, so the database
    /// is asked again before the answer is no.
    public @Nullable Fold<?> endedGame(TableRecord kept) {
        Room<?> room = room(kept.id());
        if (!isOver(room.fold())) room.catchUp();
        Fold<?> fold = room.fold();
        return isOver(fold) ? fold : null;
    }

    private static boolean isOver(@Nullable Fold<?> fold) {
        return fold != null && fold.table().isOver();
    }

    /// Whether a game is over, and every one that it was forked from: until then its hands are not opened.
    public boolean isOverWithOrigins(TableRecord kept) {
        if (!isGameOver(kept)) return false;
        TableRecord.Origin from = kept.origin();
        TableRecord origin = from == null ? null : stores.tables().find(from.table());
        return from == null || origin != null && isOverWithOrigins(origin);
    }

    /// The seats of a table as everybody may see them. Only one under way need be fetched for that.
    public List<Message.Place> places(TableRecord kept) {
        try {
            Room<?> known = kept.state() == TableRecord.State.PLAYING ? room(kept.id()) : rooms.get(kept.id());
            if (known != null) return known.places();
        } catch (RequestRejectedException cannot) {
            LOG.debug("table {} cannot be played here: {}", kept.id(), cannot.errorCode());
        }
        return Broadcaster.places(kept, stores.presence().seatsElsewhere(kept.id()), 0);
    }

    /// Says who closes what a session or a token has opened.
    public void onSecretEnd(Consumer<String> closer) {
        secretEnds = closer;
    }

    /// A session or a token has ended, here or at another server.
    ///
    /// @param key what is kept of its secret
    public void notifySecretEnded(String key) {
        secretEnds.accept(key);
    }

    /// Something of a table was changed behind its room, such as who sits there; the room knows when this returns.
    public void refreshRoom(String id) {
        Room<?> room = rooms.get(id);
        if (room != null) catchUp(room);
    }

    public int size() {
        return rooms.size();
    }

    /// Wakes the tables that go on by themselves, as bots were thinking when the server stopped, and forgets at once
    /// those at which a person is waited for.
    public void wake() {
        try {
            for (String id : stores.tables().withAutoAnswers(orderly())) wake(id);
        } catch (DatabaseUnavailableException gone) {
            LOG.warn("tables cannot be woken now, and will be later: {}", gone.getMessage());
            clockLoop.wakeLater();
        }
    }

    /// The games in which a seat has orders before its player has left any.
    private List<String> orderly() {
        List<String> orderly = new ArrayList<>();
        games.forEach((id, told) -> {
            if (!told.game().standingOrders().defaults().isEmpty()) orderly.add(id);
        });
        return orderly;
    }

    private void wake(String id) {
        try {
            visit(id, room -> {
                room.catchUp();
                return true;
            });
        } catch (RequestRejectedException cannot) {
            LOG.warn("table {} cannot be woken: {}", id, cannot.errorCode());
        }
    }

    /// The persons at a table whose answers are waited for.
    public List<AwaitedPlayer> awaitedPlayers(String id) {
        return visit(id, Room::awaitedPlayers);
    }

    /// Looks into a room; one that was fetched for that alone is thrown away at once.
    private <R> R visit(String id, Function<Room<?>, R> look) {
        boolean known = rooms.containsKey(id);
        Room<?> room = room(id);
        R seen = look.apply(room);
        if (!known && room.retire(0)) rooms.remove(id, room);
        return seen;
    }

    /// The rooms in which somebody's time is out.
    List<Room<?>> roomsOutOfTime(long now) {
        List<Room<?>> due = new ArrayList<>();
        for (Room<?> room : rooms.values()) if (room.nextTimeout() <= now) due.add(room);
        return due;
    }

    /// Where somebody is connected to this server.
    Set<Presence.Here> connectedSeats() {
        Set<Presence.Here> here = new HashSet<>();
        rooms.forEach((id, room) -> {
            for (int rest = room.connectedSeats(); rest != 0; rest &= rest - 1)
                here.add(new Presence.Here(id, Integer.numberOfTrailingZeros(rest)));
        });
        return here;
    }

    private void moved(String id, int entry) {
        if (id.startsWith(Sessions.ENDED)) {
            notifySecretEnded(id.substring(Sessions.ENDED.length()));
            return;
        }
        Room<?> room = rooms.get(id);
        if (room != null) Thread.startVirtualThread(() -> {
            if (!room.hasApplied(entry)) catchUp(room);
        });
    }

    /// Something may have been missed: everything is looked at again.
    void refreshAll() {
        stores.presence().markDoubtful();
        for (Room<?> room : rooms.values()) Thread.startVirtualThread(() -> catchUp(room));
    }

    private static void catchUp(Room<?> room) {
        try {
            room.catchUp();
        } catch (RequestRejectedException | DatabaseUnavailableException e) {
            LOG.warn("a table cannot be fetched now: {}", e.getMessage());
        }
    }

    /// Throws away what nobody needs, and wakes what there is room for again.
    void tend() {
        sweep(IDLE);
        if (botTables().takeWakeRequest()) Thread.startVirtualThread(this::wake);
    }

    /// Throws away the rooms in which nothing was done for a while.
    public void sweep(Duration idle) {
        replays.sweep(idle.toNanos());
        for (Map.Entry<String, Room<?>> entry : rooms.entrySet())
            if (entry.getValue().retire(idle.toNanos())) rooms.remove(entry.getKey(), entry.getValue());
    }

    /// Shows everybody out.
    @Override public void close() {
        clockLoop.close();
        cleaner.shutdownNow();
        if (notifications != null) notifications.close();
        bots.close();
        for (Room<?> room : rooms.values()) room.dismissAll();
    }
}
