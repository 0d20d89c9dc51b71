package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class TwoNodesTest {
    @TempDir Path folder;

    @Test void people_at_two_servers_play_one_game() throws Exception {
        Options options = Here.options(folder).withDatabase(Postgres.fresh());
        try (Server one = Server.start(options); Server other = Server.start(options)) {
            Visitor ana = Visitor.called("Ana", one), bo = Visitor.called("Bo", other);
            String table = ana.table("me", "open", "random", "random");
            bo.post("api/tables/" + table + "/seats/1", "");
            Phone near = ana.play(table, 0), far = bo.play(table, 0);
            far.say(Map.of("type", "chat", "text", "Good evening"));
            assertThat(near.await("chat").get("text").asString()).isEqualTo("Good evening");
            var elsewhere =
                    CompletableFuture.supplyAsync(new Scripted(far, 3)::untilOver, Thread::startVirtualThread);
            JsonNode over = new Scripted(ana.play(table, 0), 4).untilOver();
            assertThat(elsewhere.get()).isEqualTo(over);
            String path = "api/tables/" + table + "/journal";
            assertThat(ana.get(path).whole().body()).isEqualTo(bo.get(path).whole().body()).contains("end ");
        }
    }

    @Test void when_a_server_goes_its_people_play_on_at_another() throws Exception {
        Options options = Here.options(folder).withDatabase(Postgres.fresh());
        try (Server other = Server.start(options); Server one = Server.start(options)) {
            Visitor ana = Visitor.called("Ana", one);
            String table = ana.table("me", "random", "random");
            Phone phone = ana.play(table, 0);
            JsonNode question = phone.await("question");
            phone.move(question.get("seq").asInt(), question.get("choices").get(0).get("move").asString());
            phone.await("moved");
            one.close();
            assertThat(phone.closed.get()).isEqualTo(1001);
            Phone again = ana.at(other.address()).play(table, 0);
            assertThat(new Scripted(again, 8).untilOver().get("payoffs").size()).isEqualTo(3);
        }
    }
}
