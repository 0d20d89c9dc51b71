package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import elysium.server.db.Database;
import elysium.server.db.table.Clock;
import elysium.server.db.table.Entry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DeadClockTest {
    private static final long MINUTE = 60_000, LEFT = 12_000;

    @TempDir Path folder;

    @Test void a_clock_runs_on_while_its_server_is_dead() {
        try (Database database = Database.file(folder);
                Spawned dies = Spawned.starter().start(folder, Map.of())) {
            Party party = Party.of(dies.address(), database, Clock.live(1, 0), MINUTE - LEFT);
            party.phone(0).await("clock");
            dies.kill();
            Party.until(() -> System.currentTimeMillis() > party.begun + MINUTE);
            assertThat(party.entries()).isEmpty();
            try (Server next = Server.start(Here.options(folder))) {
                assertThat(next.port()).isPositive();
                Party.until(() -> !party.entries().isEmpty());
            }
            assertThat(party.entries()).extracting(Entry::kind).containsExactly(Entry.OUT_OF_TIME);
        }
    }
}
