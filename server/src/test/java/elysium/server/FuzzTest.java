package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

@Timeout(180)
class FuzzTest {
    private static final int MESSAGES = 600, REQUESTS = 500;
    private static final Set<String> REFUSALS = Set.of("bad-json", "bad-request", "stale", "not-asked", "not-offered",
            "no-undo", "not-yours", "too-fast", "not-begun", "too-large");
    private static final List<String> TYPES =
            List.of("hello", "move", "undo", "chat", "preview", "agree", "dance", "", "MOVE",
                    "question");

    @TempDir Path folder;
    private final long seed = Seed.of(this);
    private final Noise noise = new Noise(seed);
    private Server server;
    private Visitor ana, bo, cleo;
    private String table;

    @BeforeEach void open() {
        server = Server.start(Here.options(folder));
        ana = Visitor.called("Ana", server);
        bo = Visitor.called("Bo", server);
        cleo = Visitor.called("Cleo", server);
        table = ana.table("me", "open", "random");
        bo.post("api/tables/" + table + "/seats/1", "");
    }

    @AfterEach void close() {
        server.close();
    }

    /// The server is still healthy, and the game can be played to its end.
    private void gameGoesOn() throws Exception {
        assertThat(ana.get("health").status()).isEqualTo(200);
        assertThat(ana.get("metrics").whole().body()).doesNotContain("code=\"internal\"");
        Scripted first = new Scripted(ana.play(table, 0), seed + 1), second = new Scripted(bo.play(table, 0), seed + 2);
        var other = java.util.concurrent.CompletableFuture.supplyAsync(second::untilOver, Thread::startVirtualThread);
        assertThat(first.untilOver()).isEqualTo(other.get());
    }

    @Test void messages_that_mean_nothing_are_refused_and_nothing_else() throws Exception {
        Phone phone = bo.play(table, 0);
        for (int i = 0; i < MESSAGES; i++) {
            if (phone.closed.isDone() || i % 40 == 0) {
                phone.hangUp();
                phone = bo.play(table, 0);
            }
            String said = noise.json(TYPES);
            phone.raw(said);
            settle(phone, said);
        }
        gameGoesOn();
    }

    /// Every error has a text in both languages; only a message that is too large closes the socket.
    private void settle(Phone phone, String said) throws Exception {
        phone.raw("{\"type\":\"mark\",\"id\":\"mark\"}");
        for (JsonNode heard = phone.next(10_000); heard != null; heard = phone.next(10_000)) {
            if (!heard.get("type").asString().equals("refused")) continue;
            assertThat(heard.get("code").asString()).as(said + " → " + heard).isIn(REFUSALS);
            bilingual(heard, said);
            boolean marked = heard.has("id") && heard.get("id").asString().equals("mark");
            if (marked || heard.get("code").asString().equals("too-fast")) return;
        }
        assertThat(phone.closed).as("an answer to " + said).isDone();
    }

    @Test void too_long_a_message_closes_its_socket_only() throws Exception {
        for (int i = 0; i < 5; i++) {
            Phone phone = bo.play(table, 0);
            phone.await("hello");
            phone.raw("{\"type\":\"chat\",\"text\":\"" + "x".repeat(4096 + noise.below(8000)) + "\"}");
            assertThat(phone.closed.get()).isEqualTo(1009);
            Phone binary = bo.phone(table);
            binary.bytes(ByteBuffer.wrap(noise.bytes(1 + noise.below(2000))));
            assertThat(binary.closed.get()).isEqualTo(1008);
        }
        gameGoesOn();
    }

    @Test void requests_that_mean_nothing_are_answered_by_what_is_wrong_with_them() throws Exception {
        for (int i = 0; i < REQUESTS; i++) {
            byte[] request = noise.request(path(), noise.one(List.of(cleo.cookie(), "elysium=x", "a=b")));
            RawCall answer = RawCall.of(server.address(), request);
            String said = request(request) + "\n→ " + answer;
            assertThat(answer.status()).as(said).matches(status -> status < 500 || status == 501 || status == 505);
            assertThat(answer.head() + answer.body()).as(said).doesNotContain("Exception", "at elysium.", "jetty");
            if (answer.status() >= 400 && !request(request).startsWith("HEAD")) bilingual(answer.json(), said);
        }
        gameGoesOn();
    }

    private String path() {
        String seat = noise.one(List.of("0", "1", "7", "-1", "x", "9999999999", "%00"));
        String which = noise.one(List.of(table, "nothing", "0".repeat(32), "..%2f..", "%", "é", "' OR 1=1"));
        String part = noise.one(List.of("", "/seats/" + seat, "/seats/" + seat + "/token", "/seats/" + seat + "/return",
                "/play", "/journal", "/replay?viewer=" + seat,
                "/replay/frames?viewer=" + seat + "&from=" + seat + "&count=" + seat,
                "/fork", "/orders", "/rematch", "/reports"));
        return noise.one(List.of("/api/tables", "/api/session", "/api/sessions", "/api/sessions/" + seat,
                "/api/account",
                "/api/account/password", "/api/me/settings", "/api/tables/mine", "/api/tables/live",
                "/api/tables/over?before=" + seat + "&game=" + which, "/api/tables/" + table + part,
                "/api/tables/" + which + part, "/api/tables/" + which + part, "/api/games/" + which + "/cards",
                "/api/games/vendetta/rules?find=" + which, "/health", "/" + which, "//", "*", "/api/../api/games",
                "/api/" + "x".repeat(9000)));
    }

    @Test void forged_keys_open_no_socket_and_nobody_gets_a_session() throws Exception {
        for (int i = 0; i < 60; i++) {
            String key = noise.one(List.of("0".repeat(32), "", "x", table, "%", "0".repeat(31), "f".repeat(64)));
            String shown = noise.one(List.of("Authorization: Bearer ", "Authorization: Basic ", "Authorization: "));
            RawCall answer = RawCall.of(server.address(), ("GET /api/tables/" + table + "/play HTTP/1.1\r\nHost: x\r\n"
                    + "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
                    + "ZWx5c2l1bSBpcyBoZXJlIQ==\r\n" + shown + key + "\r\n\r\n").getBytes(StandardCharsets.UTF_8));
            assertThat(answer.status()).as(shown + key).isEqualTo(401);
            assertThat(answer.head()).doesNotContainIgnoringCase("set-cookie");
            bilingual(answer.json(), shown + key);
        }
        for (String cookie : List.of("elysium=" + "0".repeat(32), "elysium=", "elysium=' OR 1=1", "x=y"))
            assertThat(new Visitor(server.address()).holding(cookie).get("api/session").body().isNull()).isTrue();
        gameGoesOn();
    }

    @Test void bodies_that_mean_nothing_are_refused_in_both_languages() throws Exception {
        for (int i = 0; i < REQUESTS; i++) {
            String path = noise.one(List.of("api/tables", "api/session", "api/account", "api/account/password",
                    "api/tables/" + table + "/fork", "api/tables/" + table + "/reports"));
            boolean bytes = noise.below(3) == 0;
            byte[] body = bytes ? noise.bytes(noise.below(400))
                    : noise.json(List.of("x")).getBytes(StandardCharsets.UTF_8);
            HttpRequest request = HttpRequest.newBuilder(URI.create(server.address() + path))
                    .POST(HttpRequest.BodyPublishers.ofByteArray(body)).header("X-Elysium", "1")
                    .header("Cookie", cleo.cookie()).build();
            HttpResponse<String> answer = Visitor.HTTP.send(request, HttpResponse.BodyHandlers.ofString());
            String said = path + " " + new String(body, StandardCharsets.UTF_8) + " → " + answer.body();
            boolean named = path.equals("api/session") && answer.statusCode() == 200;
            if (named) continue;                          // some noise is a name after all
            assertThat(answer.statusCode()).as(said).isIn(400, 401, 403, 404, 409, 413, 422, 429);
            bilingual(Visitor.JSON.readTree(answer.body()), said);
        }
        gameGoesOn();
    }

    @Test void other_peoples_seats_stay_theirs() throws Exception {
        String theirs = "api/tables/" + table + "/seats/";
        for (int seat = 0; seat < 3; seat++) {
            assertThat(cleo.post(theirs + seat, "").code()).isEqualTo("seat-taken");
            assertThat(cleo.delete(theirs + seat).code()).isEqualTo("not-yours");
            assertThat(cleo.post(theirs + seat + "/token", "").code()).isEqualTo("not-yours");
        }
        Phone looker = cleo.play(table, 0);
        looker.await("hello");
        for (String type : List.of("move", "undo", "chat")) {
            looker.say(Map.of("type", type, "step", 0, "move", "0010000000000000", "text", "me too"));
            assertThat(looker.await("refused").get("code").asString()).isEqualTo("not-yours");
        }
        gameGoesOn();
    }

    /// Names and texts that look like markup come back unchanged inside JSON, never as HTML.
    @Test void script_in_names_and_words_stays_words() throws Exception {
        for (String name : List.of("<b>Bo</b>", "<script>alert(1)</script>", "\"onload=x", "&lt;", "a\u202eb"))
            assertThat(cleo.post("api/session", Map.of("name", name)).code()).isEqualTo("bad-name");
        Phone near = ana.play(table, 0), far = bo.play(table, 0);
        near.await("hello");
        for (String words : List.of("<script>alert(1)</script>", "</script><img src=x onerror=alert(1)>",
                "\"},{\"type\":\"over\"", "&amp; ' \" \\ /")) {
            far.say(Map.of("type", "chat", "text", words));
            assertThat(near.await("chat").get("text").asString()).isEqualTo(words);
        }
        for (String path : List.of("api/tables/" + table, "api/<script>", "api/games/%3Cscript%3E/cards")) {
            HttpResponse<String> answer = Visitor.HTTP.send(
                    HttpRequest.newBuilder(URI.create(server.address() + path.replace("<", "%3C").replace(">", "%3E")))
                            .build(),
                    HttpResponse.BodyHandlers.ofString());
            assertThat(answer.headers().firstValue("Content-Type").orElse("")).startsWith("application/json");
            assertThat(answer.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
        }
        gameGoesOn();
    }

    private static String request(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    private static void bilingual(JsonNode refusal, String said) {
        assertThat(refusal).as(said).isNotNull();
        for (String lang : List.of("en", "fr"))
            assertThat(refusal.get("text").get(lang).asString()).as(said + refusal).isNotBlank();
        assertThat(refusal.get("code").asString()).as(said).isNotEqualTo("internal");
    }
}
