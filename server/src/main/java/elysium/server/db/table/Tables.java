package elysium.server.db.table;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import elysium.kernel.Setup;
import elysium.server.db.Database;
import elysium.server.db.people.Players;
import org.jspecify.annotations.Nullable;

/// Stores tables and their states.
public final class Tables {
    private static final String COLUMNS = "id, game, rules, seats, options, seed, salt, commitment, listed, watched, "
            + "replaced, created, state, clock, begun, rematch", HISTORY =
                    ", ended, winners, origin, origin_step, "
                            + "origin_viewer";

    private final Database database;

    public Tables(Database database) {
        this.database = database;
    }

    public void create(TableRecord table) {
        database.write(connection -> create(connection, table));
    }

    /// Creates a table within a transaction.
    static int[] create(Connection connection, TableRecord table) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement("INSERT INTO game_table (" + COLUMNS + ", due) "
                + "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")) {
            insert.setString(1, table.id());
            insert.setString(2, table.setup().game());
            insert.setInt(3, table.setup().rules());
            insert.setInt(4, table.setup().seats());
            insert.setString(5, String.join(" ", table.setup().options()));
            insert.setLong(6, table.setup().seed());
            insert.setString(7, table.salt());
            insert.setString(8, table.commitment());
            insert.setInt(9, table.listed() ? 1 : 0);
            insert.setInt(10, table.allowsSpectators() ? 1 : 0);
            insert.setInt(11, table.botsReplaceLeavers() ? 1 : 0);
            insert.setLong(12, table.created());
            insert.setString(13, word(table.state()));
            goesOn(insert, table);
            insert.executeUpdate();
        }
        return place(connection, table);
    }

    /// A table that starts at once is due at once; the server that wakes it sets its real deadline.
    private static void goesOn(PreparedStatement insert, TableRecord table) throws SQLException {
        GameTiming course = table.timing();
        insert.setString(14, course.clock().write());
        insert.setLong(15, course.startedAt());
        insert.setString(16, course.rematch());
        if (table.state() == TableRecord.State.PLAYING && course.clock().hasTimeLimit())
            insert.setLong(17, course.startedAt());
        else insert.setNull(17, Types.BIGINT);
    }

    private static int[] place(Connection connection, TableRecord table) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement(
                "INSERT INTO seat (table_id, seat, kind, player, name, whose, whose_name) VALUES (?, ?, ?, ?, ?, ?, ?)")) {
            for (SeatRecord chair : table.seats()) {
                insert.setString(1, table.id());
                insert.setInt(2, chair.seat());
                insert.setString(3, word(chair.sitter()));
                insert.setString(4, chair.player());
                insert.setString(5, chair.name());
                insert.setString(6, chair.reservedFor() == null ? null : chair.reservedFor().id());
                insert.setString(7, chair.reservedFor() == null ? null : chair.reservedFor().name());
                insert.addBatch();
            }
            return insert.executeBatch();
        }
    }

    /// The table with an id, or null.
    public @Nullable TableRecord find(String id) {
        List<TableRecord> found = query("WHERE id = ?", id);
        return found.isEmpty() ? null : found.getFirst();
    }

    /// The tables of a player, newest first.
    public List<TableRecord> ofPlayer(String player) {
        return query("WHERE id IN (SELECT table_id FROM seat WHERE player = ?) ORDER BY created DESC LIMIT 100",
                player);
    }

    /// The tables in progress with automatic answers, by a bot or a standing order.
    ///
    /// @param orderly the games whose seats have standing orders by default
    public List<String> withAutoAnswers(Collection<String> orderly) {
        return database.read(connection -> {
            List<String> found = new ArrayList<>();
            try (PreparedStatement query = connection.prepareStatement("SELECT id FROM game_table WHERE state = "
                    + "'playing' AND (id IN (SELECT table_id FROM seat WHERE kind IN ('search', 'random')) "
                    + "OR id IN (SELECT table_id FROM standing_order)" + " OR game = ?".repeat(orderly.size()) + ")")) {
                int at = 1;
                for (String game : orderly) query.setString(at++, game);
                ResultSet rows = query.executeQuery();
                while (rows.next()) found.add(rows.getString(1));
            }
            return found;
        });
    }

    /// Sets the state of a table. Only tables in progress have a deadline.
    public void setState(String id, TableRecord.State state) {
        database.write(connection -> {
            try (PreparedStatement update = connection.prepareStatement("UPDATE game_table SET state = ?, due = "
                    + (state == TableRecord.State.PLAYING ? "CASE WHEN clock = 'none' THEN NULL ELSE 0 END" : "NULL")
                    + " WHERE id = ?")) {
                update.setString(1, word(state));
                update.setString(2, id);
                return update.executeUpdate();
            }
        });
    }

    List<TableRecord> query(String which, String... values) {
        return database.read(connection -> {
            List<TableRecord> found = new ArrayList<>();
            try (PreparedStatement query =
                    connection.prepareStatement("SELECT " + COLUMNS + HISTORY + " FROM game_table " + which)) {
                for (int i = 0; i < values.length; i++) query.setString(i + 1, values[i]);
                ResultSet rows = query.executeQuery();
                while (rows.next()) found.add(kept(connection, rows));
            }
            return found;
        });
    }

    private static TableRecord kept(Connection connection, ResultSet row) throws SQLException {
        String id = row.getString(1), options = row.getString(5);
        Setup setup = new Setup(row.getString(2), row.getInt(3), row.getInt(4),
                options.isEmpty() ? List.of() : List.of(options.split(" ")), row.getLong(6));
        return new TableRecord(id, setup, row.getString(7), row.getString(8), row.getInt(9) != 0, row.getInt(10) != 0,
                row.getInt(11) != 0, row.getLong(12),
                TableRecord.State.valueOf(row.getString(13).toUpperCase(Locale.ROOT)), chairs(connection, id),
                ending(row),
                new GameTiming(Clock.read(row.getString(14)), row.getLong(15), row.getString(16)), origin(row));
    }

    private static TableRecord.@Nullable Ending ending(ResultSet row) throws SQLException {
        String winners = row.getString("winners");
        if (winners == null) return null;
        List<Integer> seats = new ArrayList<>();
        for (String seat : winners.split(" ")) if (!seat.isEmpty()) seats.add(Integer.parseInt(seat));
        return new TableRecord.Ending(row.getLong("ended"), seats);
    }

    private static TableRecord.@Nullable Origin origin(ResultSet row) throws SQLException {
        String table = row.getString("origin");
        return table == null ? null
                : new TableRecord.Origin(table, row.getInt("origin_step"), row.getInt("origin_viewer"));
    }

    private static List<SeatRecord> chairs(Connection connection, String id) throws SQLException {
        List<SeatRecord> chairs = new ArrayList<>();
        try (PreparedStatement query = connection
                .prepareStatement("SELECT seat, kind, player, name, whose, whose_name FROM seat WHERE table_id = ? "
                        + "ORDER BY seat")) {
            query.setString(1, id);
            ResultSet rows = query.executeQuery();
            while (rows.next())
                chairs.add(new SeatRecord(rows.getInt(1),
                        SeatRecord.Sitter.valueOf(rows.getString(2).toUpperCase(Locale.ROOT)), rows.getString(3),
                        rows.getString(4), whose(rows.getString(5), rows.getString(6))));
        }
        return chairs;
    }

    private static Players.@Nullable Player whose(@Nullable String id, @Nullable String name) {
        return id == null || name == null ? null : new Players.Player(id, name);
    }

    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
