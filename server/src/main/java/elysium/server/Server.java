package elysium.server;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import elysium.kernel.Game;
import elysium.rulebook.Clauses;
import elysium.server.db.Database;
import elysium.server.http.HttpRoutes;
import elysium.server.http.Metrics;
import elysium.server.http.auth.RequestPolicy;
import elysium.server.message.MessageBuilder;
import elysium.server.push.ReminderConfig;
import elysium.server.push.ReminderScheduler;
import elysium.server.room.BotScheduler;
import elysium.server.room.Rooms;
import elysium.server.room.Stores;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;
import io.javalin.Javalin;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A running server for all installed games.
public final class Server implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Server.class);

    private final Stores stores;
    private final Rooms rooms;
    private final @Nullable ReminderScheduler reminders;
    private final Javalin site;
    private final Options options;
    private final Runnable afterwards;
    private boolean closed;

    private Server(Options options, ReminderConfig means, Stores shelf, Runnable afterwards) {
        this.options = options;
        this.stores = shelf;
        this.afterwards = afterwards;
        Map<String, MessageBuilder<?>> games = games();
        BotScheduler thinkers = new BotScheduler(options.botMillis(), options.minDelayMillis(), options.maxBotTables());
        Metrics counts = new Metrics();
        rooms = new Rooms(shelf, games, thinkers, options.maxTables());
        counts.addGauge("elysium.rooms", rooms::size);
        counts.addGauge("elysium.thinking", thinkers::thinkingCount);
        counts.addGauge("elysium.bot.tables", thinkers.botTables()::count);
        try {
            reminders = options.push() ? new ReminderScheduler(shelf, rooms, means) : null;
            if (reminders != null) counts.addGauge("elysium.reminders", reminders::underWay);
            site = new HttpRoutes(shelf, rooms, games, counts,
                    new RequestPolicy(options.proxy(), options.rateLimit(), reminders))
                    .start(options.bind(), options.port());
        } catch (RuntimeException closed) {
            rooms.close();
            throw closed;
        }
        Thread.ofVirtual().name("wake").start(rooms::wake);
        if (reminders != null) reminders.start();
        LOG.info("listening at {} with {} games", address(), games.size());
    }

    /// Starts a server, which runs until it is closed.
    public static Server start(Options options) {
        return start(options, ReminderConfig.DEFAULT);
    }

    /// Starts a server with another configuration of reminders.
    static Server start(Options options, ReminderConfig means) {
        String url = options.database();
        if (url != null) return over(options, means, Database.at(url, options.waitSeconds()), () -> {});
        Database file = Database.file(options.folder());
        try {
            return over(options, means, file, DataFolderLock.acquire(options.folder())::close);
        } catch (RuntimeException failed) {
            file.close();
            throw failed;
        }
    }

    private static Server over(Options options, ReminderConfig means, Database database, Runnable afterwards) {
        Stores shelf = Stores.of(database);
        try {
            return new Server(options, means, shelf, afterwards);
        } catch (RuntimeException failed) {
            shelf.close();
            afterwards.run();
            throw failed;
        }
    }

    private static Map<String, MessageBuilder<?>> games() {
        Map<String, MessageBuilder<?>> games = new TreeMap<>();
        for (Game<?> game : ServiceLoader.load(Game.class))
            if (game instanceof CardGame<?> cards) games.put(game.id(), messages(cards));
        return new LinkedHashMap<>(games);
    }

    private static <T extends CardTable<T>> MessageBuilder<T> messages(CardGame<T> game) {
        return new MessageBuilder<>(game, Clauses.of(game));
    }

    /// The sender of reminders; null if push is off.
    @Nullable ReminderScheduler reminders() {
        return reminders;
    }

    public int port() {
        return site.port();
    }

    /// The URL for a browser on this machine.
    public String address() {
        String host = options.bind().equals("0.0.0.0") ? "localhost" : options.bind();
        return "http://" + host + ":" + port() + "/";
    }

    /// Closes the connections and writes all pending entries.
    @Override public synchronized void close() {
        if (closed) return;
        closed = true;
        if (reminders != null) reminders.close();
        rooms.close();
        site.stop();
        stores.close();
        afterwards.run();
        LOG.info("closed");
    }
}
