package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import elysium.server.db.Database;
import elysium.server.db.table.Clock;
import elysium.server.push.ReminderConfig;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TwoNodesCallTest {
    private static final int TABLES = 6;
    private static final long LATER = 240_000;

    @TempDir Path folder;

    @Test void of_two_servers_one_calls_and_both_know_who_looks_on() {
        String url = Postgres.fresh();
        Options options = Here.options(folder).withDatabase(url);
        try (PushService service = new PushService(); Database database = Database.at(url)) {
            ReminderConfig means =
                    new ReminderConfig(() -> System.currentTimeMillis() + LATER, service::isAt, Duration.ZERO,
                            Duration.ofMillis(1));
            try (Server one = Server.start(options, means); Server other = Server.start(options, means)) {
                for (int i = 0; i < TABLES; i++) {
                    Party party = Party.of(one, database, Clock.slow(24), 0);
                    for (int seat = 0; seat < 3; seat++)
                        party.people.get(seat).put("api/me/push", service.browser(i + "-" + seat, "en"));
                }
                Party watched = Party.of(one, database, Clock.slow(24), 0);
                for (Visitor each : watched.people) {
                    each.put("api/me/push", service.browser("watched", "en"));
                    each.at(other.address()).play(watched.table, 0).await("hello");
                }
                Party.until(() -> watched.people.get(0).get(watched.path("")).body().get("seats").valueStream()
                        .allMatch(seat -> seat.get("online").asBoolean()));
                var there = CompletableFuture.supplyAsync(other.reminders()::sendDue, Thread::startVirtualThread);
                assertThat(one.reminders().sendDue() + there.join()).isEqualTo(TABLES);
                for (int i = 0; i < TABLES; i++) assertThat(service.await().browser()).isNotEqualTo("watched");
                assertThat(one.reminders().sendDue() + other.reminders().sendDue()).isZero();
                Party.until(() -> one.reminders().underWay() + other.reminders().underWay() == 0);
                assertThat(service.more()).isZero();
                assertThat(one.reminders().publicKey()).isEqualTo(other.reminders().publicKey());
            }
        }
    }
}
