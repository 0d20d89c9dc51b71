package elysium.server.db.table;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.function.ObjIntConsumer;
import elysium.server.db.Database;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Receives notifications of changed tables from other servers, and detects when the database stops responding.
public final class EntryNotifications implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(EntryNotifications.class);
    private static final int LISTENS = 500;
    private static final Duration REST = Duration.ofMillis(500), ASKS = Duration.ofSeconds(1);

    private final Database database;
    private final ObjIntConsumer<String> moved;
    private final Runnable deaf;
    private final Thread thread;
    private volatile boolean closed;

    /// @param moved receives the table and the number of its last entry, or 0 if something else has changed
    /// @param deaf called when notifications may have been missed
    public EntryNotifications(Database database, ObjIntConsumer<String> moved, Runnable deaf) {
        this.database = database;
        this.moved = moved;
        this.deaf = deaf;
        thread = Thread.ofPlatform().name("bell").daemon().start(this::work);
    }

    private void work() {
        while (!closed) {
            try (Connection connection = database.openListener(); Statement listen = connection.createStatement()) {
                listen.execute("LISTEN " + Database.CHANNEL);
                database.markReachable();
                deaf.run();
                listen(connection.unwrap(PGConnection.class), listen);
            } catch (SQLException | RuntimeException e) {
                if (!closed)
                    LOG.warn("cannot receive notifications from other servers, will retry: {}", e.getMessage());
                if (silent(e)) database.markUnreachable();
                rest();
            }
        }
    }

    /// Pings the connection now and then, since a dead one looks like an idle one.
    private void listen(PGConnection line, Statement question) throws SQLException {
        long asked = System.nanoTime();
        while (!closed) {
            hear(line.getNotifications(LISTENS));
            if (System.nanoTime() - asked < ASKS.toNanos()) continue;
            question.execute("SELECT 1");
            hear(line.getNotifications());
            asked = System.nanoTime();
        }
    }

    /// Whether a failure means that the database is unreachable, not only that this connection was refused.
    private static boolean silent(Exception failed) {
        String state = failed instanceof SQLException known ? known.getSQLState() : null;
        return state == null || state.startsWith("08") || state.startsWith("57P");
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
