package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import elysium.server.db.Database;
import elysium.server.db.table.Clock;
import elysium.server.db.table.Entry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Tests clocks, absence and orders at real tables; subclasses choose the database.
abstract class Living {
    private static final long MINUTE = 60_000, DAY = 24 * 60 * MINUTE;

    @TempDir Path folder;
    private Server server;
    private Database database;

    abstract Options options();

    abstract Database database();

    @BeforeEach void open() {
        server = Server.start(options());
        database = database();
    }

    @AfterEach void close() {
        database.close();
        server.close();
    }

    @Test void everybody_sees_who_is_here() {
        Party party = Party.of(server, database, Clock.NONE, 0);
        Phone ana = party.phone(0);
        JsonNode seats = ana.await("hello").get("seats");
        assertThat(seats.get(0).get("online").asBoolean()).isTrue();
        assertThat(seats.get(1).get("online").asBoolean()).isFalse();
        assertThat(seats.get(0).get("absent").asBoolean()).isFalse();
        Phone bo = party.phone(1);
        assertThat(ana.await("seats").get("seats").get(1).get("online").asBoolean()).isTrue();
        assertThat(bo.await("hello").get("seats").get(1).get("online").asBoolean()).isTrue();
        bo.say(Map.of("type", "hello", "after", 0));
        bo.await("hello");
        assertThat(ana.heard.stream().filter(each -> each.get("type").asString().equals("seats"))).hasSize(1);
        assertThat(party.people.get(0).get(party.path("")).body().get("seats").get(1).get("online").asBoolean())
                .isTrue();
        bo.hangUp();
        assertThat(ana.await("seats").get("seats").get(1).get("online").asBoolean()).isFalse();
    }

    @Test void a_table_tells_its_clock() {
        Visitor ana = Visitor.called("Ana", server);
        for (Map<String, ?> wrong : List.of(Map.of("kind", "sun"), Map.of("kind", "live", "minutes", 0, "increment", 0),
                Map.of("kind", "live", "minutes", 10), Map.of("kind", "slow", "hours", 721),
                Map.of("kind", "none", "hours", 1)))
            assertThat(lay(ana, wrong).code()).isEqualTo("bad-request");
        assertThat(lay(ana, Map.of("kind", "slow", "hours", 24)).body().get("clock").toString())
                .isEqualTo("{\"kind\":\"slow\",\"hours\":24}");
        Visitor.Reply laid = lay(ana, Map.of("kind", "live", "minutes", 10, "increment", 5));
        Phone phone = ana.play(laid.body().get("id").asString(), 0);
        JsonNode clock = phone.await("clock");
        assertThat(clock.get("left").size()).isEqualTo(3);
        assertThat(clock.get("left").get(0).asLong()).isBetween(9 * MINUTE, 10 * MINUTE);
        assertThat(clock.get("running").size()).isEqualTo(1);
        assertThat(clock.get("at").asLong()).isBetween(System.currentTimeMillis() - MINUTE,
                System.currentTimeMillis());
    }

    private static Visitor.Reply lay(Visitor who, Map<String, ?> clock) {
        return who.post("api/tables",
                Map.of("game", "vendetta", "seats", List.of("me", "random", "random"), "clock", clock));
    }

    @Test void whoever_is_out_of_time_is_away_until_they_return() {
        Party party = Party.of(server, database, Clock.live(1, 5), MINUTE - 4000);
        Phone looker = new Visitor(server.address()).play(party.table, 0);
        int late = looker.await("waiting").get("asked").get(0).asInt();
        Phone own = party.phone(late);
        assertThat(own.await("clock").get("running").toString()).isEqualTo("[" + late + "]");
        looker.await("events");
        assertThat(looker.await("clock").get("left").get(late).asLong()).isLessThanOrEqualTo(5000);
        awaitAway(looker, late, true);
        assertThat(party.entries()).extracting(Entry::kind).containsExactly(Entry.OUT_OF_TIME);
        assertThat(party.entries().getFirst().at() - party.begun).isGreaterThanOrEqualTo(MINUTE);
        Visitor other = party.people.get((late + 1) % 3);
        assertThat(other.get(party.path("")).body().get("seats").get(late).get("absent").asBoolean()).isTrue();
        assertThat(other.post(party.path("/seats/" + late + "/return"), "").code()).isEqualTo("not-yours");
        assertThat(party.people.get(late).post(party.path("/seats/" + late + "/return"), "").status()).isEqualTo(200);
        assertThat(looker.await("clock").get("left").get(late).asLong()).isGreaterThanOrEqualTo(29_000);
        awaitAway(looker, late, false);
    }

    /// Waits until a seat is away, or no longer away.
    private static void awaitAway(Phone phone, int seat, boolean away) {
        JsonNode seats = phone.await("seats").get("seats");
        while (seats.get(seat).get("absent").asBoolean() != away) seats = phone.await("seats").get("seats");
    }

    @Test void a_bot_answers_on_for_whoever_is_away() throws Exception {
        Party party = Party.of(server, database, Clock.live(1, 5), MINUTE - 500);
        Phone looker = new Visitor(server.address()).play(party.table, 0);
        int late = looker.await("waiting").get("asked").get(0).asInt();
        looker.await("events");
        var one = game(party, (late + 1) % 3);
        game(party, (late + 2) % 3).get(90, TimeUnit.SECONDS);
        one.get(90, TimeUnit.SECONDS);
        List<Entry> given = party.entries().stream().filter(entry -> entry.seat() == late).toList();
        assertThat(given).hasSizeGreaterThan(5);
        assertThat(given.getFirst().kind()).isEqualTo(Entry.OUT_OF_TIME);
        assertThat(given.subList(1, given.size())).allMatch(entry -> entry.kind() == Entry.STOOD_IN);
        Party.until(() -> party.due() == 0);
    }

    private static CompletableFuture<JsonNode> game(Party party, int seat) {
        return CompletableFuture.supplyAsync(new Scripted(party.phone(seat), seat)::untilOver,
                Thread::startVirtualThread);
    }

    @Test void whoever_is_back_in_the_game_is_not_away() {
        Party party = Party.of(server, database, Clock.live(1, 0), MINUTE - 500);
        Phone looker = new Visitor(server.address()).play(party.table, 0);
        int late = looker.await("waiting").get("asked").get(0).asInt();
        awaitAway(looker, late, true);
        Phone own = party.phone(late);
        own.await("view");
        own.say(Map.of("type", "undo", "step", 1));
        for (int seat = 0; seat < 3; seat++) if (seat != late) agree(party, seat);
        awaitAway(looker, late, false);
        JsonNode question = own.await("question");
        assertThat(question.get("step").asInt()).isEqualTo(2);
        assertThat(own.await("clock").get("left").get(late).asLong()).isBetween(20_000L, 30_000L);
        assertThat(party.entries()).extracting(Entry::kind).containsExactly(Entry.OUT_OF_TIME, Entry.PROPOSED,
                Entry.AGREED, Entry.AGREED);
    }

    private static void agree(Party party, int seat) {
        Phone phone = party.phone(seat);
        phone.await("proposal");
        phone.say(Map.of("type", "agree", "yes", true));
        phone.await("proposal");
    }

    @Test void slow_games_need_no_connection() {
        Party party = Party.of(server, database, Clock.slow(24), DAY - 1000);
        Party.until(() -> !party.entries().isEmpty());
        assertThat(party.entries()).extracting(Entry::kind).containsExactly(Entry.OUT_OF_TIME);
        Party.until(() -> party.due() > System.currentTimeMillis() + DAY - MINUTE);
        assertThat(party.entries()).hasSize(1);
    }

    @Test void a_server_that_was_stopped_goes_on_where_the_clock_is() {
        Party party = Party.of(server, database, Clock.live(1, 0), MINUTE - 8000);
        Phone before = party.phone(0);
        JsonNode clock = before.await("clock");
        int asked = clock.get("running").get(0).asInt();
        server.close();
        server = Server.start(options());
        JsonNode again = new Visitor(server.address()).play(party.table, 0).await("clock");
        for (JsonNode told : List.of(clock, again))       // nothing is left if it took that long to start
            assertThat(told.get("left").get(asked).asLong())
                    .isEqualTo(Math.max(0, party.begun + MINUTE - told.get("at").asLong()));
        Party.until(() -> !party.entries().isEmpty());
        assertThat(party.entries().getFirst().kind()).isEqualTo(Entry.OUT_OF_TIME);
    }

    @Test void orders_answer_for_their_seat_and_nobody_else_hears_of_them() {
        Visitor ana = Visitor.called("Ana", server), stranger = Visitor.called("Bo", server);
        String table = ana.table("me", "random", "random"), path = "api/tables/" + table + "/orders";
        assertThat(stranger.get(path).code()).isEqualTo("not-yours");
        assertThat(put(ana, path, "no-such-kind", "pass").code()).isEqualTo("bad-request");
        assertThat(put(ana, path, "clan", "pass").code()).as("cannot be passed").isEqualTo("bad-request");
        assertThat(put(ana, path, "planning-end", "loud").code()).isEqualTo("bad-request");
        assertThat(put(ana, path, "planning-end", "pass").status()).isEqualTo(200);
        JsonNode kept = ana.get(path).body();
        assertThat(kept.get("orders").toString()).isEqualTo("[{\"kind\":\"planning-end\",\"answer\":\"pass\"}]");
        assertThat(used(kept)).isZero();
        List<String> orderly = kept.get("kinds").valueStream().map(kind -> kind.get("kind").asString()).toList();
        assertThat(orderly).contains("planning-end", "use").isEqualTo(quiet(ana.game("vendetta")));
        Phone phone = ana.play(table, 0), looker = new Visitor(server.address()).play(table, 0);
        JsonNode ordered = playUntilOrdered(phone);
        assertThat(ordered.get("kind").asString()).isEqualTo("planning-end");
        assertThat(used(ana.get(path).body())).isPositive();
        looker.say(Map.of("type", "hello", "after", 0));
        looker.await("hello");
        looker.await("view");
        assertThat(looker.heard).noneMatch(each -> each.get("type").asString().equals("autoAnswered"));
        ana.send("PUT", path, "{\"orders\":[]}", "X-Elysium", "1");
        assertThat(ana.get(path).body().get("orders").isEmpty()).isTrue();
    }

    private static Visitor.Reply put(Visitor who, String path, String kind, String answer) {
        return who.send("PUT", path, "{\"orders\":[{\"kind\":\"" + kind + "\",\"answer\":\"" + answer + "\"}]}",
                "X-Elysium", "1");
    }

    private static List<String> quiet(JsonNode game) {
        return game.get("kinds").valueStream().filter(kind -> kind.get("canPass").asBoolean())
                .map(kind -> kind.get("kind").asString()).toList();
    }

    private static int used(JsonNode orders) {
        for (JsonNode kind : orders.get("kinds"))
            if (kind.get("kind").asString().equals("planning-end")) return kind.get("used").asInt();
        throw new AssertionError(orders.toString());
    }

    /// Answers every question without an order.
    private static JsonNode playUntilOrdered(Phone phone) {
        int answered = -1;
        while (true) {
            JsonNode message = phone.await("question", "autoAnswered", "over");
            if (!message.get("type").asString().equals("question")) return message;
            int seq = message.get("step").asInt();
            if (seq == answered || message.get("kind").asString().equals("planning-end")) continue;
            answered = seq;
            phone.move(seq, message.get("choices").get(0).get("move").asString());
        }
    }
}
