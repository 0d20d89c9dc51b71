package elysium.vendetta;

import static elysium.kernel.Table.NONE;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.Verbs;
import elysium.vendetta.dsl.Effects;
import elysium.vendetta.table.EventKind;
import elysium.vendetta.table.GameLayout;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.Verb;
import org.junit.jupiter.api.Test;

/// The log of Relics, and how long their effects last.
class RelicsTest {
    private static final int ANA = 0, BO = 1;

    private static Map<String, Object> frenzy(Map<String, Object> bo) {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("resolve", "The Rack");
        given.put("step", "aftermath");
        given.put("Ana", Map.of("clan", "Brujah", "The Rack", Map.of("cards", List.of("Fist of Caine"))));
        given.put("Bo", bo);
        given.put("Cleo", Map.of("clan", "Ventrue"));
        return given;
    }

    /// The kinds of events that are told when Bo, in Frenzy, uses the only card there is.
    private static List<Integer> toldOfUse(Map<String, Object> bo) {
        Vendetta t = Tables.staged(frenzy(bo));
        List<Integer> kinds = new ArrayList<>();
        t.setListener((kind, subject, object, amount, face, seenBy) -> kinds.add(kind));
        Offers offers = t.offers(BO, Offers.movesOnly());
        assertThat(Move.verb(offers.get(0))).isEqualTo(Verb.USE);
        t.answer(BO, offers.get(0));
        return kinds;
    }

    @Test void everybody_hears_of_a_relic_that_keeps_a_frenzy_off() {
        assertThat(toldOfUse(Map.of("clan", "Tremere", "blood", 1, "relic", "Ashen Urn", "The Rack",
                Map.of("blood", 1)))).contains(EventKind.RELIC);
    }

    @Test void a_card_that_keeps_a_frenzy_from_draining_is_no_relic() {
        assertThat(toldOfUse(Map.of("clan", "Tremere", "blood", 1, "alliance", List.of("Victim"), "The Rack",
                Map.of("cards", List.of("Ready"))))).doesNotContain(EventKind.RELIC);
    }

    @Test void nobody_is_remembered_for_a_frenzy_that_did_not_come() {
        Vendetta t = Tables.staged(frenzy(Map.of("clan", "Tremere", "blood", 1, "relic", "Ashen Urn", "The Rack",
                Map.of("blood", 1))));
        assertThat(t.pools.cause(BO)).isEqualTo(ANA);
        t.answer(BO, t.offers(BO, Offers.movesOnly()).get(0));
        assertThat(t.pools.cause(BO)).isEqualTo(NONE);
    }

    @Test void whoever_caused_a_frenzy_is_remembered_until_it_has_begun() {
        Vendetta t = Tables.staged(frenzy(Map.of("clan", "Tremere", "blood", 1, "relic", "Ashen Urn", "alliance",
                List.of("Victim"), "The Rack", Map.of("blood", 1))));
        t.answer(BO, Move.of(Verbs.PASS));
        assertThat(t.pools.influence(ANA)).isEqualTo(4);
    }

    /// VEN-REL-06: what a Relic adds in its phase is over behind it.
    private static int lastingBehind(String phase, String relic) {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("phase", phase);
        given.put("round", 2);
        given.put("go on", true);
        given.put("Ana", Map.of("clan", "Ventrue", "hand", List.of("Hunt"), "relic", relic, "alliance",
                List.of("Victim")));
        given.put("Bo", Map.of("clan", "Brujah", "deck", List.of()));
        given.put("Cleo", Map.of("clan", "Gangrel", "deck", List.of()));
        Vendetta t = Tables.staged(given);
        t.answer(ANA, Move.of(Verbs.PICK_NUMBER, 1, Effects.CHOICE));
        assertThat(t.first(GameLayout.RELIC)).isNotEqualTo(NONE);
        assertThat(t.isFaceDown(t.first(GameLayout.RELIC))).isTrue();
        return t.effects.count();
    }

    @Test void the_crimson_ewer_doubles_one_feed_and_no_more() {
        assertThat(lastingBehind("feed", "Crimson Ewer")).isZero();
    }

    @Test void the_codex_of_whispers_adds_to_one_draw_and_no_more() {
        assertThat(lastingBehind("hand building", "Codex of Whispers")).isZero();
    }
}
