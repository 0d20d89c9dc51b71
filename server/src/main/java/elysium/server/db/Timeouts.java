package elysium.server.db;

import java.util.Properties;
import com.zaxxer.hikari.HikariConfig;

/// How long a PostgreSQL may take to be reached, to answer, and to hold what a server began and did not finish. A session
/// ends what it holds before the server gives it up: whoever looks then sees whether it was kept.
///
/// @param seconds for anything that is asked
record Timeouts(int seconds) {
    static final int USUAL = 4;
    private static final int MILLIS = 1000, LISTENING = 2;

    void of(HikariConfig pool) {
        pool.setConnectionTimeout(seconds * (long) MILLIS);
        pool.setValidationTimeout(Math.min(seconds, LISTENING) * (long) MILLIS);
        pool.setMinimumIdle(0);                           // nobody who waits, nobody who tries: the next try is made at once
        pool.setDataSourceProperties(within(seconds));
        pool.setConnectionInitSql(
                "SET statement_timeout = %1$d; SET lock_timeout = %1$d; SET idle_in_transaction_session_timeout = %1$d"
                        .formatted(seconds * MILLIS));
    }

    /// What the driver is told of the connection that listens, which must notice soon.
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
