package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import elysium.server.db.Database;
import elysium.server.db.table.Clock;
import elysium.server.push.ReminderConfig;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Tests reminders to players with no page open, with a push service that decrypts them; subclasses choose the
/// database.
abstract class Calling {
    private static final String PUSH = "api/me/push";
    private static final long MINUTE = 60_000, HOUR = 60 * MINUTE;

    @TempDir Path folder;
    private final AtomicLong ahead = new AtomicLong();
    private PushService service;
    private Server server;
    private Database database;

    abstract Options options();

    abstract Database database();

    @BeforeEach void open() {
        service = new PushService();
        server = start();
        database = database();
    }

    @AfterEach void close() {
        database.close();
        server.close();
        service.close();
    }

    private Server start() {
        return Server.start(options(), new ReminderConfig(() -> System.currentTimeMillis() + ahead.get(), service::isAt,
                Duration.ZERO, Duration.ofMillis(1)));
    }

    /// Three subscribed players, one of whom must answer.
    private Party party(Clock clock, String lang) {
        Party party = Party.of(server, database, clock, 0);
        for (int seat = 0; seat < 3; seat++)
            assertThat(party.people.get(seat).put(PUSH, service.browser("b" + seat, lang)).status()).isEqualTo(204);
        return party;
    }

    private static int asked(Party party) {
        JsonNode asked = party.people.get(0).get(party.path("")).body().get("asked");
        assertThat(asked.size()).isEqualTo(1);
        return asked.get(0).asInt();
    }

    /// The number of reminders sent after a time.
    private int calledAfter(long millis) {
        ahead.set(millis);
        return server.reminders().sendDue();
    }

    private static boolean signedUp(Visitor who) {
        return who.get(PUSH).body().has("lang");
    }

    @Test void who_is_waited_for_is_called_once_and_again_when_half_of_the_time_is_gone() {
        Party party = party(Clock.slow(24), "en");
        int seat = asked(party);
        assertThat(calledAfter(0)).isZero();
        assertThat(calledAfter(3 * MINUTE / 2)).as("somebody who is just thinking").isZero();
        assertThat(calledAfter(4 * MINUTE)).isEqualTo(1);
        PushService.Rung first = service.await();
        assertThat(first.browser()).isEqualTo("b" + seat);
        List<String> names = List.of("Ana", "Bo", "Cleo");
        String others = names.get(seat == 0 ? 1 : 0) + " and " + names.get(seat == 2 ? 1 : 2);
        assertThat(first.said()).as("nothing else").isEqualTo(Visitor.JSON.valueToTree(Map.of("title", "Vendetta",
                "body", names.get(seat) + ", it is your turn at the table with " + others + ".", "table", party.table,
                "lang", "en")));
        assertThat(calledAfter(5 * MINUTE)).isZero();
        assertThat(calledAfter(11 * HOUR)).isZero();
        assertThat(calledAfter(13 * HOUR)).isEqualTo(1);
        PushService.Rung again = service.await();
        assertThat(again.said().get("body").asString())
                .isEqualTo(names.get(seat) + ", it is still your turn at the table with " + others
                        + ": half of your time has passed.");
        assertThat(again.headers().get("Topic")).isEqualTo(first.headers().get("Topic"));
        assertThat(calledAfter(20 * HOUR)).isZero();
        assertThat(service.more()).isZero();
    }

    @Test void a_push_service_is_told_who_calls_and_for_how_long_it_matters() {
        Party party = party(Clock.slow(2), "en");
        int seat = asked(party);
        assertThat(calledAfter(4 * MINUTE)).isEqualTo(1);
        PushService.Rung rung = service.await();
        assertThat(rung.by().key()).isEqualTo(party.people.get(seat).get(PUSH).body().get("key").asString());
        assertThat(rung.by().claims().get("aud").asString()).startsWith("http://127.0.0.1:");
        assertThat(rung.by().claims().get("sub").asString()).isEqualTo("https://127.0.0.1:" + server.port());
        long now = (System.currentTimeMillis() + ahead.get()) / 1000;
        assertThat(rung.by().claims().get("exp").asLong()).isBetween(now, now + 24 * 3600);
        assertThat(Long.parseLong(rung.headers().get("TTL"))).isBetween(110 * 60L, 116 * 60L);
        assertThat(rung.headers()).containsEntry("Urgency", "normal").containsEntry("Content-Encoding", "aes128gcm");
        assertThat(rung.headers().get("Topic")).matches("[\\w-]{32}").isNotEqualTo(party.table);
    }

    @Test void where_minutes_count_the_device_is_woken_and_where_no_time_runs_one_is_called_once() {
        Party live = party(Clock.live(60, 0), "en");
        assertThat(asked(live)).isBetween(0, 2);
        assertThat(calledAfter(4 * MINUTE)).isEqualTo(1);
        assertThat(service.await().headers()).containsEntry("Urgency", "high");
        Party free = party(Clock.NONE, "en");
        assertThat(asked(free)).isBetween(0, 2);
        ahead.set(0);
        assertThat(calledAfter(4 * MINUTE)).isEqualTo(1);
        assertThat(service.await().headers()).containsEntry("Urgency", "normal").containsEntry("TTL", "86400");
    }

    @Test void nobody_is_called_to_a_table_that_they_look_at() {
        Party party = party(Clock.slow(24), "en");
        int seat = asked(party);
        Phone page = party.phone(seat);
        page.await("question");
        assertThat(calledAfter(4 * MINUTE)).isZero();
        assertThat(calledAfter(13 * HOUR)).isZero();
        page.hangUp();
        Party.until(() -> !here(party, seat));
        assertThat(calledAfter(13 * HOUR + MINUTE)).as("just left").isZero();
        assertThat(calledAfter(13 * HOUR + 4 * MINUTE)).isEqualTo(1);
        assertThat(service.await().said().get("body").asString()).contains("half");
    }

    private static boolean here(Party party, int seat) {
        return party.people.get(0).get(party.path("")).body().get("seats").get(seat).get("online").asBoolean();
    }

    @Test void whoever_has_answered_is_not_called_but_whoever_is_asked_next_is() {
        Party party = party(Clock.slow(24), "en");
        int seat = asked(party);
        Phone page = party.phone(seat);
        JsonNode question = page.await("question");
        page.move(question.get("step").asInt(), question.get("choices").get(0).get("move").asString());
        page.await("committed");
        page.hangUp();
        Party.until(() -> !here(party, seat));
        int next = asked(party);
        assertThat(next).isNotEqualTo(seat);
        assertThat(calledAfter(4 * MINUTE)).isEqualTo(1);
        assertThat(service.await().browser()).isEqualTo("b" + next);
        assertThat(calledAfter(6 * MINUTE)).isZero();
        assertThat(service.more()).isZero();
    }

    @Test void people_are_called_in_their_language() {
        Party party = party(Clock.slow(24), "fr");
        asked(party);
        assertThat(calledAfter(4 * MINUTE)).isEqualTo(1);
        JsonNode said = service.await().said();
        assertThat(said.get("body").asString()).matches("\\w+, la table avec \\w+ et \\w+ vous attend\\.");
        assertThat(said.get("lang").asString()).isEqualTo("fr");
        assertThat(calledAfter(13 * HOUR)).isEqualTo(1);
        assertThat(service.await().said().get("body").asString())
                .endsWith("vous attend toujours : la moitié de votre temps est passée.");
    }

    @Test void a_browser_that_is_gone_is_forgotten() {
        for (int status : new int[] {404, 410}) {
            Party party = party(Clock.slow(24), "en");
            Visitor who = party.people.get(asked(party));
            assertThat(signedUp(who)).isTrue();
            service.answers(status);
            assertThat(calledAfter(4 * MINUTE)).isEqualTo(1);
            service.await();
            Party.until(() -> !signedUp(who));
            assertThat(calledAfter(13 * HOUR)).isZero();
            ahead.set(0);
        }
        assertThat(service.more()).isZero();
    }

    @Test void a_push_service_that_fails_is_tried_again_and_one_that_leads_elsewhere_is_not_followed() {
        Party party = party(Clock.slow(24), "en");
        int seat = asked(party);
        service.answers(503, 429);
        assertThat(calledAfter(4 * MINUTE)).isEqualTo(1);
        for (int i = 0; i < 3; i++) assertThat(service.await().browser()).isEqualTo("b" + seat);
        service.answers(307);
        assertThat(calledAfter(13 * HOUR)).isEqualTo(1);
        assertThat(service.await().browser()).isEqualTo("b" + seat);
        Party.until(() -> server.reminders().underWay() == 0);
        assertThat(service.more()).isZero();
        assertThat(signedUp(party.people.get(seat))).isTrue();
    }

    @Test void an_answer_without_end_holds_nobody_up() {
        Party party = party(Clock.slow(24), "en");
        assertThat(asked(party)).isBetween(0, 2);
        service.answers(PushService.ENDLESS);
        assertThat(calledAfter(4 * MINUTE)).isEqualTo(1);
        assertThat(service.await().said().get("title").asString()).isEqualTo("Vendetta");
        assertThat(service.givenUp()).isTrue();
        Party.until(() -> server.reminders().underWay() == 0);
        assertThat(service.more()).isZero();
    }

    @Test void whoever_turns_it_off_or_signs_out_is_not_called() {
        Party party = party(Clock.slow(24), "en");
        Visitor who = party.people.get(asked(party));
        assertThat(who.delete(PUSH).status()).isEqualTo(204);
        assertThat(signedUp(who)).isFalse();
        assertThat(calledAfter(4 * MINUTE)).isZero();
        who.put(PUSH, service.browser("b9", "en"));
        assertThat(who.delete("api/session").status()).isEqualTo(204);
        assertThat(calledAfter(5 * MINUTE)).isZero();
        assertThat(service.more()).isZero();
    }

    @Test void whoever_signs_up_late_is_called_to_what_is_open_already() {
        Party party = Party.of(server, database, Clock.slow(24), 0);
        int seat = asked(party);
        party.people.get((seat + 1) % 3).put(PUSH, service.browser("other", "en"));
        assertThat(calledAfter(4 * MINUTE)).isZero();
        party.people.get(seat).put(PUSH, service.browser("late", "en"));
        assertThat(calledAfter(4 * MINUTE)).isEqualTo(1);
        assertThat(service.await().browser()).isEqualTo("late");
    }

    @Test void a_server_that_starts_again_has_the_same_key_and_calls_nobody_twice() {
        Party party = party(Clock.slow(24), "en");
        Visitor who = party.people.get(asked(party));
        String key = who.get(PUSH).body().get("key").asString();
        assertThat(calledAfter(4 * MINUTE)).isEqualTo(1);
        service.await();
        server.close();
        server = start();
        assertThat(calledAfter(5 * MINUTE)).isZero();
        assertThat(who.at(server.address()).get(PUSH).body().get("key").asString()).isEqualTo(key);
        assertThat(calledAfter(13 * HOUR)).isEqualTo(1);
        service.await();
    }

    @Test void what_is_no_browser_is_refused_with_a_reason() {
        Visitor ana = Visitor.called("Ana", server);
        Map<String, Object> fine = new HashMap<>(service.browser("x", "en"));
        Map<?, ?> keys = (Map<?, ?>) fine.get("keys");
        for (String endpoint : List.of("https://127.0.0.1/x", "https://[::1]/x", "https://10.0.0.1/x",
                "http://push.example/x", "https://localhost/x", "https://push.example/" + "x".repeat(3000)))
            wrong(ana, fine, "endpoint", endpoint);
        wrong(ana, fine, "keys", Map.of("p256dh", keys.get("p256dh")));
        wrong(ana, fine, "keys", Map.of("p256dh", keys.get("p256dh"), "auth", "AAAA"));
        wrong(ana, fine, "keys", Map.of("p256dh", "é!", "auth", keys.get("auth")));
        wrong(ana, fine, "lang", "de");
        assertThat(signedUp(ana)).isFalse();
        assertThat(ana.put(PUSH, fine).status()).isEqualTo(204);
        assertThat(new Visitor(server.address()).put(PUSH, fine).code()).isEqualTo("not-signed-in");
        assertThat(new Visitor(server.address()).get(PUSH).code()).isEqualTo("not-signed-in");
    }

    private static void wrong(Visitor who, Map<String, Object> fine, String field, Object value) {
        Map<String, Object> wrong = new HashMap<>(fine);
        wrong.put(field, value);
        Visitor.Reply reply = who.put(PUSH, wrong);
        assertThat(reply.code()).as(field + " " + value).isEqualTo("bad-request");
        assertThat(reply.body().get("text").get("fr").asString()).isNotBlank();
    }

    @Test void a_host_may_want_nobody_to_be_called() {
        server.close();
        server = Server.start(options().withPush(false));
        Visitor ana = Visitor.called("Ana", server);
        assertThat(ana.get(PUSH).body().toString()).isEqualTo("{}");
        assertThat(ana.put(PUSH, service.browser("x", "en")).code()).isEqualTo("bad-request");
        assertThat(server.reminders()).isNull();
    }
}
