package elysium.server.db.table;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import elysium.server.db.Database;
import elysium.server.db.people.Players;
import elysium.server.db.people.Secret;
import elysium.server.db.people.Sessions;
import org.jspecify.annotations.Nullable;

/// Stores who takes and leaves seats, and the tokens with which programs play.
public final class Seats {
    /// How long an open seat is reserved for a player.
    public static final long KEPT_MILLIS = 10 * 60_000;

    private final Database database;

    /// The seat of a token.
    public record Place(String table, int seat) {}

    /// An issued token.
    ///
    /// @param before the key of the previous token, now invalid, or null
    public record Token(String secret, @Nullable String before) {}

    public Seats(Database database) {
        this.database = database;
    }

    /// Takes a seat at an open table; false if it is taken. The last seat taken starts the game.
    public boolean sit(String table, int seat, Players.Player player) {
        return sit(table, seat, player, null);
    }

    /// Takes a seat with the player's own deck, given as its setup option.
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
        database.notifyServers(connection, table + " 0");
        return true;
    }

    /// Frees a seat at an open table; false if it is not the player's or the game has started.
    public boolean giveBack(String table, int seat, String player) {
        return leave(table, "open", seat, player, SeatRecord.Sitter.OPEN);
    }

    /// Leaves a seat in a game in progress to a bot, so that the player can return; false if it is not the player's or
    /// the game is not in progress.
    public boolean leaveToBot(String table, int seat, String player) {
        return leave(table, "playing", seat, player, SeatRecord.Sitter.SEARCH);
    }

    private boolean leave(String table, String state, int seat, String player, SeatRecord.Sitter next) {
        String owner = next.isBot() ? "player, whose_name = name" : "NULL, whose_name = NULL";
        return database.write(connection -> {
            boolean left = hold(connection, table, state) && change(connection,
                    "UPDATE seat SET whose = " + owner + ", kind = ?, player = NULL, name = '', token = NULL "
                            + "WHERE table_id = ? AND seat = " + seat + " AND player = ?",
                    Tables.word(next), table, player);
            if (!left) return false;
            if (next == SeatRecord.Sitter.OPEN) TableDecks.forget(connection, table, seat);
            change(connection, "DELETE FROM standing_order WHERE table_id = ? AND seat = " + seat, table);
            database.notifyServers(connection, table + " 0");
            return true;
        });
    }

    /// Returns a player to the seat left to a bot; false if it was not the player's or the game is not in progress.
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
            database.notifyServers(connection, table + " 0");
            return true;
        });
    }

    /// Locks a table in a state until the transaction ends, so that players who sit down at once see each other.
    private static boolean hold(Connection connection, String table, String state) throws SQLException {
        return change(connection, "UPDATE game_table SET state = state WHERE id = ? AND state = ?", table, state);
    }

    /// A new token for a player's seat; invalidates the previous one on all servers. Null if the seat is not the
    /// player's.
    public @Nullable Token token(String table, int seat, String player) {
        String token = Secret.generate();
        List<Token> given = database.write(connection -> {
            if (!hold(connection, table)) return List.of();
            String before = key(connection, table, seat);
            boolean theirs = change(connection, "UPDATE seat SET token = ? WHERE table_id = ? AND seat = " + seat
                    + " AND player = ?", Secret.digest(token), table, player);
            if (!theirs) return List.of();
            Orders.recordNoOrders(connection, table, seat);
            if (before != null) database.notifyServers(connection, Sessions.ENDED + before + " 0");
            return List.of(new Token(token, before));
        });
        return given.isEmpty() ? null : given.getFirst();
    }

    /// Locks a table in any state until the transaction ends.
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

    /// The seat of a token, or null.
    public @Nullable Place findByToken(String token) {
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
