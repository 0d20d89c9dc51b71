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

/// Where everything is kept: one file beside the server, or a PostgreSQL that several servers share.
public final class Database implements AutoCloseable {
    /// The name under which servers tell each other which table has moved.
    static final String CHANNEL = "elysium";
    private static final int CONNECTIONS = 8;
    private static final long PATIENCE = 5_000;
    /// The name of the file.
    public static final String FILE = "elysium.db";
    /// What is kept is nobody else's on this machine.
    private static final FileAttribute<?> MINE =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"));
    private static final String SURE =
            "?journal_mode=WAL&synchronous=FULL&busy_timeout=5000&foreign_keys=on&transaction_mode=IMMEDIATE";

    private final HikariDataSource pool;
    /// The file lets in one writer at a time. Whoever waited for it inside the driver would keep a processor from the
    /// very thread that it waits for.
    private final ReentrantLock writer = new ReentrantLock(true);
    private final boolean shared;
    private final Timeouts timeouts;
    private volatile boolean listened, silent;

    /// Something done over one connection.
    @FunctionalInterface
    public interface Work<R> {
        R over(Connection connection) throws SQLException;
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

    /// The file in a folder, made if it is not there. Whoever asks for a commit gets it on the disk.
    public static Database file(Path folder) {
        try {
            boolean rights = folder.getFileSystem().supportedFileAttributeViews().contains("posix");
            if (rights && !Files.exists(folder)) Files.createDirectories(folder, MINE);
            else Files.createDirectories(folder);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot make the folder " + folder, e);
        }
        return new Database("jdbc:sqlite:" + folder.resolve(FILE).toAbsolutePath() + SURE, false,
                new Timeouts(Timeouts.USUAL));
    }

    /// A PostgreSQL, by its address.
    public static Database at(String url) {
        return at(url, Timeouts.USUAL);
    }

    /// @param seconds how long it may take to answer
    public static Database at(String url, int seconds) {
        if (!url.startsWith("jdbc:postgresql:"))
            throw new IllegalArgumentException("a database is given as jdbc:postgresql://host/name");
        return new Database(url, true, new Timeouts(seconds));
    }

    /// Whether other servers may use it at the same time.
    public boolean shared() {
        return shared;
    }

    /// Does something at once, each statement by itself.
    public <R> R read(Work<R> work) {
        if (silent) throw new DatabaseUnavailableException("the database does not answer");
        try (Connection connection = pool.getConnection()) {
            return guarded(connection, work);
        } catch (SQLException e) {
            throw new DatabaseUnavailableException(e);
        }
    }

    /// Does something whole or not at all.
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
        throw new DatabaseUnavailableException("others write to the file for too long");
    }

    private <R> R whole(Work<R> work) {
        return read(connection -> {
            connection.setAutoCommit(false);
            try {
                R result = work.over(connection);
                connection.commit();
                return result;
            } catch (RuntimeException failed) {
                connection.rollback();
                throw failed;
            }
        });
    }

    /// A connection over which something failed is never used again: after a disk without room, a transaction that it
    /// believes to be open may not be, and what it says of the next one would be wrong.
    private <R> R guarded(Connection connection, Work<R> work) throws SQLException {
        try {
            return work.over(connection);
        } catch (SQLException failed) {
            pool.evictConnection(connection);
            throw failed;
        }
    }

    /// Tells the other servers that something of a table has changed, once this work is done.
    void tell(Connection connection, String... changes) throws SQLException {
        if (!shared || changes.length == 0) return;
        try (PreparedStatement tell =
                connection.prepareStatement("SELECT pg_notify(?, change) FROM unnest(?) AS change")) {
            tell.setString(1, CHANNEL);
            tell.setArray(2, connection.createArrayOf("text", changes));
            tell.execute();
        }
    }

    /// A connection of its own, outside the pool, to listen on for as long as it lasts.
    Connection listening() throws SQLException {
        return DriverManager.getConnection(pool.getJdbcUrl(), timeouts.listening());
    }

    /// Whoever listens hears nothing any more: nobody waits for an answer in vain until that has changed.
    void fellSilent() {
        listened = true;
        silent = true;
    }

    /// Whoever listens hears it again. The connections from before may be dead, and are not tried one by one.
    void speaks() throws SQLException {
        if (silent) pool.getHikariPoolMXBean().softEvictConnections();
        try (Connection connection = pool.getConnection()) {
            if (!connection.isValid(timeouts.seconds())) throw new SQLException("a new connection does not answer");
        }
        listened = true;
        silent = false;
    }

    /// Whether it answers: as whoever listens has last heard, or where nobody does, as it turns out now.
    public boolean answers() {
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
