package elysium.server;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import elysium.kernel.Game;
import elysium.kit.Clauses;
import elysium.server.keep.Database;
import elysium.server.push.Caller;
import elysium.server.push.Means;
import elysium.server.room.Rooms;
import elysium.server.room.Shelf;
import elysium.server.room.Thinkers;
import elysium.server.web.Counts;
import elysium.server.web.Manners;
import elysium.server.web.Site;
import elysium.server.wire.Told;
import elysium.tabletop.CardGame;
import elysium.tabletop.CardTable;
import io.javalin.Javalin;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A running server: every game that is installed, at as many tables as people like.
public final class Server implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Server.class);

    private final Shelf shelf;
    private final Rooms rooms;
    private final @Nullable Caller caller;
    private final Javalin site;
    private final Options options;
    private final Runnable afterwards;
    private boolean closed;

    private Server(Options options, Means means, Shelf shelf, Runnable afterwards) {
        this.options = options;
        this.shelf = shelf;
        this.afterwards = afterwards;
        Map<String, Told<?>> games = games();
        Thinkers thinkers = new Thinkers(options.botMillis(), options.pauseMillis(), options.alone());
        Counts counts = new Counts();
        rooms = new Rooms(shelf, games, thinkers, options.tables());
        counts.watch("elysium.rooms", rooms::size);
        counts.watch("elysium.thinking", thinkers::thinking);
        counts.watch("elysium.bot.tables", thinkers.botTables()::count);
        try {
            caller = options.push() ? new Caller(shelf, rooms, means) : null;
            if (caller != null) counts.watch("elysium.reminders", caller::underWay);
            site = new Site(shelf, rooms, games, counts, new Manners(options.proxy(), options.limits(), caller))
                    .open(options.bind(), options.port());
        } catch (RuntimeException closed) {
            rooms.close();
            throw closed;
        }
        Thread.ofVirtual().name("wake").start(rooms::wake);
        if (caller != null) caller.start();
        LOG.info("open at {} with {} games", address(), games.size());
    }

    /// Opens a server; it goes on until it is closed.
    public static Server start(Options options) {
        return start(options, Means.USUAL);
    }

    /// The same, calling people by other means than usual.
    static Server start(Options options, Means means) {
        String url = options.database();
        if (url != null) return over(options, means, Database.at(url, options.waitSeconds()), () -> {});
        Database file = Database.file(options.folder());
        try {
            return over(options, means, file, Latch.on(options.folder())::close);
        } catch (RuntimeException failed) {
            file.close();
            throw failed;
        }
    }

    private static Server over(Options options, Means means, Database database, Runnable afterwards) {
        Shelf shelf = Shelf.of(database);
        try {
            return new Server(options, means, shelf, afterwards);
        } catch (RuntimeException failed) {
            shelf.close();
            afterwards.run();
            throw failed;
        }
    }

    private static Map<String, Told<?>> games() {
        Map<String, Told<?>> games = new TreeMap<>();
        for (Game<?> game : ServiceLoader.load(Game.class))
            if (game instanceof CardGame<?> cards) games.put(game.id(), told(cards));
        return new LinkedHashMap<>(games);
    }

    private static <T extends CardTable<T>> Told<T> told(CardGame<T> game) {
        return new Told<>(game, Clauses.of(game));
    }

    /// Who calls those whose page is closed; null where nobody does.
    @Nullable Caller caller() {
        return caller;
    }

    public int port() {
        return site.port();
    }

    /// Where a browser on this machine finds it.
    public String address() {
        String host = options.bind().equals("0.0.0.0") ? "localhost" : options.bind();
        return "http://" + host + ":" + port() + "/";
    }

    /// Lets nobody in any more, shows everybody out, and writes what was still brought.
    @Override public synchronized void close() {
        if (closed) return;
        closed = true;
        if (caller != null) caller.close();
        rooms.close();
        site.stop();
        shelf.close();
        afterwards.run();
        LOG.info("closed");
    }
}
