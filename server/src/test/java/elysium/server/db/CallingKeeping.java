package elysium.server.db;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import elysium.kernel.Lang;
import elysium.kernel.Setup;
import elysium.server.db.people.Players;
import elysium.server.db.people.PushKey;
import elysium.server.db.people.Reminders;
import elysium.server.db.people.Secret;
import elysium.server.db.people.Sessions;
import elysium.server.db.people.Subscriptions;
import elysium.server.db.table.TableRecord;
import elysium.server.db.table.Tables;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests of the stores of push subscriptions and reminders; subclasses choose the database.
abstract class CallingKeeping {
    @TempDir Path folder;

    abstract Database database();

    private static Subscriptions.Subscription browser(String endpoint) {
        return new Subscriptions.Subscription(endpoint, "point", "auth", Lang.FR, "https://play.example");
    }

    private static String key(String secret) {
        return Secret.digest(secret);
    }

    @Test void a_browser_is_kept_with_its_session_and_goes_with_it() {
        try (Database database = database()) {
            Players.Arrival ana = new Players(database).guest("Ana");
            Sessions sessions = new Sessions(database);
            Subscriptions browsers = new Subscriptions(database);
            String here = key(ana.secret()), there = key(sessions.begin(ana.player().id(), "phone"));
            assertThat(browsers.save(here, browser("https://push.example/1"))).isTrue();
            assertThat(browsers.save(there, browser("https://push.example/2"))).isTrue();
            assertThat(browsers.ofSession(here)).isEqualTo(browser("https://push.example/1"));
            assertThat(browsers.ofPlayer(ana.player().id())).hasSize(2);
            browsers.save(here, browser("https://push.example/3"));
            assertThat(browsers.ofPlayer(ana.player().id())).extracting(Subscriptions.Subscription::endpoint)
                    .containsExactlyInAnyOrder("https://push.example/2", "https://push.example/3");
            sessions.end(
                    sessions.ofPlayer(ana.player().id()).stream().filter(each -> each.key().equals(there)).findFirst()
                            .orElseThrow());
            assertThat(browsers.ofSession(there)).isNull();
            assertThat(browsers.ofPlayer(ana.player().id())).hasSize(1);
            assertThat(browsers.save(there, browser("https://push.example/4"))).as("a session that is over").isFalse();
            browsers.deleteEndpoint("https://push.example/3");
            assertThat(browsers.ofPlayer(ana.player().id())).isEmpty();
        }
    }

    @Test void one_browser_is_one_person_s_and_a_person_has_not_endlessly_many() {
        try (Database database = database()) {
            Players.Arrival ana = new Players(database).guest("Ana"), bo = new Players(database).guest("Bo");
            Subscriptions browsers = new Subscriptions(database);
            browsers.save(key(bo.secret()), browser("https://push.example/same"));
            browsers.save(key(ana.secret()), browser("https://push.example/same"));
            assertThat(browsers.ofPlayer(bo.player().id())).isEmpty();
            browsers.save(key(bo.secret()), browser("https://push.example/bo"));
            String last = "";
            for (int i = 0; i < 2 * Subscriptions.MOST; i++) {
                last = "https://push.example/" + i;
                String session = key(new Sessions(database).begin(ana.player().id(), ""));
                assertThat(browsers.save(session, browser(last))).isTrue();
            }
            assertThat(browsers.ofPlayer(ana.player().id())).hasSize(Subscriptions.MOST).contains(browser(last));
            assertThat(browsers.ofPlayer(bo.player().id())).hasSize(1);
        }
    }

    @Test void a_call_is_taken_on_once() {
        try (Database database = database()) {
            new Tables(database).create(new TableRecord("a", new Setup("vendetta", 1, 3, List.of(), 4), "salt",
                    "promise", true, true, true, 0, TableRecord.State.PLAYING, List.of()));
            Reminders reminders = new Reminders(database);
            assertThat(reminders.claim("a", 1, 0, 1)).isTrue();
            assertThat(reminders.claim("a", 1, 0, 1)).isFalse();
            assertThat(reminders.claim("a", 2, 0, 2)).isTrue();
            assertThat(reminders.claim("a", 2, 0, 1)).as("an earlier call, too late").isFalse();
            assertThat(reminders.claim("a", 1, 0, 2)).isTrue();
            assertThat(reminders.claim("a", 1, 7, 1)).isTrue();
            assertThat(reminders.claim("a", 1, 6, 2)).as("a step that is over").isFalse();
        }
    }

    @Test void a_key_is_made_once() {
        try (Database database = database()) {
            PushKey first = PushKey.loadOrCreate(database, () -> new PushKey("open", "hidden"));
            assertThat(PushKey.loadOrCreate(database, () -> new PushKey("other", "other"))).isEqualTo(first);
            assertThat(first.privateKey()).isEqualTo("hidden");
        }
    }
}
