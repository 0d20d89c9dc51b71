package elysium.server;

import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// How a server is opened: where it listens, where it keeps its games, how it treats those who come.
///
/// @param port 0 for any that is free
/// @param folder where the embedded database lies
/// @param database the address of a PostgreSQL, or null for the embedded one
/// @param botMillis how long a bot thinks about one question
/// @param pauseMillis how long after a question opens it is answered without a person at the soonest
/// @param proxy whether all come through a proxy that says where from
/// @param limits whether those who ask for too much are held back
/// @param push whether those whose page is closed may be called
/// @param waitSeconds how long a PostgreSQL may take to answer
/// @param tables how many tables may be in memory at once
/// @param alone at how many tables bots may play among themselves at once
public record Options(String bind, int port, Path folder, @Nullable String database, int botMillis, int pauseMillis,
        boolean proxy, boolean limits, boolean push, int waitSeconds, int tables, int alone) {
    private static final int LAST_PORT = 65_535, LONGEST_MILLIS = 60_000, LONGEST_PAUSE = 3_000,
            LONGEST_WAIT = 60, MOST = 1_000_000;
    private static final long BYTES_A_TABLE = 2 << 20;

    /// What is set says all of this.
    public static Options of(Settings settings) {
        return new Options(settings.text(Setting.BIND), settings.number(Setting.PORT, 0, LAST_PORT), settings.folder(),
                settings.database(), settings.number(Setting.THINK, 1, LONGEST_MILLIS),
                settings.number(Setting.PAUSE, 0, LONGEST_PAUSE), settings.on(Setting.PROXY),
                settings.on(Setting.LIMITS), settings.on(Setting.PUSH), settings.number(Setting.WAIT, 1, LONGEST_WAIT),
                tables(settings), settings.number(Setting.ALONE, 0, MOST));
    }

    /// What the environment asks for, with the file that it names or that lies in the data folder.
    public static Options of(Map<String, String> environment) {
        return of(Settings.of(Map.of(), null, environment, Path.of("")));
    }

    public Options withPort(int number) {
        return new Options(bind, number, folder, database, botMillis, pauseMillis, proxy, limits, push, waitSeconds,
                tables, alone);
    }

    public Options withFolder(Path where) {
        return new Options(bind, port, where, database, botMillis, pauseMillis, proxy, limits, push, waitSeconds,
                tables, alone);
    }

    public Options withDatabase(@Nullable String address) {
        return new Options(bind, port, folder, address, botMillis, pauseMillis, proxy, limits, push, waitSeconds,
                tables, alone);
    }

    public Options withBotMillis(int millis) {
        return new Options(bind, port, folder, database, millis, pauseMillis, proxy, limits, push, waitSeconds, tables,
                alone);
    }

    public Options withPauseMillis(int millis) {
        return new Options(bind, port, folder, database, botMillis, millis, proxy, limits, push, waitSeconds, tables,
                alone);
    }

    public Options withProxy(boolean trusted) {
        return new Options(bind, port, folder, database, botMillis, pauseMillis, trusted, limits, push, waitSeconds,
                tables, alone);
    }

    public Options withLimits(boolean kept) {
        return new Options(bind, port, folder, database, botMillis, pauseMillis, proxy, kept, push, waitSeconds, tables,
                alone);
    }

    public Options withPush(boolean calls) {
        return new Options(bind, port, folder, database, botMillis, pauseMillis, proxy, limits, calls, waitSeconds,
                tables, alone);
    }

    public Options withWaitSeconds(int seconds) {
        return new Options(bind, port, folder, database, botMillis, pauseMillis, proxy, limits, push, seconds, tables,
                alone);
    }

    public Options withTables(int most) {
        return new Options(bind, port, folder, database, botMillis, pauseMillis, proxy, limits, push, waitSeconds, most,
                alone);
    }

    public Options withAlone(int most) {
        return new Options(bind, port, folder, database, botMillis, pauseMillis, proxy, limits, push, waitSeconds,
                tables, most);
    }

    /// Where nothing is said, as many as the memory has room for that Java may take.
    private static int tables(Settings settings) {
        int said = settings.number(Setting.TABLES, 0, MOST);
        return said > 0 ? said : (int) Math.clamp(Runtime.getRuntime().maxMemory() / BYTES_A_TABLE, 1, MOST);
    }
}
