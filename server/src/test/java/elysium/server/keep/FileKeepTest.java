package elysium.server.keep;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FileKeepTest extends Keeping {
    @Override Database database() {
        return Database.file(folder);
    }

    @Override String plan(Database database, String query) {
        return database.read(connection -> {
            var rows = connection.createStatement().executeQuery("EXPLAIN QUERY PLAN " + query);
            return rows.next() ? rows.getString("detail") : "";
        });
    }

    @Test void what_is_committed_is_on_the_disk() {
        try (Database database = database()) {
            assertThat(pragma(database, "journal_mode")).isEqualTo("wal");
            assertThat(pragma(database, "synchronous")).isEqualTo("2");
        }
    }

    private static String pragma(Database database, String name) {
        return database.read(connection -> {
            var rows = connection.createStatement().executeQuery("PRAGMA " + name);
            rows.next();
            return rows.getString(1);
        });
    }
}
