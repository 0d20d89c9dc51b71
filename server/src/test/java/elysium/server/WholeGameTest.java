package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import elysium.kernel.Game;
import elysium.store.JournalFile;
import elysium.vendetta.VendettaGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class WholeGameTest {
    @TempDir Path folder;
    private final long seed = Seed.of(this);

    @Test void two_people_and_two_bots_play_a_whole_game_over_sockets() throws Exception {
        try (Server server = Server.start(Here.options(folder))) {
            Visitor ana = Visitor.called("Ana", server), bo = Visitor.called("Bo", server);
            String table = ana.table("me", "search", "open", "random");
            assertThat(bo.get("api/tables").body().get(0).get("id").asString()).isEqualTo(table);
            assertThat(bo.post("api/tables/" + table + "/seats/2", "").status()).isEqualTo(200);
            Scripted first = new Scripted(ana.play(table, 0), seed + 1),
                    second = new Scripted(bo.play(table, 0), seed + 2);
            var other = CompletableFuture.supplyAsync(second::untilOver, Thread::startVirtualThread);
            JsonNode over = first.untilOver();
            assertThat(other.get()).isEqualTo(over);

            Visitor.Reply reply = ana.get("api/tables/" + table + "/journal");
            assertThat(reply.status()).isEqualTo(200);
            Path file = Files.writeString(folder.resolve("game.journal"), reply.whole().body());
            JournalFile journal = JournalFile.read(file);
            Game<elysium.vendetta.table.Vendetta> game = new VendettaGame();
            assertThat(journal.replay(new VendettaGame()).isOver()).isTrue();
            List<String> names = new ArrayList<>();
            for (JsonNode seat : ana.get("api/tables/" + table).body().get("seats"))
                names.add(seat.get("name").asString());
            assertThat(journal.names()).isEqualTo(names).contains("Ana", "Bo").doesNotHaveDuplicates();
            assertThat(over.get("payoffs").size()).isEqualTo(4);
            assertThat(game.payoff(journal.replay(new VendettaGame()), 0))
                    .isEqualTo(over.get("payoffs").get(0).asDouble());
        }
    }
}
