package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Checks that no player can push the tables of others off the list.
class LobbyTest {
    private static final String HERE = "203.0.113.7", ELSEWHERE = "203.0.113.8";
    private static final int BY_PERSON = 6, BY_ADDRESS = 24;

    @TempDir Path folder;
    private Server server;

    @BeforeEach void open() {
        server = Server.start(Here.options(folder).withRateLimit(true).withProxy(true));
    }

    @AfterEach void close() {
        server.close();
    }

    private static Visitor.Reply lay(Visitor who, String from, boolean listed, String... seats) {
        String wish = Visitor.JSON.writeValueAsString(
                Map.of("game", "vendetta", "seats", List.of(seats), "listed", listed));
        return who.send("POST", "api/tables", wish, "X-Elysium", "1", "X-Forwarded-For", from);
    }

    /// Creates tables until one is rejected; returns their number.
    private static int flood(Visitor who, String from, String... seats) {
        for (int laid = 0;; laid++) {
            Visitor.Reply reply = lay(who, from, true, seats);
            if (reply.status() == 201) continue;
            assertThat(reply.status() + " " + reply.code()).isEqualTo("429 too-many-tables");
            assertThat(reply.body().get("text").get("en").asString()).contains("open tables");
            assertThat(reply.body().get("text").get("fr").asString()).contains("trop de tables");
            return laid;
        }
    }

    private List<String> listed() {
        return new Visitor(server.address()).get("api/tables").body().valueStream()
                .map(table -> table.get("id").asString()).toList();
    }

    @Test void a_few_guests_cannot_push_an_honest_table_off_the_list() {
        Visitor ana = Visitor.called("Ana", server);
        String honest = lay(ana, ELSEWHERE, true, "me", "open", "open").body().get("id").asString();
        ana.play(honest, 0).await("hello");
        int laid = 0;
        for (int i = 0; i < 6; i++) {
            int mine = flood(Visitor.called("Guest", server), HERE, "me", "open", "open");
            assertThat(mine).isLessThanOrEqualTo(BY_PERSON);
            laid += mine;
        }
        assertThat(laid).isEqualTo(BY_ADDRESS);
        assertThat(listed()).hasSize(BY_ADDRESS + 1).startsWith(honest);
        Visitor bo = Visitor.called("Bo", server);
        assertThat(lay(bo, HERE, false, "me", "open", "open").status()).as("not for the list").isEqualTo(201);
        assertThat(lay(bo, HERE, true, "me", "random", "random").status()).as("begins at once").isEqualTo(201);
        assertThat(lay(bo, ELSEWHERE, true, "me", "open", "open").status()).isEqualTo(201);
    }

    @Test void a_table_that_begins_makes_room_for_another() {
        Visitor ana = Visitor.called("Ana", server), bo = Visitor.called("Bo", server);
        assertThat(flood(ana, HERE, "me", "open", "random")).isEqualTo(BY_PERSON);
        bo.post("api/tables/" + listed().getFirst() + "/seats/1", "");
        assertThat(flood(ana, HERE, "me", "open", "random")).isEqualTo(1);
        for (String table : listed()) ana.delete("api/tables/" + table + "/seats/0");
        assertThat(flood(ana, HERE, "me", "open", "random")).as("empty ones count for a while").isZero();
    }

    @Test void where_people_wait_comes_first() {
        List<String> laid = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Visitor host = Visitor.called("Host", server);
            JsonNode table = lay(host, HERE, true, i == 3 ? "open" : "me", "open", "open").body();
            laid.add(table.get("id").asString());
            if (i == 0) host.play(laid.getFirst(), 0).await("hello");
        }
        Visitor.called("Cleo", server).post("api/tables/" + laid.get(1) + "/seats/2", "");
        assertThat(listed()).containsExactly(laid.get(0), laid.get(1), laid.get(2), laid.get(3));
    }
}
