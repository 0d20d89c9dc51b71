package elysium.server.db;

import java.util.Properties;
import com.zaxxer.hikari.HikariConfig;

/// The timeouts of a PostgreSQL: to connect, to respond and to hold an open transaction. The database ends a
/// transaction before the server gives up on it, so that the result is then certain.
///
/// @param seconds the timeout of a request
record Timeouts(int seconds) {
    static final int USUAL = 4;
    private static final int MILLIS = 1000, LISTENING = 2;

    void of(HikariConfig pool) {
        pool.setConnectionTimeout(seconds * (long) MILLIS);
        pool.setValidationTimeout(Math.min(seconds, LISTENING) * (long) MILLIS);
        pool.setMinimumIdle(0);                           // no background reconnects: the next request tries at once
        pool.setDataSourceProperties(within(seconds));
        pool.setConnectionInitSql(
                "SET statement_timeout = %1$d; SET lock_timeout = %1$d; SET idle_in_transaction_session_timeout = %1$d"
                        .formatted(seconds * MILLIS));
    }

    /// The driver properties of the listening connection, which must detect failures quickly.
    Properties listening() {
        return within(Math.min(seconds, LISTENING));
    }

    private static Properties within(int seconds) {
        Properties properties = new Properties();
        for (String name : new String[] {"connectTimeout", "socketTimeout", "loginTimeout", "cancelSignalTimeout"})
            properties.setProperty(name, String.valueOf(seconds));
        properties.setProperty("tcpKeepAlive", "true");
        return properties;
    }
}
