package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class ReconnectTest {
    @TempDir Path folder;
    private final long seed = Seed.of(this);

    @Test void whoever_comes_back_hears_exactly_what_was_missed() {
        try (Server server = Server.start(Here.options(folder))) {
            Visitor ana = Visitor.called("Ana", server);
            String table = ana.table("me", "random", "random");
            Phone steady = ana.play(table, 0);
            Scripted player = new Scripted(steady, seed + 5);
            Phone dropped = ana.play(table, 0);
            dropped.await("question", "waiting");
            dropped.hangUp();
            player.untilOver();
            List<JsonNode> all = events(steady);
            assertThat(all).extracting(each -> each.get("step").asInt()).isSorted().doesNotHaveDuplicates()
                    .hasSizeGreaterThan(20);
            for (int since : new int[] {0, 1, all.size() / 2, all.size() - 1, all.size()}) {
                Phone again = ana.play(table, since);
                again.await("over");
                assertThat(events(again)).isEqualTo(all.subList(since, all.size()));
                again.hangUp();
            }
        }
    }

    @Test void a_room_that_was_thrown_away_tells_the_same_again() {
        List<JsonNode> before;
        String table;
        Visitor ana;
        try (Server server = Server.start(Here.options(folder))) {
            ana = Visitor.called("Ana", server);
            table = ana.table("me", "random", "random");
            Phone phone = ana.play(table, 0);
            new Scripted(phone, seed + 6).untilOver();
            before = phone.heard;
        }
        try (Server server = Server.start(Here.options(folder))) {
            Phone phone = ana.at(server.address()).play(table, 0);
            JsonNode over = phone.await("over");
            assertThat(events(phone)).isEqualTo(before.stream().filter(ReconnectTest::event).toList());
            assertThat(over).isEqualTo(before.getLast());
        }
    }

    static List<JsonNode> events(Phone phone) {
        return List.copyOf(phone.heard).stream().filter(ReconnectTest::event).toList();
    }

    private static boolean event(JsonNode message) {
        return message.get("type").asString().equals("events");
    }
}
