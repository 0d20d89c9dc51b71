package elysium.server.db;

import javax.sql.DataSource;
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import org.flywaydb.core.Flyway;

/// Migrates the schema of a database before it is used.
final class Schema {
    private static final int CONNECTIONS = 3;

    private Schema() {}

    /// Migrates a PostgreSQL over separate connections without a timeout.
    static void update(String url) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(url);
        config.setMaximumPoolSize(CONNECTIONS);
        try (HikariDataSource unhurried = new HikariDataSource(config)) {
            update(unhurried, "postgresql");
        }
    }

    static void update(DataSource source, String kind) {
        Flyway.configure(Schema.class.getClassLoader()).dataSource(source)
                .locations("classpath:META-INF/elysium/" + kind).failOnMissingLocations(true).load().migrate();
    }
}
