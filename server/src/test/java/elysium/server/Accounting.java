package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Tests of accounts and sessions over HTTP, run on both databases.
abstract class Accounting {
    private static final String PASSWORD = "clair de lune", ACCOUNT = "api/account", SESSION = "api/session";

    @TempDir Path folder;
    private Server server;
    private Visitor ana;

    abstract Options options();

    @BeforeEach void open() {
        server = Server.start(options());
        ana = Visitor.called("Ana", server);
    }

    @AfterEach void close() {
        server.close();
    }

    private Visitor somebody() {
        return new Visitor(server.address());
    }

    private static void refused(Visitor.Reply reply, int status, String code) {
        assertThat(reply.status()).as(reply.body().toString()).isEqualTo(status);
        assertThat(reply.code()).isEqualTo(code);
        assertThat(reply.body().get("text").get("fr").asString()).isNotBlank();
    }

    private static void unknown(Visitor visitor) {
        Visitor.Reply reply = visitor.get(SESSION);
        assertThat(reply.status()).isEqualTo(200);
        assertThat(reply.body().isNull()).as(reply.body().toString()).isTrue();
    }

    @Test void a_guest_becomes_an_account_and_keeps_its_games() {
        String table = ana.table("me", "open", "open"), before = ana.cookie();
        JsonNode guest = ana.get(SESSION).body();
        assertThat(guest.get("account").asBoolean()).isFalse();
        Visitor.Reply made = ana.sign(ACCOUNT, "Anastasia", PASSWORD);
        assertThat(made.status()).isEqualTo(201);
        assertThat(made.body().toString()).doesNotContain(PASSWORD, "argon");
        JsonNode now = ana.get(SESSION).body();
        assertThat(now.get("id")).isEqualTo(guest.get("id"));
        assertThat(now.get("name").asString()).isEqualTo("Anastasia");
        assertThat(now.get("account").asBoolean()).isTrue();
        assertThat(ana.get("api/tables/mine").body().get(0).get("id").asString()).isEqualTo(table);
        unknown(somebody().holding(before));
        refused(ana.post(ACCOUNT, Map.of("name", "Other", "password", PASSWORD)), 409, "has-account");
    }

    @Test void an_account_is_entered_from_anywhere_and_takes_the_games_of_the_guest_along() {
        ana.sign(ACCOUNT, "Ana", PASSWORD);
        Visitor phone = Visitor.called("Somebody", server);
        String table = phone.table("me", "open", "random"), guest = phone.cookie();
        Phone line = phone.play(table, 0);
        line.await("hello");
        assertThat(phone.sign(SESSION, "ANA", PASSWORD).status()).isEqualTo(200);
        assertThat(line.closed.join()).isEqualTo(1001);
        assertThat(phone.get(SESSION).body()).isEqualTo(ana.get(SESSION).body());
        JsonNode mine = ana.get("api/tables/mine").body().get(0);
        assertThat(mine.get("id").asString()).isEqualTo(table);
        assertThat(mine.get("seats").get(0).get("name").asString()).isEqualTo("Ana");
        assertThat(phone.play(table, 0).await("hello").get("seat").asInt()).isZero();
        unknown(somebody().holding(guest));
    }

    @Test void where_guest_and_account_both_sit_the_guest_s_seat_is_given_back() {
        ana.sign(ACCOUNT, "Ana", PASSWORD);
        String table = ana.table("me", "open", "open");
        Visitor guest = Visitor.called("Somebody", server);
        guest.post("api/tables/" + table + "/seats/1", "");
        guest.sign(SESSION, "Ana", PASSWORD);
        JsonNode seats = guest.get("api/tables/" + table).body().get("seats");
        assertThat(seats.get(0).get("kind").asString()).isEqualTo("person");
        assertThat(seats.get(1).get("kind").asString()).isEqualTo("open");
    }

    @Test void names_of_accounts_are_nobody_else_s() {
        ana.sign(ACCOUNT, "Zoé", PASSWORD);
        refused(somebody().post(SESSION, Map.of("name", "ZOÉ")), 409, "name-taken");
        Visitor bo = Visitor.called("Bo", server);
        refused(bo.post(SESSION, Map.of("name", "zoé")), 409, "name-taken");
        refused(bo.post(ACCOUNT, Map.of("name", "zoé", "password", PASSWORD)), 409, "name-taken");
        assertThat(bo.sign(ACCOUNT, "Zoe", PASSWORD).status()).isEqualTo(201);
        refused(bo.post(SESSION, Map.of("name", "zoé")), 409, "name-taken");
        assertThat(bo.post(SESSION, Map.of("name", "Bo")).body().get("account").asBoolean()).isTrue();
        assertThat(Visitor.called("Zoe", server).get(SESSION).status()).as("a name that is free again").isEqualTo(200);
    }

    @Test void passwords_that_are_too_short_too_long_or_the_name_are_refused() {
        for (String password : List.of("", "short", "x".repeat(201), "  ana banana "))
            refused(ana.post(ACCOUNT, Map.of("name", "Ana Banana", "password", password)), 422, "bad-password");
        refused(ana.post(ACCOUNT, Map.of("name", "Ana")), 422, "bad-password");
        refused(somebody().post(ACCOUNT, Map.of("name", "Ana", "password", PASSWORD)), 401, "not-signed-in");
    }

    @Test void nobody_can_tell_a_wrong_password_from_a_name_that_is_not_there() {
        ana.sign(ACCOUNT, "Ana", PASSWORD);
        Visitor.Reply wrong = somebody().post(SESSION, Map.of("name", "Ana", "password", "clair de lun"));
        Visitor.Reply nobody = somebody().post(SESSION, Map.of("name", "Nobody", "password", PASSWORD));
        refused(wrong, 401, "wrong-password");
        assertThat(nobody.status()).isEqualTo(wrong.status());
        assertThat(nobody.body()).isEqualTo(wrong.body());
        assertThat(nobody.whole().headers().firstValue("Set-Cookie")).isEmpty();
    }

    @Test void too_many_wrong_passwords_are_held_back_but_only_for_whoever_sends_them() {
        ana.sign(ACCOUNT, "Ana", PASSWORD);
        for (int i = 0; i < 5; i++)
            refused(somebody().post(SESSION, Map.of("name", "Ana", "password", "guess " + i)), 401, "wrong-password");
        Visitor.Reply late = somebody().post(SESSION, Map.of("name", "ana", "password", PASSWORD));
        refused(late, 429, "too-fast");
        assertThat(Integer.parseInt(late.whole().headers().firstValue("Retry-After").orElseThrow())).isBetween(1, 60);
        assertThat(ana.get(SESSION).status()).isEqualTo(200);
    }

    @Test void a_right_password_is_not_counted() {
        ana.sign(ACCOUNT, "Ana", PASSWORD);
        for (int i = 0; i < 8; i++) assertThat(somebody().sign(SESSION, "Ana", PASSWORD).status()).isEqualTo(200);
        assertThat(ana.get("api/sessions").body().size()).isEqualTo(9);
    }

    @Test void a_new_password_ends_all_other_sessions() {
        ana.sign(ACCOUNT, "Ana", PASSWORD);
        Visitor phone = somebody();
        phone.sign(SESSION, "Ana", PASSWORD);
        String change = "api/account/password";
        refused(ana.post(change, Map.of("old", "wrong one", "new", "pleine lune")), 401, "wrong-password");
        refused(ana.post(change, Map.of("old", PASSWORD, "new", "short")), 422, "bad-password");
        refused(Visitor.called("Bo", server).post(change, Map.of("old", "x", "new", "pleine lune")), 409, "no-account");
        assertThat(ana.post(change, Map.of("old", PASSWORD, "new", "pleine lune")).status()).isEqualTo(204);
        assertThat(ana.get(SESSION).status()).isEqualTo(200);
        unknown(phone);
        refused(phone.sign(SESSION, "Ana", PASSWORD), 401, "wrong-password");
        assertThat(phone.sign(SESSION, "Ana", "pleine lune").status()).isEqualTo(200);
    }

    @Test void sessions_are_listed_and_ended_with_their_sockets() {
        ana.sign(ACCOUNT, "Ana", PASSWORD);
        Visitor phone = somebody(), desk = somebody();
        phone.sign(SESSION, "Ana", PASSWORD);
        desk.sign(SESSION, "Ana", PASSWORD);
        String table = ana.table("me", "open", "open");
        Phone first = phone.play(table, 0), second = desk.play(table, 0), mine = ana.play(table, 0);
        for (Phone each : List.of(first, second, mine)) each.await("hello");
        JsonNode sessions = phone.get("api/sessions").body();
        assertThat(sessions.size()).isEqualTo(3);
        String here = "";
        for (JsonNode each : sessions) if (each.get("current").asBoolean()) here = each.get("id").asString();
        assertThat(phone.cookie()).doesNotContain(here);
        refused(Visitor.called("Bo", server).delete("api/sessions/" + here), 404, "not-found");
        assertThat(ana.delete("api/sessions/" + here).status()).isEqualTo(204);
        assertThat(first.closed.join()).isEqualTo(1001);
        unknown(phone);
        assertThat(ana.delete("api/sessions").status()).isEqualTo(204);
        assertThat(second.closed.join()).isEqualTo(1001);
        assertThat(mine.closed).isNotDone();
        assertThat(ana.get("api/sessions").body().size()).isEqualTo(1);
    }

    @Test void what_the_page_keeps_for_me_is_mine() {
        assertThat(ana.get("api/me/settings").body().toString()).isEqualTo("{}");
        Map<String, ?> settings = Map.of("theme", "nuit", "sound", List.of(1, 2));
        assertThat(ana.put("api/me/settings", settings).status()).isEqualTo(200);
        assertThat(ana.get("api/me/settings").body()).isEqualTo(Visitor.JSON.valueToTree(settings));
        assertThat(Visitor.called("Bo", server).get("api/me/settings").body().toString()).isEqualTo("{}");
        refused(ana.put("api/me/settings", List.of(1)), 400, "bad-json");
        refused(ana.put("api/me/settings", Map.of("x", "y".repeat(4096))), 413, "too-large");
        refused(somebody().get("api/me/settings"), 401, "not-signed-in");
    }

    @Test void words_can_be_reported_by_those_who_may_hear_them() {
        String table = ana.table("me", "open", "open");
        Phone phone = ana.play(table, 0);
        phone.await("hello");
        phone.say(Map.of("type", "chat", "text", "something unkind"));
        int line = phone.await("chat").get("n").asInt();
        Visitor bo = Visitor.called("Bo", server);
        String reports = "api/tables/" + table + "/reports";
        assertThat(bo.post(reports, Map.of("line", line, "why", "unkind")).status()).isEqualTo(204);
        refused(bo.post(reports, Map.of("line", line + 1)), 404, "unknown-line");
        refused(bo.post(reports, Map.of("why", "x")), 400, "bad-request");
        refused(bo.post(reports, Map.of("line", line, "why", "x".repeat(501))), 400, "bad-request");
        refused(somebody().post(reports, Map.of("line", line)), 401, "not-signed-in");
        String hidden = ana.post("api/tables", Map.of("game", "vendetta", "seats", List.of("me", "open", "open"),
                "spectators", false)).body().get("id").asString();
        refused(bo.post("api/tables/" + hidden + "/reports", Map.of("line", 1)), 403, "not-watched");
    }
}
