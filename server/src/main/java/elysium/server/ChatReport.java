package elysium.server;

import java.nio.file.Files;
import java.util.List;
import elysium.server.db.Database;
import elysium.server.db.Reports;
import org.jspecify.annotations.Nullable;

/// Words that somebody has reported to the host.
///
/// @param table where they were said
/// @param line their number in the chat of the table
/// @param seat which seat said them, from 0
/// @param speaker who sat there when it was reported; null if nobody did any more
/// @param said when they were said, in milliseconds
/// @param at when they were reported, in milliseconds
public record ChatReport(String table, int line, int seat, @Nullable String speaker, String words, long said,
        String reporter, String why, long at) {

    /// All reports that are kept, the youngest first; a server may be running meanwhile.
    public static List<ChatReport> all(Options options) {
        String url = options.database();
        if (url == null && !Files.exists(options.folder().resolve(Database.FILE)))
            throw InvalidSettingException.of("nothing is kept in %s", "rien n'est gardé dans %s", options.folder());
        try (Database database = url == null ? Database.file(options.folder()) : Database.at(url)) {
            return new Reports(database).all().stream().map(ChatReport::of).toList();
        }
    }

    private static ChatReport of(Reports.Report report) {
        return new ChatReport(report.table(), report.line(), report.seat(), report.speaker(), report.words(),
                report.said(), report.reporter(), report.why(), report.at());
    }
}
