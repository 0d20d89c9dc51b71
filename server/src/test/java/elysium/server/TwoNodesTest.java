package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import elysium.server.message.MessageBuilder;
import elysium.store.JournalFile;
import elysium.vendetta.VendettaGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class TwoNodesTest {
    @TempDir Path folder;
    private final long seed = Seed.of(this);

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
                    CompletableFuture.supplyAsync(new Scripted(far, seed + 3)::untilOver, Thread::startVirtualThread);
            JsonNode over = new Scripted(ana.play(table, 0), seed + 4).untilOver();
            assertThat(elsewhere.get()).isEqualTo(over);
            String path = "api/tables/" + table + "/journal";
            assertThat(ana.get(path).whole().body()).isEqualTo(bo.get(path).whole().body()).contains("end ");
        }
    }

    @Test void a_token_that_is_renewed_at_one_server_closes_its_sockets_at_the_other() throws Exception {
        Options options = Here.options(folder).withDatabase(Postgres.fresh());
        try (Server one = Server.start(options); Server other = Server.start(options)) {
            Visitor ana = Visitor.called("Ana", one);
            String table = ana.table("me", "random", "random"), path = "api/tables/" + table + "/seats/0/token";
            String token = ana.post(path, "").body().get("token").asString();
            Phone far = Phone.open(other.address(), table, "Authorization", "Bearer " + token);
            far.say(Map.of("type", "hello"));
            far.await("question", "waiting");
            ana.post(path, "");
            assertThat(far.await("refused").get("code").asString()).isEqualTo("token-renewed");
            assertThat(far.closed.get()).isEqualTo(1008);
        }
    }

    @Test void a_database_that_drops_its_connections_loses_no_move() throws Exception {
        String url = Postgres.fresh();
        try (Server one = Server.start(Here.options(folder).withDatabase(url))) {
            Visitor ana = Visitor.called("Ana", one);
            String table = ana.table("me", "random", "random");
            Scripted player = new Scripted(ana.play(table, 0), seed + 5);
            var game = CompletableFuture.supplyAsync(player::untilOver, Thread::startVirtualThread);
            int cuts = 0;
            for (int i = 0; i < 3; i++) {
                Thread.sleep(20);
                cuts += Postgres.cut(url);
            }
            game.get();
            assertThat(cuts).isPositive();
            Visitor.Reply reply = ana.get("api/tables/" + table + "/journal");
            for (int i = 0; i < 20 && reply.status() == 503; i++) reply = ana.get("api/tables/" + table + "/journal");
            JournalFile journal = JournalFile.read(Files.writeString(folder.resolve("kept"), reply.whole().body()));
            assertThat(journal.replay(new VendettaGame()).isOver()).isTrue();
            List<String> kept = journal.journal().entries().stream().filter(entry -> entry.seat() == 0)
                    .map(entry -> MessageBuilder.hex(entry.move())).toList();
            assertThat(kept).containsSubsequence(player.acknowledged)
                    .hasSizeLessThanOrEqualTo(player.acknowledged.size() + player.unavailable);
        }
    }

    @Test void when_a_server_goes_its_people_play_on_at_another() throws Exception {
        Options options = Here.options(folder).withDatabase(Postgres.fresh());
        try (Server other = Server.start(options); Server one = Server.start(options)) {
            Visitor ana = Visitor.called("Ana", one);
            String table = ana.table("me", "random", "random");
            Phone phone = ana.play(table, 0);
            JsonNode question = phone.await("question");
            phone.move(question.get("step").asInt(), question.get("choices").get(0).get("move").asString());
            phone.await("committed");
            one.close();
            assertThat(phone.closed.get()).isEqualTo(1001);
            Phone again = ana.at(other.address()).play(table, 0);
            assertThat(new Scripted(again, seed + 8).untilOver().get("payoffs").size()).isEqualTo(3);
        }
    }

    @Test void a_session_that_ends_at_one_server_closes_its_sockets_at_the_other() {
        Options options = Here.options(folder).withDatabase(Postgres.fresh());
        try (Server one = Server.start(options); Server other = Server.start(options)) {
            Visitor ana = Visitor.called("Ana", one);
            String table = ana.table("me", "open", "open");
            Phone far = ana.at(other.address()).play(table, 0);
            far.await("hello");
            assertThat(ana.delete("api/session").status()).isEqualTo(204);
            assertThat(far.closed.join()).isEqualTo(1001);
        }
    }
}
