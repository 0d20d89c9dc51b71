package elysium.server.db;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
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

    /// More threads than processors wait for a sleeping writer, and must not keep it from waking up.
    @Test void whoever_waits_to_write_lets_the_writer_go_on() throws Exception {
        try (Database database = database(); ExecutorService people = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Callable<Integer>> writes = Collections.nCopies(60, () -> database.write(connection -> slowly()));
            for (Future<Integer> written : people.invokeAll(writes)) assertThat(written.get()).isOne();
        }
    }

    private static int slowly() {
        try {
            Thread.sleep(2);
            return 1;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
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
