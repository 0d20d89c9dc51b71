package elysium.server.db;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.time.Duration;
import java.util.List;

/// The tables that wait for players and are shown to all, and how many of them somebody has laid.
public final class Lobby {
    private static final int CANDIDATES = 200;
    private static final String WAITS = "state = 'open' AND listed = 1 AND (created > ? OR EXISTS "
            + "(SELECT 1 FROM seat s WHERE s.table_id = game_table.id AND s.kind = 'person'))";
    /// For how long a table at which nobody sits is shown.
    private static final Duration EMPTY = Duration.ofHours(1);

    private final Database database;
    private final Tables tables;

    public Lobby(Database database, Tables tables) {
        this.database = database;
        this.tables = tables;
    }

    /// The youngest tables that wait; those at which nobody sits are forgotten after a while.
    public List<TableRecord> waiting() {
        String which = WAITS.replace("?", String.valueOf(emptySince()));
        return tables.query("WHERE " + which + " ORDER BY created DESC LIMIT " + CANDIDATES);
    }

    /// How many tables of somebody wait.
    public int laidBy(String player) {
        return count("host", player);
    }

    /// How many tables wait that were laid from an address.
    public int laidFrom(String address) {
        return count("laid_from", Secret.digest(address));
    }

    private int count(String column, String value) {
        return database.read(connection -> {
            try (PreparedStatement query = connection.prepareStatement(
                    "SELECT COUNT(*) FROM game_table WHERE " + column + " = ? AND " + WAITS)) {
                query.setString(1, value);
                query.setLong(2, emptySince());
                ResultSet rows = query.executeQuery();
                rows.next();
                return rows.getInt(1);
            }
        });
    }

    private static long emptySince() {
        return System.currentTimeMillis() - EMPTY.toMillis();
    }

    /// Notes who has laid a table that waits, and from where. Of those that have begun it is forgotten.
    public void note(String table, String player, String address) {
        database.write(connection -> {
            try (PreparedStatement mark =
                    connection.prepareStatement("UPDATE game_table SET host = ?, laid_from = ? WHERE id = ?");
                    PreparedStatement forget = connection.prepareStatement("UPDATE game_table SET host = NULL, "
                            + "laid_from = NULL WHERE laid_from IS NOT NULL AND state <> 'open'")) {
                mark.setString(1, player);
                mark.setString(2, Secret.digest(address));
                mark.setString(3, table);
                forget.executeUpdate();
                return mark.executeUpdate();
            }
        });
    }
}
