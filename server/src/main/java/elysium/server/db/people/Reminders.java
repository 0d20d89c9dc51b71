package elysium.server.db.people;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.util.ArrayList;
import java.util.List;
import elysium.server.db.Database;

/// Stores which players were reminded of which question, so that several servers never send a reminder twice.
public final class Reminders {
    private final Database database;

    /// A table in progress with a player who has subscribed to notifications.
    ///
    /// @param entry the number of its entries
    /// @param at when the last entry was stored, or 0
    public record Quiet(String table, int entry, long at) {}

    public Reminders(Database database) {
        this.database = database;
    }

    /// The tables with a subscribed player.
    public List<Quiet> tables() {
        return database.read(connection -> {
            List<Quiet> found = new ArrayList<>();
            try (PreparedStatement query = connection.prepareStatement("""
                    SELECT t.id, COALESCE(e.seq, 0), COALESCE(e.at, 0) FROM game_table t
                    LEFT JOIN entry e ON e.table_id = t.id
                        AND e.seq = (SELECT MAX(l.seq) FROM entry l WHERE l.table_id = t.id)
                    WHERE t.state = 'playing' AND t.id IN (SELECT c.table_id FROM push_subscription p
                        JOIN session s ON s.secret = p.session JOIN seat c ON c.player = s.player)""")) {
                ResultSet rows = query.executeQuery();
                while (rows.next()) found.add(new Quiet(rows.getString(1), rows.getInt(2), rows.getLong(3)));
            }
            return found;
        });
    }

    /// Claims a reminder of a seat for the question of a step; false if another server has claimed it.
    ///
    /// @param rung the number of reminders including this one
    public boolean claim(String table, int seat, int step, int rung) {
        return database.write(connection -> {
            try (PreparedStatement claim = connection.prepareStatement("""
                    INSERT INTO reminder (table_id, seat, step, rung) VALUES (?, ?, ?, ?)
                    ON CONFLICT (table_id, seat) DO UPDATE SET step = excluded.step, rung = excluded.rung
                    WHERE reminder.step < excluded.step
                        OR reminder.step = excluded.step AND reminder.rung < excluded.rung""")) {
                claim.setString(1, table);
                claim.setInt(2, seat);
                claim.setInt(3, step);
                claim.setInt(4, rung);
                return claim.executeUpdate() == 1;
            }
        });
    }
}
