package elysium.server;

import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The validated options of a server.
///
/// @param port 0 for any free port
/// @param folder the folder of the SQLite database
/// @param database the URL of a PostgreSQL, or null for SQLite
/// @param botMillis a bot's thinking time per question
/// @param minDelayMillis the minimum time before a bot or a standing answer answers a question
/// @param proxy whether to trust the X-Forwarded headers
/// @param rateLimit whether to limit request rates
/// @param push whether to send push notifications
/// @param waitSeconds how long to wait for a PostgreSQL
/// @param maxTables the maximum number of tables in memory
/// @param maxBotTables the maximum number of tables where bots play among themselves at a time
public record Options(String bind, int port, Path folder, @Nullable String database, int botMillis, int minDelayMillis,
        boolean proxy, boolean rateLimit, boolean push, int waitSeconds, int maxTables, int maxBotTables) {
    private static final int LAST_PORT = 65_535, LONGEST_MILLIS = 60_000, LONGEST_DELAY = 3_000,
            LONGEST_WAIT = 60, MOST = 1_000_000;
    private static final long BYTES_A_TABLE = 2 << 20;

    /// Reads and validates all settings.
    public static Options of(Settings settings) {
        return new Options(settings.text(Setting.BIND), settings.number(Setting.PORT, 0, LAST_PORT), settings.folder(),
                settings.database(), settings.number(Setting.THINK, 1, LONGEST_MILLIS),
                settings.number(Setting.MIN_DELAY, 0, LONGEST_DELAY), settings.on(Setting.PROXY),
                settings.on(Setting.RATE_LIMIT), settings.on(Setting.PUSH),
                settings.number(Setting.WAIT, 1, LONGEST_WAIT),
                maxTables(settings), settings.number(Setting.ALONE, 0, MOST));
    }

    /// Reads the settings of the environment and of the settings file.
    public static Options of(Map<String, String> environment) {
        return of(Settings.of(Map.of(), null, environment, Path.of("")));
    }

    public Options withPort(int number) {
        return new Options(bind, number, folder, database, botMillis, minDelayMillis, proxy, rateLimit, push,
                waitSeconds,
                maxTables, maxBotTables);
    }

    public Options withFolder(Path where) {
        return new Options(bind, port, where, database, botMillis, minDelayMillis, proxy, rateLimit, push, waitSeconds,
                maxTables, maxBotTables);
    }

    public Options withDatabase(@Nullable String address) {
        return new Options(bind, port, folder, address, botMillis, minDelayMillis, proxy, rateLimit, push, waitSeconds,
                maxTables, maxBotTables);
    }

    public Options withBotMillis(int millis) {
        return new Options(bind, port, folder, database, millis, minDelayMillis, proxy, rateLimit, push, waitSeconds,
                maxTables,
                maxBotTables);
    }

    public Options withMinDelayMillis(int millis) {
        return new Options(bind, port, folder, database, botMillis, millis, proxy, rateLimit, push, waitSeconds,
                maxTables,
                maxBotTables);
    }

    public Options withProxy(boolean trusted) {
        return new Options(bind, port, folder, database, botMillis, minDelayMillis, trusted, rateLimit, push,
                waitSeconds,
                maxTables, maxBotTables);
    }

    public Options withRateLimit(boolean kept) {
        return new Options(bind, port, folder, database, botMillis, minDelayMillis, proxy, kept, push, waitSeconds,
                maxTables,
                maxBotTables);
    }

    public Options withPush(boolean calls) {
        return new Options(bind, port, folder, database, botMillis, minDelayMillis, proxy, rateLimit, calls,
                waitSeconds,
                maxTables, maxBotTables);
    }

    public Options withWaitSeconds(int seconds) {
        return new Options(bind, port, folder, database, botMillis, minDelayMillis, proxy, rateLimit, push, seconds,
                maxTables,
                maxBotTables);
    }

    public Options withMaxTables(int most) {
        return new Options(bind, port, folder, database, botMillis, minDelayMillis, proxy, rateLimit, push, waitSeconds,
                most,
                maxBotTables);
    }

    public Options withMaxBotTables(int most) {
        return new Options(bind, port, folder, database, botMillis, minDelayMillis, proxy, rateLimit, push, waitSeconds,
                maxTables, most);
    }

    /// Where nothing is said, as many as the memory has room for that Java may take.
    private static int maxTables(Settings settings) {
        int said = settings.number(Setting.TABLES, 0, MOST);
        return said > 0 ? said : (int) Math.clamp(Runtime.getRuntime().maxMemory() / BYTES_A_TABLE, 1, MOST);
    }
}
