package elysium.server.db.table;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import elysium.server.db.Database;

/// Stores the rematch of a table.
public final class Rematches {
    private final Database database;

    public Rematches(Database database) {
        this.database = database;
    }

    /// Creates the table of a rematch unless there is one already, and returns its id.
    public String createRematch(String after, TableRecord next) {
        return database.write(connection -> {
            if (note(connection, after, next.id())) {
                Tables.create(connection, next);
                database.notifyServers(connection, after + " 0");
                return next.id();
            }
            return known(connection, after);
        });
    }

    private static boolean note(Connection connection, String after, String next) throws SQLException {
        try (PreparedStatement update =
                connection.prepareStatement("UPDATE game_table SET rematch = ? WHERE id = ? AND rematch IS NULL")) {
            update.setString(1, next);
            update.setString(2, after);
            return update.executeUpdate() == 1;
        }
    }

    private static String known(Connection connection, String after) throws SQLException {
        try (PreparedStatement query = connection.prepareStatement("SELECT rematch FROM game_table WHERE id = ?")) {
            query.setString(1, after);
            ResultSet rows = query.executeQuery();
            if (!rows.next()) throw new IllegalStateException("there is no table " + after);
            return rows.getString(1);
        }
    }
}
