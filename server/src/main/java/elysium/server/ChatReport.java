package elysium.server;

import java.nio.file.Files;
import java.util.List;
import elysium.server.db.Database;
import elysium.server.db.people.Reports;
import org.jspecify.annotations.Nullable;

/// A chat message that a player reported to the host.
///
/// @param line the number of the message in the chat of the table
/// @param seat the seat that wrote it, from 0
/// @param speaker the player at that seat at the time of the report, or null
/// @param said the time of the message, in milliseconds
/// @param at the time of the report, in milliseconds
public record ChatReport(String table, int line, int seat, @Nullable String speaker, String words, long said,
        String reporter, String why, long at) {

    /// All reports, newest first; a server may be running at the same time.
    public static List<ChatReport> all(Options options) {
        String url = options.database();
        if (url == null && !Files.exists(options.folder().resolve(Database.FILE)))
            throw InvalidSettingException.of("there is no database in %s", "il n'y a pas de base de données dans %s",
                    options.folder());
        try (Database database = url == null ? Database.file(options.folder()) : Database.at(url)) {
            return new Reports(database).all().stream().map(ChatReport::of).toList();
        }
    }

    private static ChatReport of(Reports.Report report) {
        return new ChatReport(report.table(), report.line(), report.seat(), report.speaker(), report.words(),
                report.said(), report.reporter(), report.why(), report.at());
    }
}
