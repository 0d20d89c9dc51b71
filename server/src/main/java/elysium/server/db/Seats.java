package elysium.server.db;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Who sits down, who leaves, and the tokens by which programs hold a seat.
public final class Seats {
    /// For how long an open seat is kept for somebody.
    public static final long KEPT_MILLIS = 10 * 60_000;

    private final Database database;

    /// The seat that a token opens.
    public record Place(String table, int seat) {}

    /// A token that was given out.
    ///
    /// @param before the key of the one that opens nothing any more, or null
    public record Token(String secret, @Nullable String before) {}

    public Seats(Database database) {
        this.database = database;
    }

    /// Takes an open seat at a table that has not begun; false if it is taken. The last to sit begins the game.
    public boolean sit(String table, int seat, Players.Player player) {
        return sit(table, seat, player, null);
    }

    /// The same with a deck that the player brings: the option by which the seat plays it.
    public boolean sit(String table, int seat, Players.Player player, @Nullable String deck) {
        return database.write(connection -> sit(connection, table, seat, player, deck));
    }

    private boolean sit(Connection connection, String table, int seat, Players.Player player, @Nullable String deck)
            throws SQLException {
        long now = System.currentTimeMillis();
        boolean sits = hold(connection, table, "open") && change(connection,
                "UPDATE seat SET kind = 'person', player = ?, name = ?, whose = NULL, whose_name = NULL "
                        + "WHERE table_id = ? AND seat = " + seat + " AND kind = 'open' AND NOT EXISTS "
                        + "(SELECT 1 FROM seat s WHERE s.table_id = seat.table_id AND s.player = ?) "
                        + "AND (whose IS NULL OR whose = ? OR EXISTS (SELECT 1 FROM game_table g "
                        + "WHERE g.id = seat.table_id AND g.created < " + (now - KEPT_MILLIS) + "))",
                player.id(), player.name(), table, player.id(), player.id());
        if (!sits) return false;
        if (deck != null) TableDecks.take(connection, table, seat, deck);
        change(connection, "UPDATE game_table SET state = 'playing', begun = " + now + ", due = CASE WHEN clock = "
                + "'none' THEN NULL ELSE " + now + " END WHERE id = ? AND NOT EXISTS "
                + "(SELECT 1 FROM seat WHERE table_id = id AND kind = 'open')", table);
        database.tell(connection, table + " 0");
        return true;
    }

    /// Gives back a seat at a table that has not begun, to whoever comes; false if it was not theirs or has begun.
    public boolean giveBack(String table, int seat, String player) {
        return leave(table, "open", seat, player, SeatRecord.Sitter.OPEN);
    }

    /// Leaves a seat at a table under way to a bot, which knows whose it was; false if it was not theirs or is not
    /// under way.
    public boolean leaveToBot(String table, int seat, String player) {
        return leave(table, "playing", seat, player, SeatRecord.Sitter.SEARCH);
    }

    private boolean leave(String table, String state, int seat, String player, SeatRecord.Sitter next) {
        String owner = next.bot() ? "player, whose_name = name" : "NULL, whose_name = NULL";
        return database.write(connection -> {
            boolean left = hold(connection, table, state) && change(connection,
                    "UPDATE seat SET whose = " + owner + ", kind = ?, player = NULL, name = '', token = NULL "
                            + "WHERE table_id = ? AND seat = " + seat + " AND player = ?",
                    Tables.word(next), table, player);
            if (!left) return false;
            if (next == SeatRecord.Sitter.OPEN) TableDecks.forget(connection, table, seat);
            change(connection, "DELETE FROM standing_order WHERE table_id = ? AND seat = " + seat, table);
            database.tell(connection, table + " 0");
            return true;
        });
    }

    /// Takes back from a bot the seat that a player left; false if it was not theirs or the game is not under way.
    public boolean comeBack(String table, int seat, Players.Player player) {
        return database.write(connection -> {
            boolean back = hold(connection, table, "playing") && change(connection,
                    "UPDATE seat SET kind = 'person', player = ?, name = ?, whose = NULL, whose_name = NULL "
                            + "WHERE table_id = ? AND seat = " + seat + " AND kind IN ('search', 'random') "
                            + "AND whose = ? AND NOT EXISTS (SELECT 1 FROM seat s WHERE "
                            + "s.table_id = seat.table_id AND s.player = ?)",
                    player.id(), player.name(), table, player.id(), player.id());
            if (!back) return false;
            change(connection, "UPDATE game_table SET due = 0 WHERE id = ? AND clock <> 'none'", table);
            database.tell(connection, table + " 0");
            return true;
        });
    }

    /// Holds a table in a state until this work is done, so that two who sit down at once see each other.
    private static boolean hold(Connection connection, String table, String state) throws SQLException {
        return change(connection, "UPDATE game_table SET state = state WHERE id = ? AND state = ?", table, state);
    }

    /// A new token for the seat of a player; the one before opens nothing any more, and the other servers hear of it. Null
    /// if the seat is not theirs.
    public @Nullable Token token(String table, int seat, String player) {
        String token = Secret.fresh();
        List<Token> given = database.write(connection -> {
            if (!hold(connection, table)) return List.of();
            String before = key(connection, table, seat);
            boolean theirs = change(connection, "UPDATE seat SET token = ? WHERE table_id = ? AND seat = " + seat
                    + " AND player = ?", Secret.digest(token), table, player);
            if (!theirs) return List.of();
            Orders.speak(connection, table, seat);
            if (before != null) database.tell(connection, Sessions.ENDED + before + " 0");
            return List.of(new Token(token, before));
        });
        return given.isEmpty() ? null : given.getFirst();
    }

    /// Holds a table until this work is done, whatever its state.
    private static boolean hold(Connection connection, String table) throws SQLException {
        return change(connection, "UPDATE game_table SET state = state WHERE id = ?", table);
    }

    private static @Nullable String key(Connection connection, String table, int seat) throws SQLException {
        try (PreparedStatement query =
                connection.prepareStatement("SELECT token FROM seat WHERE table_id = ? AND seat = " + seat)) {
            query.setString(1, table);
            ResultSet rows = query.executeQuery();
            return rows.next() ? rows.getString(1) : null;
        }
    }

    /// Which seat a token opens; null if none.
    public @Nullable Place opened(String token) {
        if (!Secret.wellFormed(token)) return null;
        List<Place> found = database.read(connection -> {
            try (PreparedStatement query =
                    connection.prepareStatement("SELECT table_id, seat FROM seat WHERE token = ?")) {
                query.setString(1, Secret.digest(token));
                ResultSet rows = query.executeQuery();
                return rows.next() ? List.of(new Place(rows.getString(1), rows.getInt(2))) : List.<Place>of();
            }
        });
        return found.isEmpty() ? null : found.getFirst();
    }

    private static boolean change(Connection connection, String sql, String... values) throws SQLException {
        try (PreparedStatement update = connection.prepareStatement(sql)) {
            for (int i = 0; i < values.length; i++) update.setString(i + 1, values[i]);
            return update.executeUpdate() > 0;
        }
    }
}
