package elysium.server.db.table;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import elysium.server.db.Database;
import elysium.tabletop.game.StandingOrder;

/// Stores the standing orders of seats, one row per kind of question. A row without a kind records that the seat has
/// made a choice, even if it has no orders.
public final class Orders {
    private static final String SPOKEN = "";

    private final Database database;

    private record Row(String kind, String answer) {}

    public Orders(Database database) {
        this.database = database;
    }

    /// The orders of each seat that has made a choice, possibly none.
    public Map<Integer, List<StandingOrder>> ofTable(String table) {
        return database.read(connection -> {
            Map<Integer, List<StandingOrder>> found = new LinkedHashMap<>();
            try (PreparedStatement query = connection.prepareStatement(
                    "SELECT seat, kind, answer FROM standing_order WHERE table_id = ? ORDER BY seat, kind")) {
                query.setString(1, table);
                ResultSet rows = query.executeQuery();
                while (rows.next()) {
                    List<StandingOrder> left = found.computeIfAbsent(rows.getInt(1), _ -> new ArrayList<>());
                    String kind = rows.getString(2);
                    if (!kind.equals(SPOKEN)) left.addAll(StandingOrder.read(kind, rows.getString(3)));
                }
            }
            return found;
        });
    }

    /// Replaces the orders of a seat.
    public void replace(String table, int seat, List<StandingOrder> orders) {
        Map<String, List<StandingOrder>> byKind = new LinkedHashMap<>();
        for (StandingOrder order : orders) byKind.computeIfAbsent(order.kind(), _ -> new ArrayList<>()).add(order);
        database.write(connection -> {
            change(connection, "DELETE FROM standing_order WHERE table_id = ? AND seat = " + seat, table);
            try (PreparedStatement insert = connection.prepareStatement(
                    "INSERT INTO standing_order (table_id, seat, kind, answer) VALUES (?, " + seat + ", ?, ?)")) {
                add(insert, table, new Row(SPOKEN, ""));
                for (Map.Entry<String, List<StandingOrder>> each : byKind.entrySet())
                    add(insert, table, new Row(each.getKey(), StandingOrder.write(each.getValue())));
                insert.executeBatch();
            }
            database.notifyServers(connection, table + " 0");
            return true;
        });
    }

    private static void add(PreparedStatement insert, String table, Row row) throws SQLException {
        insert.setString(1, table);
        insert.setString(2, row.kind);
        insert.setString(3, row.answer);
        insert.addBatch();
    }

    /// Records that a seat played by a program has no orders, unless it has set some.
    static void recordNoOrders(Connection connection, String table, int seat) throws SQLException {
        change(connection, "INSERT INTO standing_order (table_id, seat, kind, answer) SELECT id, " + seat + ", '"
                + SPOKEN + "', '' FROM game_table WHERE id = ? AND NOT EXISTS (SELECT 1 FROM standing_order o "
                + "WHERE o.table_id = id AND o.seat = " + seat + ")", table);
    }

    /// Deletes orders of a seat, unless they have changed in the meantime.
    public void forget(String table, int seat, Predicate<StandingOrder> which) {
        database.write(connection -> {
            for (Row row : rows(connection, table, seat)) forget(connection, table, seat, row, which);
            return true;
        });
    }

    private static void forget(Connection connection, String table, int seat, Row row, Predicate<StandingOrder> which)
            throws SQLException {
        List<StandingOrder> left = StandingOrder.read(row.kind, row.answer);
        if (!left.removeIf(which)) return;
        String same = " WHERE table_id = ? AND kind = ? AND answer = ? AND seat = " + seat;
        if (left.isEmpty()) change(connection, "DELETE FROM standing_order" + same, table, row.kind, row.answer);
        else change(connection, "UPDATE standing_order SET answer = ?" + same, StandingOrder.write(left), table,
                row.kind,
                row.answer);
    }

    private static List<Row> rows(Connection connection, String table, int seat) throws SQLException {
        List<Row> found = new ArrayList<>();
        try (PreparedStatement query = connection.prepareStatement(
                "SELECT kind, answer FROM standing_order WHERE table_id = ? AND kind <> '" + SPOKEN + "' AND seat = "
                        + seat)) {
            query.setString(1, table);
            ResultSet rows = query.executeQuery();
            while (rows.next()) found.add(new Row(rows.getString(1), rows.getString(2)));
        }
        return found;
    }

    private static void change(Connection connection, String sql, String... values) throws SQLException {
        try (PreparedStatement update = connection.prepareStatement(sql)) {
            for (int i = 0; i < values.length; i++) update.setString(i + 1, values[i]);
            update.executeUpdate();
        }
    }
}
