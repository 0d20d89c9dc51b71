package elysium.server.db.people;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import elysium.server.db.Database;
import elysium.server.db.DatabaseUnavailableException;
import org.jspecify.annotations.Nullable;

/// Stores accounts: players with a unique name and a password.
public final class Accounts {
    private static final String UNIQUE = "23505",
            FREE = "NOT EXISTS (SELECT 1 FROM player p WHERE p.account = ? AND p.id <> ?)";

    private final Database database;

    /// An account with the digest of its password.
    public record Account(Players.Player player, String password) {}

    public Accounts(Database database) {
        this.database = database;
    }

    /// A name as it is compared: case-insensitive and in one Unicode form.
    public static String nameKey(String name) {
        String plain = Normalizer.normalize(name, Normalizer.Form.NFKC);
        return Normalizer.normalize(plain.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT), Normalizer.Form.NFKC);
    }

    /// The account with a name, or null.
    public @Nullable Account findByName(String name) {
        return found("account = ?", nameKey(name));
    }

    /// The account of a player, or null for a guest.
    public @Nullable Account findByPlayer(String player) {
        return found("account IS NOT NULL AND id = ?", player);
    }

    private @Nullable Account found(String which, String value) {
        List<Account> found = database.read(connection -> {
            try (PreparedStatement query =
                    connection.prepareStatement("SELECT id, name, password FROM player WHERE " + which)) {
                query.setString(1, value);
                ResultSet rows = query.executeQuery();
                return rows.next() ? List.of(new Account(new Players.Player(rows.getString(1), rows.getString(2)),
                        rows.getString(3))) : List.<Account>of();
            }
        });
        return found.isEmpty() ? null : found.getFirst();
    }

    /// Turns a guest into an account; false if the name is taken or the player is not a guest.
    public boolean create(String guest, String name, String password) {
        return alone(connection -> change(connection,
                "UPDATE player SET name = ?, account = ?, password = ? WHERE id = ? AND account IS NULL AND " + FREE,
                name, nameKey(name), password, guest, nameKey(name), guest) == 1);
    }

    /// Renames an account; false if the name is taken.
    public boolean rename(String player, String name) {
        return alone(connection -> change(connection,
                "UPDATE player SET name = ?, account = ? WHERE id = ? AND account IS NOT NULL AND " + FREE, name,
                nameKey(name), player, nameKey(name), player) == 1);
    }

    public void setPassword(String player, String password) {
        database.write(connection -> change(connection, "UPDATE player SET password = ? WHERE id = ?", password,
                player));
    }

    /// Runs an update; false if it violates a unique key.
    private boolean alone(Database.Work<Boolean> work) {
        try {
            return database.write(work);
        } catch (DatabaseUnavailableException refused) {
            if (refused.getCause() instanceof SQLException cause && UNIQUE.equals(cause.getSQLState())) return false;
            throw refused;
        }
    }

    /// Moves the seats of a guest to an account, including seats it may return to, except at tables where both have
    /// one. Returns the tables.
    public List<String> adopt(String guest, Players.Player account) {
        return database.write(connection -> {
            List<String> tables = seats(connection, guest, account.id());
            change(connection, "UPDATE seat SET player = ?, name = ? WHERE player = ? AND table_id NOT IN "
                    + "(SELECT table_id FROM seat WHERE player = ?)", account.id(), account.name(), guest,
                    account.id());
            change(connection, "UPDATE seat SET whose = ?, whose_name = ? WHERE whose = ?", account.id(),
                    account.name(), guest);
            database.notifyServers(connection, tables.stream().map(table -> table + " 0").toArray(String[]::new));
            return tables;
        });
    }

    private static List<String> seats(Connection connection, String guest, String account) throws SQLException {
        List<String> tables = new ArrayList<>();
        try (PreparedStatement query = connection.prepareStatement("SELECT table_id FROM seat WHERE player = ? "
                + "AND table_id NOT IN (SELECT table_id FROM seat WHERE player = ?)")) {
            query.setString(1, guest);
            query.setString(2, account);
            ResultSet rows = query.executeQuery();
            while (rows.next()) tables.add(rows.getString(1));
        }
        return tables;
    }

    /// The settings that the page stores for a player: a JSON object, empty at first.
    public String settings(String player) {
        return database.read(connection -> {
            try (PreparedStatement query =
                    connection.prepareStatement("SELECT COALESCE(settings, '{}') FROM player WHERE id = ?")) {
                query.setString(1, player);
                ResultSet rows = query.executeQuery();
                return rows.next() ? rows.getString(1) : "{}";
            }
        });
    }

    public void saveSettings(String player, String settings) {
        database.write(connection -> change(connection, "UPDATE player SET settings = ? WHERE id = ?", settings,
                player));
    }

    private static int change(Connection connection, String sql, String... values) throws SQLException {
        try (PreparedStatement update = connection.prepareStatement(sql)) {
            for (int i = 0; i < values.length; i++) update.setString(i + 1, values[i]);
            return update.executeUpdate();
        }
    }
}
