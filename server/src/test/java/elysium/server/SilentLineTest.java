package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import elysium.server.db.Database;
import elysium.server.db.table.EntryStore;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Tests a PostgreSQL whose connections stop carrying data without closing.
@Timeout(180)
class SilentLineTest {
    private static final Duration TRUE_WITHIN = Duration.ofSeconds(5), RESUMES_WITHIN = Duration.ofSeconds(10);
    private static final int SEATS = 3, MOVES = 8;

    @TempDir Path folder;
    private final long seed = Seed.of(this);
    private final String direct = Postgres.fresh();
    private Wire wire;
    private Server server;

    @BeforeEach void open() {
        wire = new Wire(Integer.parseInt(direct.replaceFirst(".*:(\\d+)/.*", "$1")));
        server = Server.start(Here.options(folder).withDatabase(wire.url(direct)).withWaitSeconds(1));
    }

    @AfterEach void close() {
        wire.carry(true, true);
        server.close();
        wire.close();
    }

    private static void within(Duration patience, String what, BooleanSupplier holds) throws InterruptedException {
        long start = System.nanoTime();
        while (!holds.getAsBoolean()) {
            assertThat(Duration.ofNanos(System.nanoTime() - start)).as(what).isLessThan(patience);
            Thread.sleep(10);
        }
    }

    private int health() {
        return new Visitor(server.address()).get("health").status();
    }

    private int entries(Database database, String table) {
        return new EntryStore(database).after(table, 0).size();
    }

    @Test void health_tells_the_truth_and_a_move_is_refused_until_the_line_is_back() throws Exception {
        Visitor ana = Visitor.called("Ana", server);
        String table = ana.table("me", "random", "random");
        Phone phone = ana.play(table, 0);
        JsonNode question = phone.await("question");
        String move = question.get("choices").get(0).get("move").asString();
        wire.carry(false, false);
        phone.move(question.get("step").asInt(), move);
        within(TRUE_WITHIN, "health says so", () -> health() == 503);
        JsonNode refused = phone.await("refused");
        assertThat(refused.get("code").asString()).isEqualTo("unavailable");
        assertThat(refused.get("text").get("fr").asString()).isNotBlank();
        long asked = System.nanoTime();
        phone.move(question.get("step").asInt(), move);
        assertThat(phone.await("refused").get("code").asString()).isEqualTo("unavailable");
        assertThat(Duration.ofNanos(System.nanoTime() - asked)).as("refused, not held").isLessThan(TRUE_WITHIN);
        assertThat(ana.get("api/tables/mine").code()).isEqualTo("unavailable");
        wire.carry(true, true);
        within(RESUMES_WITHIN, "health says so", () -> health() == 200);
        assertThat(new Scripted(ana.play(table, 0), seed).untilOver().has("payoffs")).isTrue();
    }

    @Test void a_table_of_bots_goes_on_by_itself() throws Exception {
        Visitor ana = Visitor.called("Ana", server);
        try (Database database = Database.at(direct)) {
            String table = bots(ana);
            within(RESUMES_WITHIN, "the bots play", () -> entries(database, table) > 3);
            wire.carry(false, false);
            within(TRUE_WITHIN, "health says so", () -> health() == 503);
            int before = entries(database, table);
            wire.carry(true, true);
            within(RESUMES_WITHIN, "the bots play on", () -> entries(database, table) > before);
        }
    }

    /// A game too long for bots to finish within a second.
    private static String bots(Visitor ana) {
        Map<String, ?> wish = Map.of("game", "vtes", "seats", List.of("search", "search", "search", "search"));
        return ana.post("api/tables", wish).body().get("id").asString();
    }

    @Test void what_is_swallowed_on_both_ways_is_neither_lost_nor_doubled() throws Exception {
        through(false, false);
    }

    /// Moves are stored here although their acknowledgement is lost.
    @Test void what_is_kept_and_not_promised_is_found_and_not_doubled() throws Exception {
        through(true, false);
    }

    private void through(boolean asked, boolean answered) throws Exception {
        Visitor[] people = new Visitor[SEATS];
        for (int seat = 0; seat < SEATS; seat++) people[seat] = Visitor.called("P" + seat, server);
        String table = people[0].table("me", "open", "open");
        for (int seat = 1; seat < SEATS; seat++) people[seat].post("api/tables/" + table + "/seats/" + seat, "");
        List<Steadfast> players = new ArrayList<>();
        List<CompletableFuture<Boolean>> games = new ArrayList<>();
        for (int seat = 0; seat < SEATS; seat++) {
            Steadfast player = new Steadfast(people[seat], table, seed + seat);
            players.add(player);
            games.add(CompletableFuture.supplyAsync(() -> player.play(server.address()), Thread::startVirtualThread));
        }
        Party.until(() -> players.stream().mapToInt(player -> player.promised).sum() >= MOVES);
        wire.carry(asked, answered);
        Party.until(() -> players.stream().anyMatch(player -> player.unavailable > 0));
        int before = players.stream().mapToInt(player -> player.promised).sum();
        wire.carry(true, true);
        within(RESUMES_WITHIN, "a move is promised again",
                () -> players.stream().mapToInt(player -> player.promised).sum() > before);
        for (CompletableFuture<Boolean> game : games) assertThat(game.get()).isTrue();
        try (var connection = java.sql.DriverManager.getConnection(direct)) {
            NothingLostTest.check(connection, table, players);
        }
    }
}
