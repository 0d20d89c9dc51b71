package elysium.server.db.table;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.time.Duration;
import java.util.List;
import elysium.server.db.Database;
import elysium.server.db.people.Secret;

/// Lists open public tables, and counts them by player and address.
public final class Lobby {
    private static final int CANDIDATES = 200;
    private static final String WAITS = "state = 'open' AND listed = 1 AND (created > ? OR EXISTS "
            + "(SELECT 1 FROM seat s WHERE s.table_id = game_table.id AND s.kind = 'person'))";
    /// How long an empty table is listed.
    private static final Duration EMPTY = Duration.ofHours(1);

    private final Database database;
    private final Tables tables;

    public Lobby(Database database, Tables tables) {
        this.database = database;
        this.tables = tables;
    }

    /// The newest open tables; empty ones expire.
    public List<TableRecord> openTables() {
        String which = WAITS.replace("?", String.valueOf(emptySince()));
        return tables.query("WHERE " + which + " ORDER BY created DESC LIMIT " + CANDIDATES);
    }

    /// The number of open tables of a player.
    public int countByPlayer(String player) {
        return count("host", player);
    }

    /// The number of open tables created from an address.
    public int countByAddress(String address) {
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

    /// Records who created an open table, and from which address; deletes these records for started games.
    public void recordCreator(String table, String player, String address) {
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
