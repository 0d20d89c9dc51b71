package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Tests leaving, returning and rematches.
class AgainTest extends TwoVisitors {
    @Test void whoever_left_may_return_while_the_game_lasts() {
        String table = ana.table("me", "open", "open"), path = "api/tables/" + table;
        Visitor cleo = Visitor.called("Cleo", server);
        bo.post(path + "/seats/1", "");
        cleo.post(path + "/seats/2", "");
        Phone phone = ana.play(table, 0);
        phone.await("view");
        assertThat(bo.delete(path + "/seats/1").body().get("formerSeat").asInt()).isEqualTo(1);
        assertThat(phone.await("seats").get("seats").get(1).get("kind").asString()).isEqualTo("search");
        assertThat(cleo.post(path + "/seats/1/return", "").code()).isEqualTo("not-yours");
        assertThat(bo.get(path + "/orders").code()).isEqualTo("not-yours");
        JsonNode back = bo.post(path + "/seats/1/return", "").body();
        assertThat(back.get("seat").asInt()).isEqualTo(1);
        assertThat(back.has("formerSeat")).isFalse();
        JsonNode seats = phone.await("seats").get("seats");
        assertThat(seats.get(1).get("kind").asString()).isEqualTo("person");
        assertThat(seats.get(1).get("name").asString()).isEqualTo("Bo");
        assertThat(bo.post(path + "/seats/1/return", "").status()).as("who is there already").isEqualTo(200);
    }

    @Test void the_same_players_meet_again_once() {
        String table = ana.post("api/tables", Map.of("game", "vendetta", "seats", List.of("me", "open", "random"),
                "options", List.of("relics"), "clock", Map.of("kind", "slow", "hours", 2))).body().get("id").asString();
        String path = "api/tables/" + table;
        bo.post(path + "/seats/1", "");
        assertThat(ana.post(path + "/rematch", "").code()).isEqualTo("not-over");
        Phone looker = new Visitor(server.address()).play(table, 0);
        assertThat(ana.delete(path + "/seats/0").status()).isEqualTo(200);
        assertThat(ana.post(path + "/seats/0/return", "").status()).isEqualTo(200);
        Scripted other = new Scripted(bo.play(table, 0), 1);
        var game = java.util.concurrent.CompletableFuture.supplyAsync(other::untilOver, Thread::startVirtualThread);
        new Scripted(ana.play(table, 0), 2).untilOver();
        game.join();
        assertThat(Visitor.called("Cleo", server).post(path + "/rematch", "").code()).isEqualTo("not-yours");
        Visitor.Reply laid = bo.post(path + "/rematch", "");
        assertThat(laid.status()).isEqualTo(201);
        JsonNode next = laid.body();
        assertThat(next.get("options").toString()).isEqualTo("[\"relics\"]");
        assertThat(next.get("clock").get("hours").asInt()).isEqualTo(2);
        assertThat(next.get("seat").asInt()).isEqualTo(1);
        assertThat(next.get("seats").get(0).get("kind").asString()).isEqualTo("open");
        assertThat(next.get("seats").get(0).get("reservedFor").asString()).isEqualTo("Ana");
        assertThat(next.get("seats").get(2).get("kind").asString()).isEqualTo("random");
        String id = next.get("id").asString();
        assertThat(looker.await("rematch").get("table").asString()).isEqualTo(id);
        assertThat(new Visitor(server.address()).play(table, 0).await("rematch").get("table").asString()).isEqualTo(id);
        assertThat(bo.get(path).body().get("rematch").asString()).isEqualTo(id);
        assertThat(Visitor.called("Dan", server).post("api/tables/" + id + "/seats/0", "").code())
                .isEqualTo("seat-taken");
        Visitor.Reply same = ana.post(path + "/rematch", "");
        assertThat(same.status()).isEqualTo(200);
        assertThat(same.body().get("id").asString()).isEqualTo(id);
        assertThat(same.body().get("state").asString()).isEqualTo("playing");
        assertThat(ana.play(id, 0).await("clock").get("left").size()).isEqualTo(3);
    }
}
