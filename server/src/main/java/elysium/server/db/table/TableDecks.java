package elysium.server.db.table;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import elysium.tabletop.game.Decks;

/// Stores the decks that players bring to an open table, as options of its setup.
final class TableDecks {
    private TableDecks() {}

    /// Sets the deck of a seat.
    static void take(Connection connection, String table, int seat, String deck) throws SQLException {
        Collection<String> options = options(connection, table);
        options.removeIf(option -> Decks.seat(option) == seat);
        options.add(deck);
        keep(connection, table, options);
    }

    /// Removes the deck of a player who leaves: the next player must not see it.
    static void forget(Connection connection, String table, int seat) throws SQLException {
        Collection<String> options = options(connection, table);
        if (options.removeIf(option -> Decks.seat(option) == seat && Decks.isCustom(option)))
            keep(connection, table, options);
    }

    private static Collection<String> options(Connection connection, String table) throws SQLException {
        try (PreparedStatement query = connection.prepareStatement("SELECT options FROM game_table WHERE id = ?")) {
            query.setString(1, table);
            ResultSet row = query.executeQuery();
            String words = row.next() ? row.getString(1) : "";
            return new TreeSet<>(words.isEmpty() ? List.of() : List.of(words.split(" ")));
        }
    }

    private static void keep(Connection connection, String table, Collection<String> options) throws SQLException {
        try (PreparedStatement update = connection.prepareStatement("UPDATE game_table SET options = ? WHERE id = ?")) {
            update.setString(1, String.join(" ", options));
            update.setString(2, table);
            update.executeUpdate();
        }
    }
}
