package elysium.server.db.table;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.Types;
import java.util.ArrayList;
import java.util.List;
import elysium.server.db.Database;
import org.jspecify.annotations.Nullable;

/// Stores when tables must be checked for a player's time running out. A deadline may be too early but never too late,
/// so nothing is written while players answer in time.
public final class ClockDeadlines {
    private static final int TOGETHER = 200;

    private final Database database;

    private record Due(String table, long at) {}

    public ClockDeadlines(Database database) {
        this.database = database;
    }

    /// Claims the tables that are due, each for one server; they become due again later in case that server fails.
    public List<String> claimDue(long now, long again) {
        List<Due> due = database.read(connection -> {
            List<Due> found = new ArrayList<>();
            try (PreparedStatement query = connection
                    .prepareStatement("SELECT id, due FROM game_table WHERE due <= ? ORDER BY due LIMIT " + TOGETHER)) {
                query.setLong(1, now);
                ResultSet rows = query.executeQuery();
                while (rows.next()) found.add(new Due(rows.getString(1), rows.getLong(2)));
            }
            return found;
        });
        List<String> ours = new ArrayList<>();
        for (Due each : due) if (claim(each, now + again)) ours.add(each.table);
        return ours;
    }

    private boolean claim(Due due, long again) {
        return database.write(connection -> {
            try (PreparedStatement update =
                    connection.prepareStatement("UPDATE game_table SET due = ? WHERE id = ? AND due = ?")) {
                update.setLong(1, again);
                update.setString(2, due.table);
                update.setLong(3, due.at);
                return update.executeUpdate() == 1;
            }
        });
    }

    /// Sets the deadline of a table in progress; null for none.
    public void set(String table, @Nullable Long at) {
        database.write(connection -> {
            try (PreparedStatement update = connection
                    .prepareStatement("UPDATE game_table SET due = ? WHERE id = ? AND state = 'playing'")) {
                if (at == null) update.setNull(1, Types.BIGINT);
                else update.setLong(1, at);
                update.setString(2, table);
                return update.executeUpdate();
            }
        });
    }
}
