package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class ArchiveTest extends TwoVisitors {
    @Test void games_that_are_over_say_who_won() {
        String mine = laid(ana, Map.of()), others = laid(bo, Map.of());
        assertThat(ids(ana.get("api/tables/live"))).containsExactlyInAnyOrder(mine, others);
        assertThat(ids(ana.get("api/tables/over"))).isEmpty();
        play(ana, mine);
        play(bo, others);
        assertThat(ids(ana.get("api/tables/live"))).isEmpty();
        assertThat(ids(ana.get("api/tables/over?game=vendetta"))).containsExactly(others, mine);
        assertThat(ids(ana.get("api/tables/over?before=" + others))).containsExactly(mine);
        assertThat(ids(ana.get("api/tables/over?mine=true"))).containsExactly(mine);
        assertThat(ids(ana.get("api/tables/over?game=chess"))).isEmpty();
        JsonNode table = new Visitor(server.address()).get("api/tables/over").body().get(1);
        JsonNode over = ana.play(mine, 0).await("over");
        for (int seat = 0; seat < 3; seat++)
            assertThat(table.get("winners").toString().contains(String.valueOf(seat)))
                    .isEqualTo(over.get("payoffs").get(seat).asDouble() == 1);
        assertThat(table.get("ended").asLong()).isGreaterThanOrEqualTo(table.get("created").asLong());
        assertThat(table.get("state").asString()).isEqualTo("over");
    }

    @Test void tables_that_are_not_for_all_are_listed_for_nobody_else() {
        String unlisted = laid(ana, Map.of("listed", false)), unwatched = laid(ana, Map.of("spectators", false));
        assertThat(ids(bo.get("api/tables/live"))).isEmpty();
        play(ana, unlisted);
        play(ana, unwatched);
        assertThat(ids(bo.get("api/tables/over"))).isEmpty();
        assertThat(ids(ana.get("api/tables/over"))).isEmpty();
        assertThat(ids(ana.get("api/tables/over?mine=true"))).containsExactly(unwatched, unlisted);
        assertThat(ids(bo.get("api/tables/over?mine=true"))).isEmpty();
    }

    @Test void what_cannot_be_asked_for_is_refused() {
        assertThat(new Visitor(server.address()).get("api/tables/over?mine=true").code()).isEqualTo("not-signed-in");
        assertThat(ana.get("api/tables/over?mine=perhaps").code()).isEqualTo("bad-request");
        assertThat(ana.get("api/tables/over?before=yesterday").code()).isEqualTo("unknown-table");
    }

    private static String laid(Visitor visitor, Map<String, Object> more) {
        Map<String, Object> wish = new java.util.HashMap<>(more);
        wish.put("game", "vendetta");
        wish.put("seats", List.of("me", "random", "random"));
        return visitor.post("api/tables", wish).body().get("id").asString();
    }

    private static void play(Visitor visitor, String table) {
        Phone phone = visitor.play(table, 0);
        new Scripted(phone, 4).untilOver();
        phone.hangUp();
        while (visitor.get("api/tables/" + table).body().get("winners") == null) Thread.onSpinWait();
    }

    private static List<String> ids(Visitor.Reply reply) {
        List<String> ids = new ArrayList<>();
        for (JsonNode table : reply.body()) ids.add(table.get("id").asString());
        return ids;
    }
}
