package elysium.server.keep;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.function.ObjIntConsumer;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Hears from the other servers which table has moved, and how far.
public final class Bell implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Bell.class);
    private static final int LISTENS = 500;
    private static final Duration REST = Duration.ofSeconds(1);

    private final Database database;
    private final ObjIntConsumer<String> moved;
    private final Runnable deaf;
    private final Thread thread;
    private volatile boolean closed;

    /// @param moved told the table and the place of its last entry, or 0 where something else of it has changed
    /// @param deaf told when something may have been missed
    public Bell(Database database, ObjIntConsumer<String> moved, Runnable deaf) {
        this.database = database;
        this.moved = moved;
        this.deaf = deaf;
        thread = Thread.ofPlatform().name("bell").daemon().start(this::work);
    }

    private void work() {
        while (!closed) {
            try (Connection connection = database.listening(); Statement listen = connection.createStatement()) {
                listen.execute("LISTEN " + Database.CHANNEL);
                deaf.run();
                PGConnection line = connection.unwrap(PGConnection.class);
                while (!closed) hear(line.getNotifications(LISTENS));
            } catch (SQLException | RuntimeException e) {
                if (!closed) LOG.warn("cannot hear of other servers' moves, will try again: {}", e.getMessage());
                rest();
            }
        }
    }

    private void hear(PGNotification[] rings) {
        for (PGNotification ring : rings) {
            String[] said = ring.getParameter().split(" ");
            moved.accept(said[0], Integer.parseInt(said[1]));
        }
    }

    private void rest() {
        try {
            Thread.sleep(REST);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    @Override public void close() {
        closed = true;
        try {
            thread.join(Duration.ofSeconds(2));
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
