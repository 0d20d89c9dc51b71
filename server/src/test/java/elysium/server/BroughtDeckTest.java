package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Tests listing, checking and bringing decks, whose contents other players do not learn.
class BroughtDeckTest extends TwoVisitors {
    private JsonNode listed(int deck) {
        return ana.get("api/games/rivals/decks").body().get(deck);
    }

    /// A player's own deck, with the cards of a published one.
    private JsonNode judged(String text) {
        Visitor.Reply reply = ana.post("api/games/rivals/decks/check", Map.of("text", text));
        assertThat(reply.status()).isEqualTo(200);
        return reply.body();
    }

    private String own(int deck) {
        return judged(listed(deck).get("deck").get("text").get("fr").asString()).get("option").asString();
    }

    private String table(String... options) {
        Visitor.Reply reply = ana.post("api/tables",
                Map.of("game", "rivals", "seats", List.of("me", "open"), "options", List.of(options)));
        assertThat(reply.status()).as(reply.whole().body()).isEqualTo(201);
        return reply.body().get("id").asString();
    }

    private static List<String> options(Visitor who, String table) {
        List<String> options = new ArrayList<>();
        for (JsonNode option : who.get("api/tables/" + table).body().get("options")) options.add(option.asString());
        return options;
    }

    @Test void published_decks_are_listed_with_what_is_not_sure_of_them() {
        JsonNode brujah = listed(0);
        assertThat(brujah.get("id").asString()).isEqualTo("core-brujah");
        assertThat(brujah.get("note").get("fr").asString()).contains("proposée", "déduite");
        assertThat(brujah.get("deck").get("legal").asBoolean()).isTrue();
        assertThat(brujah.get("deck").get("groups").get(4).get("size").asInt()).isEqualTo(40);
        assertThat(brujah.get("deck").get("curves").size()).isEqualTo(4);
        assertThat(ana.get("api/games/vendetta/decks").body().size()).isZero();
        assertThat(ana.get("api/games/chess/decks").code()).isEqualTo("unknown-game");
    }

    @Test void a_deck_is_judged_with_its_lines_and_clauses() {
        JsonNode sheet = judged("Agenda: Turf War\nLibrary\n4 x Drive-By\n1 x Drive-Buy");
        assertThat(sheet.get("legal").asBoolean()).isFalse();
        assertThat(sheet.get("option").asString()).isEmpty();
        assertThat(sheet.get("faults").get(0).get("line").asInt()).isEqualTo(4);
        List<String> clauses = new ArrayList<>();
        for (JsonNode fault : sheet.get("faults"))
            if (fault.has("clause")) clauses.add(fault.get("clause").get("id").asString());
        assertThat(clauses).contains("RIV-DCK-01", "RIV-DCK-03", "RIV-DCK-04", "RIV-DCK-05");
        assertThat(ana.post("api/games/rivals/decks/check", Map.of()).code()).isEqualTo("bad-request");
        assertThat(ana.post("api/games/rivals/decks/check", Map.of("text", "x".repeat(30_000))).code())
                .isEqualTo("too-large");
    }

    @Test void whoever_lays_a_table_alone_is_told_the_deck_that_they_bring() {
        String own = own(2), table = table("deck1=" + own, "deck2=core-ventrue");
        assertThat(options(ana, table)).containsExactly("deck1=" + own, "deck2=core-ventrue");
        assertThat(options(bo, table)).containsExactly("deck1=own", "deck2=core-ventrue");
        bo.post("api/tables/" + table + "/seats/1", "");
        Phone phone = bo.play(table, 0);
        phone.await("question", "waiting");
        assertThat(phone.heard.toString()).contains("deck1=own").doesNotContain(own);
        assertThat(ana.play(table, 0).await("hello").toString()).contains(own);
    }

    @Test void whoever_sits_down_brings_a_deck_and_takes_it_away_again() {
        String own = own(3), table = table();
        assertThat(bo.post("api/tables/" + table + "/seats/1", Map.of("deck", "core-tremere")).code())
                .isEqualTo("bad-setup");
        Visitor cleo = Visitor.called("Cleo", server);
        String waiting = ana.post("api/tables", Map.of("game", "rivals", "seats", List.of("me", "open", "open")))
                .body().get("id").asString();
        bo.post("api/tables/" + waiting + "/seats/1", Map.of("deck", own));
        assertThat(options(bo, waiting)).containsExactly("deck2=" + own);
        assertThat(options(ana, waiting)).containsExactly("deck2=own");
        bo.delete("api/tables/" + waiting + "/seats/1");
        cleo.post("api/tables/" + waiting + "/seats/1", "");
        assertThat(options(cleo, waiting)).isEmpty();
    }

    @Test void a_game_is_played_with_the_decks_that_were_brought() {
        String own = own(3), table = table("deck2=core-toreador");
        bo.post("api/tables/" + table + "/seats/1", Map.of("deck", own));
        assertThat(options(bo, table)).containsExactly("deck2=" + own);
        Phone phone = bo.play(table, 0);
        assertThat(phone.await("hello").get("options").get(0).asString()).isEqualTo("deck2=" + own);
        assertThat(leader(phone.await("view"), 1)).isEqualTo(Integer.parseInt(own.split("\\.")[2]));
    }

    /// The face of a seat's Leader, in whatever zone the first Event has put it.
    private static int leader(JsonNode view, int seat) {
        int row = view.get("state").get("leader").get(seat).asInt();
        for (JsonNode zone : view.get("zones"))
            for (JsonNode card : zone.get("cards")) if (card.get("row").asInt() == row) return card.get("face").asInt();
        throw new AssertionError("no Leader lies anywhere: " + view);
    }
}
