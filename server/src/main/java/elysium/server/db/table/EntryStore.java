package elysium.server.db.table;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.util.ArrayList;
import java.util.List;
import elysium.server.db.Database;
import elysium.server.db.DatabaseUnavailableException;

/// Stores the entries and chat messages of tables.
public final class EntryStore {
    private static final int TRIES = 5;

    private final Database database;

    /// A chat message.
    public record Line(int seq, int seat, String words, long at) {}

    public EntryStore(Database database) {
        this.database = database;
    }

    /// The entries of a table after a number.
    public List<Entry> after(String table, int seq) {
        return database.read(connection -> {
            List<Entry> entries = new ArrayList<>();
            try (PreparedStatement query = connection.prepareStatement(
                    "SELECT seq, kind, seat, move, at FROM entry WHERE table_id = ? AND seq > ? ORDER BY seq")) {
                query.setString(1, table);
                query.setInt(2, seq);
                ResultSet rows = query.executeQuery();
                while (rows.next())
                    entries.add(new Entry(rows.getInt(1), rows.getInt(2), rows.getInt(3), rows.getLong(4),
                            rows.getLong(5)));
            }
            return entries;
        });
    }

    /// The last chat messages of a table after a number, oldest first.
    public List<Line> chat(String table, int seq, int most) {
        return database.read(connection -> {
            List<Line> lines = new ArrayList<>();
            try (PreparedStatement query = connection.prepareStatement("SELECT seq, seat, words, at FROM chat "
                    + "WHERE table_id = ? AND seq > ? ORDER BY seq DESC LIMIT ?")) {
                query.setString(1, table);
                query.setInt(2, seq);
                query.setInt(3, most);
                ResultSet rows = query.executeQuery();
                while (rows.next())
                    lines.addFirst(new Line(rows.getInt(1), rows.getInt(2), rows.getString(3), rows.getLong(4)));
            }
            return lines;
        });
    }

    /// Stores a chat message of a seat.
    public void addChat(String table, int seat, String words) {
        for (int i = 0; i < TRIES; i++) if (chat(table, seat, words)) return;
        throw new DatabaseUnavailableException("too many concurrent chat messages");
    }

    private boolean chat(String table, int seat, String words) {
        return database.write(connection -> {
            int kept;
            try (PreparedStatement insert = connection.prepareStatement("INSERT INTO chat (table_id, seq, seat, words, "
                    + "at) SELECT ?, COALESCE(MAX(seq), 0) + 1, ?, ?, ? FROM chat WHERE table_id = ? "
                    + "ON CONFLICT DO NOTHING")) {
                insert.setString(1, table);
                insert.setInt(2, seat);
                insert.setString(3, words);
                insert.setLong(4, System.currentTimeMillis());
                insert.setString(5, table);
                kept = insert.executeUpdate();
            }
            if (kept == 1) database.notifyServers(connection, table + " 0");
            return kept == 1;
        });
    }
}
