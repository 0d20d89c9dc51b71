package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Checks the errors for almost valid input: they name the field and the expected value in both languages, without Java
/// internals, and the tables keep working.
@Timeout(300)
class BadInputTest {
    private static final long SEED = 20_261_119;
    private static final int BODIES = 1_500, QUERIES = 600, TALKS = 40, MESSAGES = 40;
    private static final Pattern JAVA = Pattern.compile(
            "Exception|[Dd]eserializ|java|jackson|elysium\\.|tools\\.|instance of|START_|END_|VALUE_|Creator|`");
    private static final List<Charset> CHARSETS =
            List.of(StandardCharsets.UTF_8, StandardCharsets.UTF_16, StandardCharsets.ISO_8859_1);

    @TempDir Path folder;
    private final Noise noise = new Noise(SEED);
    private Server server;
    private Visitor ana, bo, cleo;
    private String table, over, open;

    @BeforeEach void open() {
        server = Server.start(options());
        ana = Visitor.called("Ana", server);
        bo = Visitor.called("Bo", server);
        cleo = Visitor.called("Cleo", server);
        table = ana.table("me", "open", "random");
        bo.post("api/tables/" + table + "/seats/1", "");
        over = ana.table("me", "random", "random");
        new Scripted(ana.play(over, 0), SEED).untilOver();
        open = bo.table("me", "open", "open");
    }

    Options options() {
        return Here.options(folder);
    }

    @AfterEach void close() {
        server.close();
    }

    private void gameGoesOn() throws Exception {
        assertThat(ana.get("health").status()).isEqualTo(200);
        assertThat(ana.get("metrics").whole().body()).doesNotContain("code=\"internal\"", "code=\"unavailable\"");
        Scripted first = new Scripted(ana.play(table, 0), SEED + 1), second = new Scripted(bo.play(table, 0), SEED + 2);
        var other = CompletableFuture.supplyAsync(second::untilOver, Thread::startVirtualThread);
        assertThat(first.untilOver()).isEqualTo(other.get());
    }

    private List<Doors.Door> doors() {
        List<Doors.Door> doors = new ArrayList<>(Doors.of(table, over));
        doors.addAll(Doors.of(open, table));
        return doors;
    }

    @Test void a_wrong_value_is_refused_by_the_name_of_its_field() throws Exception {
        for (Doors.Door door : Doors.of(table, over))
            for (Doors.Wrong wrong : Doors.wrong(door)) {
                Visitor.Reply reply = ana.send(door.method(), door.path(), wrong.body(), "X-Elysium", "1");
                String said = door.method() + " " + door.path() + " " + wrong.body() + " → " + reply.whole().body();
                assertThat(reply.status()).as(said).isEqualTo(400);
                for (String lang : List.of("en", "fr"))
                    assertThat(reply.body().get("text").get(lang).asString()).as(said).contains(wrong.field());
                plain(reply.body(), said);
            }
        gameGoesOn();
    }

    @Test void a_wrong_word_in_an_address_is_refused_by_its_name() {
        String replay = "api/tables/" + over + "/replay";
        for (String query : List.of("viewer=9", "viewer=x", "viewer=%00", "viewer=99999999999"))
            named(ana.get(replay + "?" + query), "viewer");
        for (String value : List.of("-1", "x", "99999999999", "1.5", "%00")) {
            named(ana.get(replay + "/frames?from=" + value), "from");
            named(ana.get(replay + "/frames?count=" + value), "count");
        }
        named(ana.get("api/tables/over?mine=perhaps"), "mine");
        named(ana.post("api/tables/" + table + "/seats/7", ""), "seat");
    }

    private static void named(Visitor.Reply reply, String field) {
        String said = reply.whole() + " → " + reply.whole().body();
        assertThat(reply.status()).as(said).isEqualTo(400);
        for (String lang : List.of("en", "fr"))
            assertThat(reply.body().get("text").get(lang).asString()).as(said).contains(field);
        plain(reply.body(), said);
    }

    @Test void text_that_is_no_json_is_refused_with_the_place_where_it_breaks() {
        for (String text : List.of("", "{", "{\"name\":", "{\"name\":\"x}", "nonsense", "{\"name\":01}", "{} {}",
                "[".repeat(5000), "{\"name\":".repeat(1000), "\u0000", "{\"name\":\"\\x\"}")) {
            Visitor.Reply reply = new Visitor(server.address()).send("POST", "api/session", text, "X-Elysium", "1");
            String said = text + " → " + reply.whole().body();
            assertThat(reply.status()).as(said).isEqualTo(400);
            assertThat(reply.code()).as(said).isEqualTo("bad-json");
            plain(reply.body(), said);
        }
        Visitor.Reply broken = ana.send("POST", "api/tables", "{\"game\":\n \"vtes\",}", "X-Elysium", "1");
        assertThat(broken.body().get("text").get("en").asString()).contains("line 2");
        assertThat(broken.body().get("text").get("fr").asString()).contains("ligne 2");
    }

    @Test void bodies_with_something_wrong_in_them_never_break_anything() throws Exception {
        List<Doors.Door> doors = doors();
        for (int i = 0; i < BODIES; i++) {
            Doors.Door door = noise.one(doors);
            Charset charset = noise.one(CHARSETS);
            String body = noise.spoiled(door.body());
            HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(server.address() + door.path()))
                    .method(door.method(), HttpRequest.BodyPublishers.ofByteArray(body.getBytes(charset)))
                    .header("X-Elysium", "1").header("Cookie", noise.one(List.of(ana, bo, cleo)).cookie());
            if (noise.below(2) == 0) request.header("Content-Type", noise.one(List.of("application/json", "text/html",
                    "application/json; charset=" + noise.one(CHARSETS), "application/json; charset=nothing")));
            settle(request.build(), door.path() + " " + body);
        }
        gameGoesOn();
    }

    @Test void addresses_with_something_wrong_in_them_never_break_anything() throws Exception {
        for (int i = 0; i < QUERIES; i++) {
            String path = noise.one(List.of("api/games/vtes/cards?option=", "api/games/nightfall/cards?option=",
                    "api/games/rivals/rules?find=", "api/tables/over?game=", "api/tables/over?before=",
                    "api/tables/over?mine=", "api/tables/" + over + "/replay?viewer=",
                    "api/tables/" + over + "/replay/frames?viewer=all&count=2&from=",
                    "api/tables/" + table + "/replay?viewer=", "api/games/", "api/tables/", "api/sessions/"));
            String word = noise.one(List.of(noise.letters(noise.below(30)), "deck1=own:" + noise.letters(9), "own:-1",
                    "deck0=own:999999999999,1", "values=" + noise.letters(9), "\u0000", "%", "-1", "1e9", over));
            String address = server.address() + path + URLEncoder.encode(word, StandardCharsets.UTF_8);
            settle(HttpRequest.newBuilder(URI.create(address)).header("Cookie", ana.cookie()).build(), address);
        }
        gameGoesOn();
    }

    private static void settle(HttpRequest request, String said) throws Exception {
        HttpResponse<String> answer = Visitor.HTTP.send(request, HttpResponse.BodyHandlers.ofString());
        String heard = said + " → " + answer.statusCode() + " " + answer.body();
        assertThat(answer.statusCode()).as(heard).isLessThan(500);
        if (answer.statusCode() >= 400 && !answer.body().isEmpty()) plain(Visitor.JSON.readTree(answer.body()), heard);
    }

    private static void plain(JsonNode problem, String said) {
        for (String lang : List.of("en", "fr"))
            assertThat(problem.get("text").get(lang).asString()).as(said).isNotBlank();
        for (String words : List.of(problem.get("text").toString(), problem.path("detail").asString("")))
            assertThat(JAVA.matcher(words).find()).as("a word of Java in " + said).isFalse();
    }

    /// Two players at one table send valid, almost valid and invalid messages in any order.
    @Test void messages_in_any_order_and_shape_never_break_a_table() throws Exception {
        for (int talk = 0; talk < TALKS; talk++) {
            Phone phone = noise.one(List.of(ana, bo, cleo)).phone(table);
            for (int i = 0; i < MESSAGES && !phone.closed.isDone(); i++) {
                String said = noise.below(3) == 0 ? message() : noise.spoiled(message());
                byte[] bytes = said.substring(0, Math.min(said.length(), 1000)).getBytes(StandardCharsets.UTF_8);
                phone.raw(new String(bytes, StandardCharsets.UTF_8));
            }
            phone.raw("{\"type\":\"mark\",\"id\":\"mark\"}");
            for (JsonNode heard = phone.next(20_000); heard != null; heard = phone.next(20_000)) {
                if (!heard.get("type").asString().equals("refused")) continue;
                if (heard.path("id").asString("").equals("mark")) break;
                plain(heard, heard.toString());
                assertThat(heard.get("code").asString()).as(heard.toString()).isNotIn("internal", "unavailable");
            }
            phone.hangUp();
        }
        gameGoesOn();
    }

    private String message() {
        String seq = String.valueOf(noise.below(4)), move = noise.one(List.of("0010000000000000", "0".repeat(16)));
        return noise
                .one(List.of("{\"type\":\"hello\",\"after\":" + seq + "}", "{\"type\":\"undo\",\"step\":" + seq + "}",
                        "{\"type\":\"move\",\"step\":" + seq + ",\"move\":\"" + move + "\",\"id\":\"a\"}",
                        "{\"type\":\"preview\",\"step\":" + seq + ",\"move\":\"" + move + "\"}",
                        "{\"type\":\"agree\",\"yes\":false}", "{\"type\":\"chat\",\"text\":\"hello\"}"));
    }

    @Test void a_message_with_a_wrong_value_is_refused_by_the_name_of_its_field() {
        Phone phone = ana.play(table, 0);
        for (String said : List.of("{\"type\":7}", "{\"type\":\"hello\",\"after\":\"x\"}",
                "{\"type\":\"hello\",\"after\":-1}",
                "{\"type\":\"move\",\"step\":1.5}", "{\"type\":\"move\",\"step\":{}}", "{\"type\":\"move\",\"step\":0,"
                        + "\"move\":7}",
                "{\"type\":\"move\",\"step\":0,\"move\":\"xyz\"}", "{\"type\":\"move\"}",
                "{\"type\":\"agree\",\"yes\":\"maybe\"}",
                "{\"type\":\"agree\"}", "{\"type\":\"chat\",\"text\":[]}", "{\"type\":\"chat\"}",
                "{\"type\":\"dance\"}", "{\"type\":\"hello\",\"id\":\"" + "x".repeat(65) + "\"}")) {
            List<String> fields = List.of("id", "yes", "text", "after", "step", "move", "type");
            String field = said.contains("\"move\":7") || said.contains("xyz") ? "move"
                    : said.equals("{\"type\":\"agree\"}") ? "yes" : said.equals("{\"type\":\"chat\"}") ? "text"
                    : said.equals("{\"type\":\"move\"}") ? "step"
                    : fields.stream().filter(each -> said.contains("\"" + each + "\":")).findFirst()
                            .orElseThrow();
            phone.raw(said);
            JsonNode refused = phone.await("refused");
            for (String lang : List.of("en", "fr"))
                assertThat(refused.get("text").get(lang).asString()).as(said + refused).contains(field);
            plain(refused, said + refused);
        }
    }
}
