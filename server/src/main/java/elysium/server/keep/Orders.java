package elysium.server.keep;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.util.ArrayList;
import java.util.List;

/// The standing orders that players leave at their seats: what is to be answered whenever a kind of question comes.
public final class Orders {
    private final Database database;

    /// What is to be answered to a kind of question at a seat: the text of its orders, see [elysium.tabletop.Order].
    public record Standing(int seat, String kind, String answer) {}

    public Orders(Database database) {
        this.database = database;
    }

    /// All orders at a table.
    public List<Standing> at(String table) {
        return database.read(connection -> {
            List<Standing> found = new ArrayList<>();
            try (PreparedStatement query = connection.prepareStatement(
                    "SELECT seat, kind, answer FROM standing_order WHERE table_id = ? ORDER BY seat, kind")) {
                query.setString(1, table);
                ResultSet rows = query.executeQuery();
                while (rows.next()) found.add(new Standing(rows.getInt(1), rows.getString(2), rows.getString(3)));
            }
            return found;
        });
    }

    /// Leaves these orders at a seat, and no others.
    public void leave(String table, int seat, List<Standing> orders) {
        database.write(connection -> {
            try (PreparedStatement clear =
                    connection.prepareStatement("DELETE FROM standing_order WHERE table_id = ? AND seat = ?");
                    PreparedStatement insert = connection.prepareStatement(
                            "INSERT INTO standing_order (table_id, seat, kind, answer) VALUES (?, ?, ?, ?)")) {
                clear.setString(1, table);
                clear.setInt(2, seat);
                clear.executeUpdate();
                for (Standing order : orders) {
                    insert.setString(1, table);
                    insert.setInt(2, seat);
                    insert.setString(3, order.kind);
                    insert.setString(4, order.answer);
                    insert.addBatch();
                }
                insert.executeBatch();
            }
            database.tell(connection, table + " 0");
            return true;
        });
    }
}
