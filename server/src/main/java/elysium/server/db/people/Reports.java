package elysium.server.db.people;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.util.ArrayList;
import java.util.List;
import elysium.server.db.Database;
import org.jspecify.annotations.Nullable;

/// Stores the chat messages that players reported to the host.
public final class Reports {
    private final Database database;

    /// A report with the message.
    ///
    /// @param speaker the player at the reported seat at the time of the report, or null
    /// @param said the time of the message
    public record Report(String table, int line, int seat, @Nullable String speaker, String words, long said,
            String reporter, String why, long at) {}

    public Reports(Database database) {
        this.database = database;
    }

    /// Stores a report of a message; a second report by the same player replaces the reason. False if the message does
    /// not exist.
    public boolean save(String table, int line, String player, String why) {
        return database.write(connection -> {
            try (PreparedStatement insert = connection.prepareStatement(
                    "INSERT INTO report (table_id, line, player, speaker, why, at) SELECT c.table_id, c.seq, ?, "
                            + "s.player, ?, ? FROM chat c JOIN seat s ON s.table_id = c.table_id AND s.seat = c.seat "
                            + "WHERE c.table_id = ? AND c.seq = ? "
                            + "ON CONFLICT (table_id, line, player) DO UPDATE SET why = excluded.why")) {
                insert.setString(1, player);
                insert.setString(2, why);
                insert.setLong(3, System.currentTimeMillis());
                insert.setString(4, table);
                insert.setInt(5, line);
                return insert.executeUpdate() == 1;
            }
        });
    }

    /// All reports, newest first.
    public List<Report> all() {
        return database.read(connection -> {
            List<Report> reports = new ArrayList<>();
            try (PreparedStatement query = connection.prepareStatement(
                    "SELECT r.table_id, r.line, c.seat, s.name, c.words, c.at, p.name, r.why, r.at FROM report r "
                            + "JOIN chat c ON c.table_id = r.table_id AND c.seq = r.line "
                            + "JOIN player p ON p.id = r.player LEFT JOIN player s ON s.id = r.speaker "
                            + "ORDER BY r.at DESC, r.table_id, r.line")) {
                ResultSet rows = query.executeQuery();
                while (rows.next())
                    reports.add(new Report(rows.getString(1), rows.getInt(2), rows.getInt(3), rows.getString(4),
                            rows.getString(5), rows.getLong(6), rows.getString(7), rows.getString(8),
                            rows.getLong(9)));
            }
            return reports;
        });
    }
}
