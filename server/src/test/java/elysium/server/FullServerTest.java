package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Checks the limits on tables and the errors of a full server.
@Timeout(120)
class FullServerTest {
    private static final int SLOW = 3_000;
    private static final List<String> BOTS = List.of("search", "search", "search", "search", "search");

    @TempDir Path folder;

    /// Options with bots so slow that their games do not end.
    private Options slow() {
        return Here.options(folder).withMinDelayMillis(SLOW);
    }

    private static Visitor.Reply bots(Visitor who) {
        return who.post("api/tables", Map.of("game", "vtes", "seats", BOTS));
    }

    private static void refused(Visitor.Reply reply, int status, String code, String en, String fr) {
        assertThat(reply.status()).as(reply.whole().body()).isEqualTo(status);
        assertThat(reply.code()).isEqualTo(code);
        assertThat(reply.body().get("text").get("en").asString()).contains(en);
        assertThat(reply.body().get("text").get("fr").asString()).contains(fr);
    }

    private static String state(Visitor who, String table) {
        return who.get("api/tables/" + table).body().get("state").asString();
    }

    @Test void a_person_and_an_address_have_so_many_tables_of_bots_alone() {
        try (Server server = Server.start(slow().withRateLimit(true))) {
            Visitor ana = Visitor.called("Ana", server);
            for (int i = 0; i < 4; i++) assertThat(bots(ana).status()).isEqualTo(201);
            refused(bots(ana), 429, "enough-bots", "bots play alone", "des bots jouent seuls");
            assertThat(ana.table("me", "search", "search")).as("a table of one's own").isNotBlank();
            for (String name : List.of("Bo", "Cleo")) {
                Visitor other = Visitor.called(name, server);
                for (int i = 0; i < 4; i++) assertThat(bots(other).status()).isEqualTo(201);
            }
            refused(bots(Visitor.called("Dora", server)), 429, "enough-bots", "bots play alone",
                    "des bots jouent seuls");
        }
    }

    @Test void a_server_with_enough_tables_of_bots_says_so_and_goes_on_with_people() {
        try (Server server = Server.start(slow().withMaxBotTables(2))) {
            Visitor ana = Visitor.called("Ana", server);
            String first = bots(ana).body().get("id").asString();
            assertThat(bots(ana).status()).isEqualTo(201);
            refused(bots(ana), 503, "full", "this server is full", "ce serveur est plein");
            assertThat(state(ana, first)).isEqualTo("playing");
            String mine = ana.table("me", "open", "open");
            assertThat(ana.play(mine, 0).await("hello").get("state").asString()).isEqualTo("open");
        }
    }

    /// A table whose players have left is not rejected, but waits for room.
    @Test void a_table_that_people_leave_to_bots_waits_for_its_turn() {
        try (Server server = Server.start(Here.options(folder).withMaxBotTables(1))) {
            Visitor ana = Visitor.called("Ana", server);
            String going = bots(ana).body().get("id").asString(), left = ana.table("me", "random", "random");
            assertThat(ana.delete("api/tables/" + left + "/seats/0").status()).isEqualTo(200);
            String looks = ana.get("metrics").whole().body();
            assertThat(looks).contains("elysium_bot_tables 1.0");
            assertThat(state(ana, going)).isEqualTo("playing");
            Party.until(() -> state(ana, left).equals("over"));
            assertThat(state(ana, going)).as("the one before it has ended first").isEqualTo("over");
        }
    }

    @Test void a_server_without_memory_for_more_tables_keeps_those_it_has() throws Exception {
        try (Server server = Server.start(Here.options(folder).withMaxTables(3))) {
            Visitor ana = Visitor.called("Ana", server);
            String mine = ana.table("me", "random", "random");
            Phone phone = ana.play(mine, 0);
            for (int i = 0; i < 2; i++) assertThat(ana.table("me", "random", "random")).isNotBlank();
            Visitor.Reply more =
                    ana.post("api/tables", Map.of("game", "vendetta", "seats", List.of("me", "bot", "bot")));
            assertThat(more.status()).as("what is wrong is told first").isEqualTo(400);
            refused(ana.post("api/tables", Map.of("game", "vendetta", "seats", List.of("me", "random", "random"))), 503,
                    "full", "this server is full", "ce serveur est plein");
            assertThat(more.whole().headers().firstValue("Retry-After")).isEmpty();
            var game = CompletableFuture.supplyAsync(new Scripted(phone, 3)::untilOver, Thread::startVirtualThread);
            assertThat(game.get().has("payoffs")).isTrue();
        }
    }
}
