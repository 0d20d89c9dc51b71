package elysium.server.db;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Journal;
import elysium.store.JournalFile;
import org.jspecify.annotations.Nullable;

/// The games that are over, those that can be watched now, and what forks were forked from.
public final class Archive {
    /// How many tables are listed at once.
    public static final int PAGE = 30;
    private static final String PUBLIC = "listed = 1 AND watched = 1";

    private final Database database;
    private final Tables tables;

    /// Which of the games that are over are asked for.
    ///
    /// @param player only those at which this player sits, whoever may see them; null for those that all may see
    /// @param before only those that ended before this table's game did
    public record Wanted(@Nullable String game, @Nullable String player, @Nullable String before) {}

    public Archive(Database database, Tables tables) {
        this.database = database;
        this.tables = tables;
    }

    /// The games that are over, the last to end first; one page of them.
    public List<TableRecord> over(Wanted wanted) {
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

    /// The games under way that all may watch, the last to begin first; one page of them.
    public List<TableRecord> live() {
        return tables.query("WHERE state = 'playing' AND " + PUBLIC + " ORDER BY created DESC, id DESC LIMIT " + PAGE);
    }

    /// Notes that a game is over, since its last entry, and who has won.
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

    /// Lays a table that is forked from another, with all that was answered there before.
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

    /// How the game at a table begins, before its first answer.
    public Journal beginning(TableRecord kept) {
        JournalFile past = past(kept);
        if (past == null || kept.origin() == null) return new Journal(kept.setup(), List.of());
        return new Journal(kept.setup(), new Journal.Origin(past.journal(), kept.origin().viewer()), List.of());
    }

    /// What was answered at a table as a file that is whole in itself.
    public JournalFile file(TableRecord kept, Journal journal) {
        List<String> names = kept.chairs().stream()
                .map(chair -> chair.name().isEmpty() ? "Bot " + (chair.seat() + 1) : chair.name()).toList();
        return JournalFile.of(journal, kept.salt(), names, past(kept));
    }

    private @Nullable JournalFile past(TableRecord kept) {
        if (kept.origin() == null) return null;
        return database.read(connection -> {
            try (PreparedStatement query = connection.prepareStatement("SELECT journal FROM past WHERE table_id = ?")) {
                query.setString(1, kept.id());
                ResultSet rows = query.executeQuery();
                if (!rows.next()) throw new IllegalStateException("the past of " + kept.id() + " is not kept");
                return JournalFile.read(kept.id(), rows.getString(1));
            }
        });
    }
}
