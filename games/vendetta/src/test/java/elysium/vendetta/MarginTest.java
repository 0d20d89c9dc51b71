package elysium.vendetta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.vendetta.rules.Scoring;
import elysium.vendetta.rules.Scoring.Margin;
import elysium.vendetta.table.Vendetta;
import org.junit.jupiter.api.Test;

/// What is said to have decided a game: how the winning side came before the next best.
class MarginTest {
    private static final String[] CLANS = {"Brujah", "Gangrel", "Ventrue", "Tremere"};

    private static Map<String, Object> has(int influence, int blood) {
        return Map.of("influence", influence, "blood", blood);
    }

    private static Margin margin(boolean teams, List<Map<String, Object>> seats) {
        Map<String, Object> given = new LinkedHashMap<>(Map.of("phase", "score", "round", 3, "teams", teams));
        List<String> names = List.of("Ana", "Bo", "Cleo", "Dan");
        for (int seat = 0; seat < seats.size(); seat++) {
            Map<String, Object> of = new LinkedHashMap<>(seats.get(seat));
            of.put("clan", CLANS[seat]);
            given.put(names.get(seat), of);
        }
        Vendetta t = Tables.staged(given);
        return Scoring.margin(t);
    }

    @Test void the_most_influence_decides_against_the_next_best() {
        assertThat(margin(false, List.of(has(9, 1), has(3, 5), has(8, 5)))).isEqualTo(Margin.SCORE);
        assertThat(margin(false, List.of(has(3, 5), has(8, 5), has(9, 1)))).isEqualTo(Margin.SCORE);
    }

    @Test void of_equal_influence_more_blood_decides_whoever_sits_where() {
        assertThat(margin(false, List.of(has(9, 5), has(9, 4), has(3, 5)))).isEqualTo(Margin.BLOOD);
        assertThat(margin(false, List.of(has(9, 5), has(3, 5), has(9, 4)))).isEqualTo(Margin.BLOOD);
        assertThat(margin(false, List.of(has(3, 5), has(9, 4), has(9, 5)))).isEqualTo(Margin.BLOOD);
    }

    @Test void of_equal_influence_and_blood_turn_order_decides() {
        assertThat(margin(false, List.of(has(9, 5), has(9, 4), has(9, 5)))).isEqualTo(Margin.ORDER);
    }

    @Test void a_text_that_wins_ties_decides_before_blood() {
        Map<String, Object> tied = Map.of("influence", 6, "blood", 1, "alliance", List.of("Fiorenza Savona"));
        assertThat(margin(false, List.of(has(9, 5), has(3, 5), tied))).isEqualTo(Margin.TEXT);
        assertThat(margin(false, List.of(has(8, 5), has(3, 5), tied))).isEqualTo(Margin.SCORE);
    }

    @Test void a_teammate_is_not_the_next_best() {
        assertThat(margin(true, List.of(has(9, 5), has(3, 5), has(9, 5), has(3, 5)))).isEqualTo(Margin.SCORE);
        assertThat(margin(true, List.of(has(9, 5), has(9, 4), has(9, 5), has(9, 5)))).isEqualTo(Margin.BLOOD);
    }

    @Test void whoever_is_left_alone_wins_by_that() {
        Vendetta t = Tables.staged(Map.of("table", """
                round 3   over   ambition Ana   seats Ana, Bo, Cleo
                Ana   Brujah   out
                Bo    Gangrel   out
                Cleo  Ventrue   blood 1   influence 1
                """));
        assertThat(Scoring.margin(t)).isEqualTo(Margin.ALONE);
        assertThat(Evenings.GAME.outline(t, 0).numbers()).containsEntry("margin", List.of(Margin.ALONE.ordinal()));
    }
}
