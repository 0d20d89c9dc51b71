package elysium.nightfall;

import static elysium.kernel.Table.SPECTATOR;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Lang;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.terminal.Drawing;
import org.junit.jupiter.api.Test;

/// In which order the players are shown when all is over, and what is said to have decided.
class RankingTest {
    private static final List<String> NAMES = List.of("Ana", "Bo", "Cleo");

    private static Nightfall ended(List<String> options, Map<String, Object> ana, Map<String, Object> bo,
            Map<String, Object> cleo) {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("phase", "score");
        given.put("options", options);
        given.put("Ana", ana);
        given.put("Bo", bo);
        given.put("Cleo", cleo);
        return Tables.GAME.scenarioSupport().createTable(given).table();
    }

    private static Map<String, Object> player(int sum, String type, int wounds) {
        return Map.of("sum", sum, "wounds", Map.of(type, wounds));
    }

    private static void shows(Nightfall t, List<Integer> places, int tie) {
        var figures = Tables.GAME.outline(t, SPECTATOR).numbers();
        assertThat(figures.get("place")).isEqualTo(places);
        assertThat(figures.getOrDefault("tie", List.of(0))).containsExactly(tie);
        String drawn = Tables.GAME.drawing().draw(t, SPECTATOR, new Drawing.Style(NAMES, Lang.EN, false, 100));
        for (int place = 1; place <= 3; place++) {
            int seat = places.get(place - 1);
            assertThat(drawn).contains(place + ". " + (seat + 1) + " " + NAMES.get(seat));
        }
        assertThat(drawn.contains("A tie")).isEqualTo(tie > 0);
        assertThat(t.night.winner()).isEqualTo(places.getFirst());
    }

    /// NF-VAR-08, NF-RUL-45
    @Test void an_apocalypse_is_ranked_by_its_sums_and_not_by_the_last_game() {
        shows(ended(List.of("apocalypse"), player(91, "Bite", 9), player(70, "Burn", 9), player(50, "Bleed", 14)),
                List.of(2, 1, 0), 0);
    }

    /// NF-RUL-45
    @Test void equal_sums_are_said_to_be_decided_by_the_last_game() {
        shows(ended(List.of("apocalypse"), player(60, "Bite", 10), player(62, "Burn", 8), player(93, "Bleed", 7)),
                List.of(1, 0, 2), 4);
    }

    /// NF-SCORE-02, NF-SCORE-03, NF-SCORE-05
    @Test void one_game_is_ranked_by_its_wounds_and_says_what_broke_a_tie() {
        shows(ended(List.of(), player(0, "Bite", 9), player(0, "Burn", 7), player(0, "Bleed", 8)), List.of(1, 2, 0), 0);
        shows(ended(List.of(), player(0, "Bite", 3), player(0, "Burn", 3), player(0, "Bleed", 9)), List.of(1, 0, 2), 3);
    }
}
