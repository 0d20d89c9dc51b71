package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import elysium.kernel.journal.Journal;
import elysium.server.db.Database;
import elysium.server.db.table.Entry;
import elysium.server.db.table.EntryStore;
import elysium.server.db.table.TableRecord;
import elysium.server.db.table.Tables;
import elysium.server.room.fold.Fold;
import elysium.vendetta.VendettaGame;
import elysium.vendetta.table.Vendetta;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Checks that the delay of an answer does not reveal whether a bot or an order gave it.
class EvenTest {
    private static final int PAUSE = 150, SLACK = 10, ORDERED = 2;

    @TempDir Path folder;

    @Test void no_answer_without_a_person_comes_before_the_pause_is_over() {
        try (Server server = Server.start(Here.options(folder).withMinDelayMillis(PAUSE));
                Database database = Database.file(folder)) {
            Visitor ana = Visitor.called("Ana", server);
            String table = ana.table("me", "random", "search");
            ana.send("PUT", "api/tables/" + table + "/orders",
                    "{\"orders\":[{\"kind\":\"planning-end\",\"answer\":\"pass\"}]}", "X-Elysium", "1");
            play(ana.play(table, 0));
            TableRecord kept = new Tables(database).find(table);
            Fold<Vendetta> fold = new Fold<>(new VendettaGame(), new Journal(kept.setup(), List.of()), kept.timing());
            long opened = kept.timing().startedAt();
            int orders = 0, bots = 0;
            for (Entry entry : new EntryStore(database).after(table, 0)) {
                if (entry.kind() == Entry.ORDERED) orders++;
                if (entry.seat() != 0) bots++;
                if (entry.kind() == Entry.ORDERED || entry.seat() != 0)
                    assertThat(entry.at() - opened).as("entry " + entry).isGreaterThanOrEqualTo(PAUSE - SLACK);
                if (fold.apply(entry)) opened = entry.at();
            }
            assertThat(orders).isGreaterThanOrEqualTo(ORDERED);
            assertThat(bots).isGreaterThan(5);
        }
    }

    /// Answers questions without an order until an order has answered more than once.
    private static void play(Phone phone) {
        int answered = -1, ordered = 0;
        while (ordered < ORDERED) {
            JsonNode message = phone.await("question", "autoAnswered");
            if (message.get("type").asString().equals("autoAnswered")) {
                ordered++;
                continue;
            }
            int seq = message.get("step").asInt();
            if (seq == answered || message.get("kind").asString().equals("planning-end")) continue;
            answered = seq;
            phone.move(seq, message.get("choices").get(0).get("move").asString());
        }
    }
}
