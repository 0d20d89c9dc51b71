package elysium.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;

/// A real PostgreSQL shared by all tests, with a new database for each.
public final class Postgres {
    private static final AtomicInteger FRESH = new AtomicInteger();
    private static final EmbeddedPostgres SERVER = start();

    private Postgres() {}

    private static EmbeddedPostgres start() {
        try {
            EmbeddedPostgres server = EmbeddedPostgres.builder().setServerConfig("max_connections", "300").start();
            Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                try {
                    server.close();
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }));
            return server;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Cuts every connection to a database, like a network failure; returns their number.
    public static int cut(String url) {
        String name = url.replaceFirst(".*/(elysium\\d+).*", "$1");
        try (Connection connection = SERVER.getPostgresDatabase().getConnection()) {
            var cut = connection.createStatement().executeQuery(
                    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = '" + name + "'");
            cut.next();
            return cut.getInt(1);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /// The URL of a new, empty database.
    public static String fresh() {
        String name = "elysium" + FRESH.incrementAndGet();
        try (Connection connection = SERVER.getPostgresDatabase().getConnection()) {
            connection.createStatement().execute("CREATE DATABASE " + name);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        return SERVER.getJdbcUrl("postgres", name);
    }
}
