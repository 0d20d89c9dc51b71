package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class RefusalTest extends TwoVisitors {
    private static void refused(Visitor.Reply reply, int status, String code) {
        assertThat(reply.status()).as(reply.body().toString()).isEqualTo(status);
        assertThat(reply.code()).isEqualTo(code);
        assertThat(reply.body().get("text").get("fr").asString()).isNotBlank();
    }

    private static void refused(Phone phone, String code) {
        JsonNode refused = phone.await("refused");
        assertThat(refused.get("code").asString()).as(refused.toString()).isEqualTo(code);
        assertThat(refused.get("text").get("fr").asString()).isNotBlank();
    }

    @Test void requests_that_make_no_sense_are_answered_clearly() {
        refused(ana.get("api/nothing"), 404, "not-found");
        refused(ana.get("api/games/chess/cards"), 404, "unknown-game");
        refused(ana.get("api/tables/abc"), 404, "unknown-table");
        refused(ana.send("POST", "api/tables", "{", "X-Elysium", "1"), 400, "bad-json");
        refused(ana.send("POST", "api/tables", "null", "X-Elysium", "1"), 400, "bad-json");
        refused(ana.send("POST", "api/tables", "[]", "X-Elysium", "1"), 400, "bad-json");
        refused(ana.post("api/tables", Map.of("gam", "vendetta")), 400, "bad-json");
        refused(ana.post("api/tables", Map.of("game", "vendetta")), 400, "bad-request");
        refused(ana.post("api/tables", Map.of("game", "vendetta", "seats", List.of("me", "me", "me"))), 400,
                "bad-request");
        refused(ana.post("api/tables", Map.of("game", "vendetta", "seats", List.of("me", "open"))), 422, "bad-setup");
        refused(ana.post("api/tables", Map.of("game", "vendetta", "seats", List.of("me", "open", "open"), "options",
                List.of("dragons"))), 422, "bad-setup");
        Visitor.Reply alone = ana.post("api/tables", Map.of("game", "vendetta", "seats", List.of("me", "open")));
        assertThat(alone.body().get("text").get("en").asString()).contains("3 to 6 players, not 2");
        assertThat(alone.body().get("text").get("fr").asString()).contains("de 3 à 6, pas à 2");
        refused(ana.send("POST", "api/tables",
                "{\"game\":\"vendetta\",\"seats\":[\"me\",\"open\",\"open\"],\"options\":[null]}", "X-Elysium",
                "1"), 400, "bad-request");
        refused(ana.send("POST", "api/tables", "x".repeat(20_000), "X-Elysium", "1"), 413, "too-large");
        refused(ana.send("DELETE", "api/tables", null, "X-Elysium", "1"), 405, "wrong-method");
        for (String name : List.of("", "<script>", "x".repeat(31), "a\u0000b", "\u0301a", "z\u0335\u0336\u0337", "-"))
            refused(new Visitor(server.address()).post("api/session", Map.of("name", name)), 400, "bad-name");
        for (String name : List.of("Zoë d’Arc", "שרה בת־עמי", "हिन्दी", "ไทย", "美咲"))
            assertThat(new Visitor(server.address()).post("api/session", Map.of("name", name)).status()).isEqualTo(201);
    }

    @Test void strangers_and_other_sites_are_turned_away() {
        String table = ana.table("me", "open", "open");
        refused(ana.send("POST", "api/tables", "{}"), 403, "no-header");
        refused(new Visitor(server.address()).get("api/sessions"), 401, "not-signed-in");
        refused(new Visitor(server.address()).holding("elysium=" + "0".repeat(32)).get("api/tables/mine"), 401,
                "not-signed-in");
        refused(new Visitor(server.address()).holding("elysium=' OR 1=1").get("api/tables/mine"), 401, "not-signed-in");
        refused(bo.post("api/tables/" + table + "/seats/0", ""), 409, "seat-taken");
        refused(bo.post("api/tables/" + table + "/seats/7", ""), 400, "bad-request");
        refused(bo.delete("api/tables/" + table + "/seats/0"), 403, "not-yours");
        refused(bo.post("api/tables/" + table + "/seats/0/token", ""), 403, "not-yours");
        refused(bo.get("api/tables/" + table + "/journal"), 409, "not-over");
        assertThat(ana.delete("api/session").status()).isEqualTo(204);
        refused(ana.get("api/sessions"), 401, "not-signed-in");
    }

    @Test void a_stranger_who_asks_is_told_that_nobody_is_known() {
        for (String cookie : List.of("", "elysium=" + "0".repeat(32), "elysium=' OR 1=1")) {
            Visitor.Reply reply = new Visitor(server.address()).holding(cookie).get("api/session");
            assertThat(reply.status()).isEqualTo(200);
            assertThat(reply.whole().headers().firstValue("Content-Type").orElseThrow()).contains("application/json");
            assertThat(reply.body().isNull()).isTrue();
        }
    }

    @Test void cookies_and_answers_carry_what_keeps_them_safe() {
        var headers = new Visitor(server.address()).post("api/session", Map.of("name", "Cleo")).whole().headers();
        assertThat(headers.firstValue("Set-Cookie").orElseThrow()).contains("HttpOnly").contains("SameSite=Lax");
        assertThat(headers.firstValue("Content-Security-Policy").orElseThrow()).contains("default-src 'none'");
        assertThat(headers.firstValue("X-Content-Type-Options")).contains("nosniff");
        assertThat(ana.get("health").status()).isEqualTo(200);
        assertThat(ana.get("metrics").whole().body()).contains("elysium_rooms");
    }

    @Test void a_socket_is_not_opened_for_those_who_may_not_look() {
        Visitor.Reply hidden = ana.post("api/tables",
                Map.of("game", "vendetta", "seats", List.of("me", "open", "open"), "spectators", false));
        String table = hidden.body().get("id").asString();
        turnedAway(403, table, "Cookie", bo.cookie());
        turnedAway(403, table, "Cookie", ana.cookie(), "Origin", "https://elsewhere.example");
        turnedAway(401, table, "Authorization", "Bearer " + "0".repeat(32));
        turnedAway(401, table, "Authorization", "Basic YTpi");
        turnedAway(404, "nothing", "Cookie", ana.cookie());
        ana.play(table, 0).await("hello");
    }

    private void turnedAway(int status, String table, String... headers) {
        assertThatThrownBy(() -> Phone.open(server.address(), table, headers))
                .hasRootCauseMessage("Unexpected HTTP response status code " + status);
    }

    @Test void a_message_before_hello_or_before_the_game_is_refused() {
        Phone phone = ana.phone(ana.table("me", "open", "open"));
        phone.move(0, "0010000000000000");
        refused(phone, "bad-request");
        phone.say(Map.of("type", "hello", "after", -1));
        refused(phone, "bad-request");
        phone.say(Map.of("type", "hello", "after", 0));
        phone.move(0, "0010000000000000");
        refused(phone, "not-begun");
    }

    @Test void messages_that_make_no_sense_are_refused_and_change_nothing() {
        String table = ana.table("me", "open", "open");
        List<Visitor> people = List.of(ana, bo, Visitor.called("Cleo", server));
        for (int seat = 1; seat < 3; seat++) people.get(seat).post("api/tables/" + table + "/seats/" + seat, "");
        Phone looker = new Visitor(server.address()).play(table, 0);
        int asked = looker.await("waiting").get("asked").get(0).asInt();
        Phone phone = people.get(asked).play(table, 0), other = people.get((asked + 1) % 3).play(table, 0);
        JsonNode question = phone.await("question");
        String move = question.get("choices").get(0).get("move").asString();
        for (String text : List.of("", "{", "7", "null", "{\"type\":\"dance\"}", "{\"type\":\"move\",\"step\":{}}",
                "{\"unknown\":1}", "[[[[[[[[", "{\"type\":\"move\",\"step\":0,\"move\":\"xyz\"}",
                "{\"type\":\"move\",\"move\":\"" + move + "\"}")) {
            phone.raw(text);
            assertThat(phone.await("refused").get("code").asString()).startsWith("bad-");
        }
        phone.move(0, "00ff000000000000");
        refused(phone, "not-offered");
        phone.move(5, move);
        refused(phone, "stale");
        phone.move(0, question.get("refusals").get(0).get("move").asString());
        assertThat(phone.await("refused").get("clause").get("id").asString()).isEqualTo("VEN-SET-06");
        phone.say(Map.of("type", "preview", "step", 5, "move", move));
        refused(phone, "stale");
        phone.say(Map.of("type", "preview", "step", 0, "move", "00ff000000000000"));
        refused(phone, "not-offered");
        looker.say(Map.of("type", "preview", "step", 0, "move", move));
        refused(looker, "not-yours");
        other.move(0, move);
        refused(other, "not-asked");
        looker.move(0, move);
        refused(looker, "not-yours");
        assertThat(looker.next(100)).isNull();
        phone.move(0, move);
        assertThat(phone.await("committed").get("move").asString()).isEqualTo(move);
        phone.move(0, move);
        refused(phone, "stale");
    }

    @Test void what_is_too_large_closes_the_socket() throws Exception {
        String table = ana.table("me", "open", "open");
        Phone phone = ana.play(table, 0);
        phone.await("hello");
        phone.say(Map.of("type", "chat", "text", "x".repeat(501)));
        refused(phone, "bad-request");
        phone.say(Map.of("type", "chat", "text", "two\nlines"));
        refused(phone, "bad-request");
        phone.raw("{\"type\":\"chat\",\"text\":\"" + "x".repeat(5000) + "\"}");
        assertThat(phone.closed.get()).isEqualTo(1009);
    }

    @Test void whoever_sends_too_much_is_slowed_down() {
        Phone phone = ana.play(ana.table("me", "open", "open"), 0);
        for (int i = 0; i < 10; i++) phone.say(Map.of("type", "chat", "text", "hello " + i));
        refused(phone, "too-fast");
    }
}
