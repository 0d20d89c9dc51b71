package elysium.server.db.table;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.util.List;
import elysium.server.db.Database;
import org.jspecify.annotations.Nullable;

/// Stores snapshots of games, so that long ones need not be replayed from the first entry. They are only a cache of the
/// entries and can be deleted at any time.
public final class Snapshots {
    private static final String INSERT = "INSERT INTO snapshot (table_id, seq, build, state) VALUES (?, ?, ?, ?) "
            + "ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, build = excluded.build, state = excluded.state "
            + "WHERE excluded.seq > snapshot.seq OR excluded.build <> snapshot.build";

    private final Database database;

    /// The state of a game after an entry.
    ///
    /// @param seq the number of that entry
    public record Snapshot(int seq, byte[] state) {}

    public Snapshots(Database database) {
        this.database = database;
    }

    /// The snapshot of a table, or null if this build of the rules has written none.
    public @Nullable Snapshot find(String table, String build) {
        List<Snapshot> found = database.read(connection -> {
            try (PreparedStatement query = connection.prepareStatement(
                    "SELECT seq, state FROM snapshot WHERE table_id = ? AND build = ?")) {
                query.setString(1, table);
                query.setString(2, build);
                ResultSet rows = query.executeQuery();
                return rows.next() ? List.of(new Snapshot(rows.getInt(1), rows.getBytes(2))) : List.of();
            }
        });
        return found.isEmpty() ? null : found.getFirst();
    }

    /// Replaces the snapshot of a table by a later one.
    public void put(String table, String build, Snapshot snapshot) {
        database.write(connection -> {
            try (PreparedStatement insert = connection.prepareStatement(INSERT)) {
                insert.setString(1, table);
                insert.setInt(2, snapshot.seq());
                insert.setString(3, build);
                insert.setBytes(4, snapshot.state());
                return insert.executeUpdate();
            }
        });
    }

    /// Deletes the snapshot of a table.
    public void remove(String table) {
        database.write(connection -> {
            try (PreparedStatement delete = connection.prepareStatement("DELETE FROM snapshot WHERE table_id = ?")) {
                delete.setString(1, table);
                return delete.executeUpdate();
            }
        });
    }
}
