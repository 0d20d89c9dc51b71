package elysium.server.db;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;

/// The database: an SQLite file, or a PostgreSQL that several servers share.
public final class Database implements AutoCloseable {
    /// The channel on which servers notify each other of changed tables.
    public static final String CHANNEL = "elysium";
    private static final int CONNECTIONS = 8;
    private static final long PATIENCE = 5_000;
    /// The name of the SQLite file.
    public static final String FILE = "elysium.db";
    /// Permissions: only the owner may read the file.
    private static final FileAttribute<?> MINE =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"));
    private static final String SURE =
            "?journal_mode=WAL&synchronous=FULL&busy_timeout=5000&foreign_keys=on&transaction_mode=IMMEDIATE";

    private final HikariDataSource pool;
    /// SQLite allows one writer at a time. Waiting inside the driver would pin the carrier thread that the current
    /// writer may need.
    private final ReentrantLock writer = new ReentrantLock(true);
    private final boolean shared;
    private final Timeouts timeouts;
    private volatile boolean listened, silent;

    /// Work done on one connection.
    @FunctionalInterface
    public interface Work<R> {
        R run(Connection connection) throws SQLException;
    }

    private Database(String url, boolean shared, Timeouts timeouts) {
        this.shared = shared;
        this.timeouts = timeouts;
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(url);
        config.setMaximumPoolSize(CONNECTIONS);
        config.setPoolName("elysium");
        if (shared) timeouts.of(config);
        else config.setConnectionTimeout(PATIENCE);
        pool = new HikariDataSource(config);
        try {
            if (shared) Schema.update(url);
            else Schema.update(pool, "sqlite");
        } catch (RuntimeException failed) {
            pool.close();
            throw failed;
        }
    }

    /// Opens the file in a folder, and creates it if needed. A commit returns once it is on disk.
    public static Database file(Path folder) {
        try {
            boolean rights = folder.getFileSystem().supportedFileAttributeViews().contains("posix");
            if (rights && !Files.exists(folder)) Files.createDirectories(folder, MINE);
            else Files.createDirectories(folder);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot create the folder " + folder, e);
        }
        return new Database("jdbc:sqlite:" + folder.resolve(FILE).toAbsolutePath() + SURE, false,
                new Timeouts(Timeouts.USUAL));
    }

    /// Connects to a PostgreSQL by its URL.
    public static Database at(String url) {
        return at(url, Timeouts.USUAL);
    }

    /// @param seconds the timeout of a request
    public static Database at(String url, int seconds) {
        if (!url.startsWith("jdbc:postgresql:"))
            throw new IllegalArgumentException("the database URL must have the form jdbc:postgresql://host/name");
        return new Database(url, true, new Timeouts(seconds));
    }

    /// Whether other servers can use it at the same time.
    public boolean isShared() {
        return shared;
    }

    /// Runs work in auto-commit mode.
    public <R> R read(Work<R> work) {
        if (silent) throw new DatabaseUnavailableException("the database does not respond");
        try (Connection connection = pool.getConnection()) {
            return guarded(connection, work);
        } catch (SQLException e) {
            throw new DatabaseUnavailableException(e);
        }
    }

    /// Runs work in a transaction.
    public <R> R write(Work<R> work) {
        if (shared) return whole(work);
        takeTurn();
        try {
            return whole(work);
        } finally {
            writer.unlock();
        }
    }

    private void takeTurn() {
        try {
            if (writer.tryLock(PATIENCE, TimeUnit.MILLISECONDS)) return;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        throw new DatabaseUnavailableException("timed out waiting for another writer");
    }

    private <R> R whole(Work<R> work) {
        return read(connection -> {
            connection.setAutoCommit(false);
            try {
                R result = work.run(connection);
                connection.commit();
                return result;
            } catch (RuntimeException failed) {
                connection.rollback();
                throw failed;
            }
        });
    }

    /// Discards a connection after an error: after a full disk, its transaction state may differ from what the driver
    /// believes.
    private <R> R guarded(Connection connection, Work<R> work) throws SQLException {
        try {
            return work.run(connection);
        } catch (SQLException failed) {
            pool.evictConnection(connection);
            throw failed;
        }
    }

    /// Notifies the other servers, after the commit, that a table has changed.
    public void notifyServers(Connection connection, String... changes) throws SQLException {
        if (!shared || changes.length == 0) return;
        try (PreparedStatement tell =
                connection.prepareStatement("SELECT pg_notify(?, change) FROM unnest(?) AS change")) {
            tell.setString(1, CHANNEL);
            tell.setArray(2, connection.createArrayOf("text", changes));
            tell.execute();
        }
    }

    /// A connection outside the pool, to listen on.
    public Connection openListener() throws SQLException {
        return DriverManager.getConnection(pool.getJdbcUrl(), timeouts.listening());
    }

    /// The listener has lost the database: requests fail at once until it is back.
    public void markUnreachable() {
        listened = true;
        silent = true;
    }

    /// The listener has reached the database again. Old connections may be dead and are dropped together.
    public void markReachable() throws SQLException {
        if (silent) pool.getHikariPoolMXBean().softEvictConnections();
        try (Connection connection = pool.getConnection()) {
            if (!connection.isValid(timeouts.seconds())) throw new SQLException("a new connection does not respond");
        }
        listened = true;
        silent = false;
    }

    /// Whether the database responds: as the listener last found, or by a query if there is no listener.
    public boolean isAvailable() {
        if (listened) return !silent;
        try (Connection connection = pool.getConnection()) {
            return connection.isValid(2);
        } catch (SQLException _) {
            return false;
        }
    }

    @Override public void close() {
        pool.close();
    }
}
