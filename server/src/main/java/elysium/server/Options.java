package elysium.server;

import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Where a server listens and where it keeps its games.
///
/// @param port 0 for any that is free
/// @param folder where the embedded database lies
/// @param database the address of a PostgreSQL, or null for the embedded one
/// @param botMillis how long a bot thinks about one question
public record Options(String bind, int port, Path folder, @Nullable String database, int botMillis) {
    public static final int PORT = 8080, BOT_MILLIS = 600, LAST_PORT = 65_535, LONGEST_MILLIS = 60_000;
    public static final String BIND = "127.0.0.1", FOLDER = "elysium-data";

    public Options {
        within("port", port, 0, LAST_PORT);
        within("bot-millis", botMillis, 1, LONGEST_MILLIS);
    }

    /// What the environment asks for: ELYSIUM_BIND, ELYSIUM_PORT, ELYSIUM_DATA, ELYSIUM_DB, ELYSIUM_BOT_MILLIS.
    public static Options of(Map<String, String> environment) {
        return new Options(environment.getOrDefault("ELYSIUM_BIND", BIND), number(environment, "ELYSIUM_PORT", PORT),
                Path.of(environment.getOrDefault("ELYSIUM_DATA", FOLDER)), environment.get("ELYSIUM_DB"),
                number(environment, "ELYSIUM_BOT_MILLIS", BOT_MILLIS));
    }

    public Options withBind(String address) {
        return new Options(address, port, folder, database, botMillis);
    }

    public Options withPort(int number) {
        return new Options(bind, number, folder, database, botMillis);
    }

    public Options withFolder(Path where) {
        return new Options(bind, port, where, database, botMillis);
    }

    public Options withDatabase(@Nullable String address) {
        return new Options(bind, port, folder, address, botMillis);
    }

    public Options withBotMillis(int millis) {
        return new Options(bind, port, folder, database, millis);
    }

    private static int number(Map<String, String> environment, String name, int usual) {
        String word = environment.get(name);
        if (word == null) return usual;
        if (!word.matches("\\d{1,6}")) throw new IllegalArgumentException(name + " takes a number, not " + word);
        return Integer.parseInt(word);
    }

    private static void within(String what, int number, int least, int most) {
        if (number < least || number > most)
            throw new IllegalArgumentException(what + " is from " + least + " to " + most + ", not " + number);
    }
}
