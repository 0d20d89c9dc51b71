package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import elysium.server.db.Database;
import elysium.server.room.LongTable;
import elysium.server.room.Stores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class LongLogTest {
    private static final int STEPS = 2_500, LAST = 200, SEATS = 3;

    @TempDir Path folder;
    private final long seed = Seed.of(this) & Integer.MAX_VALUE;

    private LongTable laid(long number, boolean over, boolean watched) {
        try (Stores shelf = Stores.of(Database.file(folder))) {
            return LongTable.lay(shelf, STEPS, over, number, watched);
        }
    }

    private static Visitor person(Server server, LongTable table, int seat) {
        return new Visitor(server.address()).holding("elysium=" + table.people().get(seat).secret());
    }

    private static String log(LongTable table, String query) {
        return "api/tables/" + table.kept().id() + "/log" + query;
    }

    private static List<JsonNode> steps(Visitor visitor, LongTable table, String query) {
        Visitor.Reply reply = visitor.get(log(table, query));
        assertThat(reply.status()).isEqualTo(200);
        return reply.body().get("steps").valueStream().toList();
    }

    @Test void a_table_of_thousands_of_steps_opens_for_players_and_spectators() {
        LongTable table = laid(seed, false, true);
        try (Server server = Server.start(Here.options(folder))) {
            for (int seat = 0; seat <= SEATS; seat++) {
                Visitor who = seat < SEATS ? person(server, table, seat) : new Visitor(server.address());
                Phone phone = who.play(table.kept().id(), 0);
                JsonNode hello = phone.await("hello");
                phone.await("view");
                phone.await("question", "waiting");
                int seq = hello.get("step").asInt();               // orders may have gone on with it since
                assertThat(seq).isGreaterThanOrEqualTo(STEPS);
                assertThat(hello.get("from").asInt()).isEqualTo(seq - LAST + 1);
                List<JsonNode> last = ReconnectTest.events(phone).subList(0, LAST);
                assertThat(steps(who, table, "?before=" + (seq + 1) + "&count=" + LAST)).isEqualTo(last);
                List<JsonNode> before = steps(who, table, "?before=" + hello.get("from") + "&count=300");
                String as = seat < SEATS ? String.valueOf(seat) : "public";
                assertThat(before).hasSize(300).allSatisfy(step -> assertThat(step.get("events")).isEqualTo(
                        who.get("api/tables/" + table.kept().id() + "/replay/frames?count=1&viewer=" + as + "&from="
                                + step.get("step")).body().get(0).get("events")));
            }
        }
    }

    @Test void a_game_that_is_over_still_tells_each_what_it_was_told() {
        LongTable table = laid(seed, true, true);
        try (Server server = Server.start(Here.options(folder))) {
            Phone phone = person(server, table, 1).play(table.kept().id(), 0);
            phone.await("over");
            int from = phone.heard.getFirst().get("from").asInt();
            List<JsonNode> mine = steps(person(server, table, 1), table, "?before=" + from);
            List<JsonNode> others = steps(new Visitor(server.address()), table, "?before=" + from);
            assertThat(mine).hasSize(500).isNotEqualTo(others);
            assertThat(mine.getLast().get("step").asInt()).isEqualTo(from - 1);
            assertThat(steps(person(server, table, 1), table, "?before=1")).isEmpty();
        }
    }

    @Test void a_log_is_told_to_nobody_who_may_not_look() {
        LongTable table = laid(seed, false, false);
        try (Server server = Server.start(Here.options(folder))) {
            assertThat(Visitor.called("Zoe", server).get(log(table, "")).code()).isEqualTo("not-watched");
            Visitor player = person(server, table, 2);
            assertThat(player.get(log(table, "?before=10")).status()).isEqualTo(200);
            for (String wrong : List.of("?before=0", "?before=x", "?count=0", "?count=501", "?before=-4"))
                assertThat(player.get(log(table, wrong)).code()).as(wrong).isEqualTo("bad-request");
            String open = player.post("api/tables", Map.of("game", "vendetta", "seats", List.of("me", "open", "open")))
                    .body().get("id").asString();
            assertThat(player.get("api/tables/" + open + "/log").code()).isEqualTo("not-begun");
        }
    }
}
