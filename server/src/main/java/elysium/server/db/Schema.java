package elysium.server.db;

import javax.sql.DataSource;
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import org.flywaydb.core.Flyway;

/// The tables of a database, brought up to date before it is used.
final class Schema {
    private static final int CONNECTIONS = 3;

    private Schema() {}

    /// Those of a PostgreSQL, over connections of their own, since it may take as long as it likes.
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
