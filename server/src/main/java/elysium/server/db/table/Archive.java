package elysium.server.db.table;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.util.ArrayList;
import java.util.List;
import elysium.kernel.journal.Journal;
import elysium.server.db.Database;
import elysium.store.JournalFile;
import org.jspecify.annotations.Nullable;

/// Finds finished games and games to watch, and stores forks with their origin.
public final class Archive {
    /// The number of tables on a page.
    public static final int PAGE = 30;
    private static final String PUBLIC = "listed = 1 AND watched = 1";

    private final Database database;
    private final Tables tables;

    /// A query for finished games.
    ///
    /// @param player only games of this player, public or not; null for all public games
    /// @param before only games that ended before that of this table
    public record Wanted(@Nullable String game, @Nullable String player, @Nullable String before) {}

    public Archive(Database database, Tables tables) {
        this.database = database;
        this.tables = tables;
    }

    /// One page of finished games, the last to end first.
    public List<TableRecord> finished(Wanted wanted) {
        StringBuilder which = new StringBuilder("WHERE state = 'over'");
        List<String> values = new ArrayList<>();
        if (wanted.game != null) {
            which.append(" AND game = ?");
            values.add(wanted.game);
        }
        if (wanted.player == null) which.append(" AND ").append(PUBLIC);
        else {
            which.append(" AND id IN (SELECT table_id FROM seat WHERE player = ?)");
            values.add(wanted.player);
        }
        if (wanted.before != null) {
            which.append(" AND (ended, id) < (SELECT ended, id FROM game_table WHERE id = ?)");
            values.add(wanted.before);
        }
        which.append(" ORDER BY ended DESC, id DESC LIMIT ").append(PAGE);
        return tables.query(which.toString(), values.toArray(String[]::new));
    }

    /// One page of public games in progress, the last to start first.
    public List<TableRecord> live() {
        return tables.query("WHERE state = 'playing' AND " + PUBLIC + " ORDER BY created DESC, id DESC LIMIT " + PAGE);
    }

    /// Records that a game ended with its last entry, and the winners.
    public void end(String table, List<Integer> winners) {
        database.write(connection -> {
            try (PreparedStatement update = connection.prepareStatement("UPDATE game_table SET state = 'over', "
                    + "due = NULL, winners = ?, ended = COALESCE((SELECT MAX(at) FROM entry "
                    + "WHERE table_id = game_table.id), created) WHERE id = ?")) {
                update.setString(1, String.join(" ", winners.stream().map(String::valueOf).toList()));
                update.setString(2, table);
                return update.executeUpdate();
            }
        });
    }

    /// Creates a table forked from another, with its earlier answers.
    public void fork(TableRecord table, TableRecord.Origin origin, JournalFile past) {
        database.write(connection -> {
            Tables.create(connection, table);
            try (PreparedStatement mark = connection.prepareStatement("UPDATE game_table SET origin = ?, "
                    + "origin_step = ?, origin_viewer = ? WHERE id = ?");
                    PreparedStatement insert =
                            connection.prepareStatement("INSERT INTO past (table_id, journal) VALUES (?, ?)")) {
                mark.setString(1, origin.table());
                mark.setInt(2, origin.step());
                mark.setInt(3, origin.viewer());
                mark.setString(4, table.id());
                mark.executeUpdate();
                insert.setString(1, table.id());
                insert.setString(2, past.text());
                return insert.executeUpdate();
            }
        });
    }

    /// The journal of a table before its first answer: its setup, or the origin of a fork.
    public Journal initialJournal(TableRecord kept) {
        JournalFile past = past(kept);
        if (past == null || kept.origin() == null) return new Journal(kept.setup(), List.of());
        return new Journal(kept.setup(), new Journal.Origin(past.journal(), kept.origin().viewer()), List.of());
    }

    /// The complete journal file of a table.
    public JournalFile file(TableRecord kept, Journal journal) {
        List<String> names = kept.seats().stream()
                .map(chair -> chair.name().isEmpty() ? "Bot " + (chair.seat() + 1) : chair.name()).toList();
        return JournalFile.of(journal, kept.salt(), names, past(kept));
    }

    private @Nullable JournalFile past(TableRecord kept) {
        if (kept.origin() == null) return null;
        return database.read(connection -> {
            try (PreparedStatement query = connection.prepareStatement("SELECT journal FROM past WHERE table_id = ?")) {
                query.setString(1, kept.id());
                ResultSet rows = query.executeQuery();
                if (!rows.next()) throw new IllegalStateException("no origin is stored for table " + kept.id());
                return JournalFile.read(kept.id(), rows.getString(1));
            }
        });
    }
}
