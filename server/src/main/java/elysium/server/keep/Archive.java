package elysium.server.keep;

import java.sql.PreparedStatement;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The games that are over, and those that can be watched now.
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
    public List<Kept> over(Wanted wanted) {
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
    public List<Kept> live() {
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
}
