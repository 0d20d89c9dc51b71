package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import elysium.server.db.Database;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Checks orders with conditions and specific answers at a real table.
class ConditionsTest {
    private static final int PAUSE = 60;
    private static final String ORDERS =
            "{\"orders\":[{\"kind\":\"*\",\"answer\":\"ask\",\"when\":\"pool-under\",\"number\":2},"
                    + "{\"kind\":\"block\",\"answer\":\"pass\",\"when\":\"bleed-under\",\"number\":9},"
                    + "{\"kind\":\"block\",\"answer\":\"pass\",\"when\":\"undirected\"},"
                    + "{\"kind\":\"minion\",\"answer\":\"pass\"},{\"kind\":\"influence\",\"answer\":\"pass\"},"
                    + "{\"kind\":\"strike\",\"answer\":\"hands\"}]}";

    @TempDir Path folder;

    private static String table(Visitor who) {
        return who.post("api/tables", Map.of("game", "vtes", "seats", List.of("me", "random", "random"))).body()
                .get("id")
                .asString();
    }

    private static Visitor.Reply put(Visitor who, String path, String body) {
        return who.send("PUT", path, body, "X-Elysium", "1");
    }

    private static Visitor.Reply one(Visitor who, String path, String order) {
        return put(who, path, "{\"orders\":[{" + order + "}]}");
    }

    @Test void orders_are_kept_as_given_and_wrong_ones_refused_with_what_is_wrong() {
        try (Server server = Server.start(Here.options(folder))) {
            Visitor ana = Visitor.called("Ana", server);
            String path = "api/tables/" + table(ana) + "/orders";
            JsonNode kept = put(ana, path, ORDERS).body();
            assertThat(kept.get("orders").size()).isEqualTo(6);
            assertThat(kept.get("orders").toString()).contains("\"when\":\"bleed-under\",\"number\":9",
                    "\"when\":\"undirected\"}");
            assertThat(kept.get("alwaysAsk").toString()).contains("pool-under", "tomberait sous #");
            assertThat(kept.get("kinds").toString()).contains("\"answer\":\"hands\"", "\"when\":\"by-grand-prey\"");
            assertThat(refusal(
                    one(ana, path, "\"kind\":\"block\",\"answer\":\"pass\",\"when\":\"bleed-under\",\"number\":99")))
                    .contains("from 1 to 20");
            assertThat(refusal(one(ana, path, "\"kind\":\"block\",\"answer\":\"hands\""))).contains("no answer hands");
            assertThat(refusal(one(ana, path, "\"kind\":\"toll\",\"answer\":\"pass\""))).contains("each time");
            assertThat(refusal(one(ana, path, "\"answer\":\"pass\""))).contains("a kind and an answer");
            assertThat(ana.get(path).body().get("orders").size()).as("what was refused changed nothing").isEqualTo(6);
        }
    }

    /// An order for all kinds of questions, since windows open whether or not the player has a card for them.
    @Test void what_alone_is_offered_is_answered_for_whoever_wants_it() {
        try (Server server = Server.start(Here.options(folder))) {
            Visitor ana = Visitor.called("Ana", server);
            String table = table(ana), path = "api/tables/" + table + "/orders";
            assertThat(refusal(one(ana, path, "\"kind\":\"block\",\"answer\":\"only-choice\"")))
                    .contains("no answer only");
            assertThat(one(ana, path, "\"kind\":\"*\",\"answer\":\"only-choice\"").status()).isEqualTo(200);
            Phone phone = ana.play(table, 0);
            int ordered = 0, asked = 0;
            while (ordered < 5 || asked < 5) {
                JsonNode message = phone.await("question", "autoAnswered");
                if (message.get("type").asString().equals("autoAnswered")) ordered++;
                else if (message.get("choices").size() > 1) {
                    asked++;
                    phone.move(message.get("step").asInt(), message.get("choices").get(0).get("move").asString());
                }
            }
            assertThat(ana.get(path).body().get("orders").toString()).contains("\"answer\":\"only-choice\"");
        }
    }

    private static String refusal(Visitor.Reply reply) {
        assertThat(reply.code()).isEqualTo("bad-request");
        return reply.body().toString();
    }

    /// To the others, an ordered answer looks the same as a bot's.
    @Test void an_ordered_answer_comes_after_the_same_pause_as_a_bots() {
        try (Server server = Server.start(Here.options(folder).withMinDelayMillis(PAUSE));
                Database database = Database.file(folder)) {
            Visitor ana = Visitor.called("Ana", server);
            String table = table(ana);
            put(ana, "api/tables/" + table + "/orders", ORDERS);
            play(ana.play(table, 0));
            assertThat(Pauses.even(table, database, PAUSE)).isPositive();
        }
    }

    /// Answers every question until an order has answered.
    private static void play(Phone phone) {
        int answered = -1;
        while (true) {
            JsonNode message = phone.await("question", "autoAnswered");
            if (message.get("type").asString().equals("autoAnswered")) return;
            int seq = message.get("step").asInt();
            if (seq == answered || List.of("minion", "influence").contains(message.get("kind").asString())) continue;
            answered = seq;
            phone.move(seq, message.get("choices").get(0).get("move").asString());
        }
    }
}
