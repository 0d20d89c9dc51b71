package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class WorkLimitTest {
    private static final int MANY = 20_000, SPENT = 400;
    private static final Map<String, ?> TABLE = Map.of("game", "vendetta", "seats", List.of("me", "open", "open"),
            "listed", false);

    @TempDir Path folder;

    private Options options() {
        return Here.options(folder).withRateLimit(true);
    }

    /// The first rejection after too many requests of one kind, and how many succeeded before.
    private static int untilHeldBack(java.util.function.Supplier<Visitor.Reply> asks) {
        for (int done = 0; done < MANY; done++) {
            Visitor.Reply reply = asks.get();
            if (reply.status() != 429) continue;
            assertThat(reply.code()).isEqualTo("too-fast");
            String wait = reply.whole().headers().firstValue("Retry-After").orElseThrow();
            assertThat(Integer.parseInt(wait)).isPositive();
            return done;
        }
        throw new AssertionError("never held back");
    }

    @Test void each_person_is_held_back_alone() {
        try (Server server = Server.start(options())) {
            Visitor ana = Visitor.called("Ana", server), bo = Visitor.called("Bo", server);
            assertThat(untilHeldBack(() -> ana.get("api/session"))).isGreaterThanOrEqualTo(150);
            assertThat(bo.get("api/session").status()).isEqualTo(200);
            assertThat(ana.get("health").status()).as("not counted").isEqualTo(200);
        }
    }

    @Test void each_address_is_held_back_whoever_is_behind_it() {
        try (Server server = Server.start(options())) {
            Visitor nobody = new Visitor(server.address());
            assertThat(untilHeldBack(() -> nobody.get("api/tables/none"))).isGreaterThanOrEqualTo(600);
        }
    }

    @Test void tables_guests_and_reports_have_limits_of_their_own() {
        try (Server server = Server.start(options())) {
            Visitor ana = Visitor.called("Ana", server);
            assertThat(untilHeldBack(() -> ana.post("api/tables", TABLE))).isBetween(30, 100);
            assertThat(ana.get("api/session").status()).isEqualTo(200);
            assertThat(untilHeldBack(() -> new Visitor(server.address()).post("api/session", Map.of("name", "Bo"))))
                    .isBetween(59, 150);
            String table = ana.get("api/tables/mine").body().get(0).get("id").asString();
            assertThat(untilHeldBack(() -> ana.post("api/tables/" + table + "/reports", Map.of("line", 9))))
                    .isBetween(10, 15);
        }
    }

    @Test void a_socket_that_never_stops_talking_is_held_back() {
        try (Server server = Server.start(options())) {
            Visitor ana = Visitor.called("Ana", server);
            Phone phone = ana.play(ana.table("me", "open", "open"), 0);
            phone.await("hello");
            assertThat(saidUntilRefused(phone).get("code").asString()).isEqualTo("too-fast");
        }
    }

    /// Below the burst limit of messages.
    @Test void a_socket_that_asks_for_everything_again_is_held_back_by_the_work_it_makes() {
        try (Server server = Server.start(options())) {
            Visitor ana = Visitor.called("Ana", server);
            Phone phone = ana.play(ana.table("me", "open", "open"), 0);
            for (int i = 0; i < 40; i++) phone.say(Map.of("type", "hello", "after", 0));
            assertThat(phone.await("refused").get("code").asString()).isEqualTo("too-fast");
            Phone other = ana.play(ana.table("me", "open", "open"), 0);
            assertThat(other.await("hello", "refused").get("type").asString()).isEqualTo("hello");
        }
    }

    /// Below the request limit of a player.
    @Test void a_replay_asked_for_in_large_pieces_is_held_back_by_the_work_it_makes() {
        try (Server server = Server.start(options())) {
            Visitor ana = Visitor.called("Ana", server);
            String table = ana.table("me", "random", "random");
            new Scripted(ana.play(table, 0), 5).untilOver();
            String frames = "api/tables/" + table + "/replay/frames?count=50&from=";
            assertThat(untilHeldBack(() -> ana.get(frames + 0))).isLessThan(140);
            assertThat(ana.get("api/session").status()).as("other requests go on").isEqualTo(200);
        }
    }

    /// Sends messages without a pause; a slow machine needs more of them to exceed the rate.
    private static JsonNode saidUntilRefused(Phone phone) {
        for (int said = 0; said < MANY; said++) {
            phone.say(Map.of("type", "hello", "after", 0));
            for (JsonNode told = phone.next(0); told != null; told = phone.next(0))
                if (told.get("type").asString().equals("refused")) return told;
        }
        return phone.await("refused");
    }

    @Test void a_chatterbox_is_held_back_over_all_its_sockets() {
        try (Server server = Server.start(Here.options(folder))) {
            Visitor ana = Visitor.called("Ana", server);
            String table = ana.table("me", "open", "open");
            Phone first = ana.play(table, 0), second = ana.play(table, 0);
            second.await("hello");
            for (int i = 0; i < 5; i++) first.say(Map.of("type", "chat", "text", "hello " + i));
            for (int i = 0; i < 5; i++) first.await("chat");
            for (int i = 0; i < 3; i++) second.say(Map.of("type", "chat", "text", "and hello"));
            assertThat(second.await("refused").get("code").asString()).isEqualTo("too-fast");
        }
    }

    @Test void behind_a_proxy_each_address_is_counted_that_it_names() {
        try (Server server = Server.start(options().withProxy(true))) {
            Visitor nobody = new Visitor(server.address());
            assertThat(untilHeldBack(() -> from(nobody, "9.9.9.9, 203.0.113.7"))).isGreaterThanOrEqualTo(600);
            assertThat(untilHeldBack(() -> from(nobody, "203.0.113.7"))).as("what a client makes up is not believed")
                    .isLessThan(SPENT);
            assertThat(from(nobody, "203.0.113.8").status()).isEqualTo(404);
            assertThat(untilHeldBack(() -> from(nobody, "2001:db8:1:2::1"))).isGreaterThanOrEqualTo(600);
            assertThat(untilHeldBack(() -> from(nobody, "2001:db8:1:2:ffff::9"))).as("the same network")
                    .isLessThan(SPENT);
            assertThat(from(nobody, "2001:db8:1:3::1").status()).isEqualTo(404);
            assertThat(from(nobody, "nonsense").status()).isEqualTo(404);
        }
    }

    private static Visitor.Reply from(Visitor visitor, String address) {
        return visitor.send("GET", "api/tables/none", null, "X-Forwarded-For", address);
    }

    @Test void only_a_proxy_of_ours_may_say_where_somebody_comes_from() {
        try (Server server = Server.start(options())) {
            Visitor nobody = new Visitor(server.address());
            int[] from = {0};
            assertThat(untilHeldBack(() -> from(nobody, "203.0.113." + from[0]++ % 250))).isGreaterThanOrEqualTo(600);
        }
        for (boolean proxy : new boolean[] {true, false})
            try (Server server = Server.start(options().withProxy(proxy))) {
                String cookie = new Visitor(server.address()).send("POST", "api/session", "{\"name\":\"Ana\"}",
                        "X-Elysium", "1", "X-Forwarded-Proto", "https").whole().headers().firstValue("Set-Cookie")
                        .orElseThrow();
                assertThat(cookie.contains("Secure")).isEqualTo(proxy);
            }
    }
}
