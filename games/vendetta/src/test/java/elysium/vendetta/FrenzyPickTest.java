package elysium.vendetta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.vendetta.table.GameLayout;
import elysium.vendetta.table.Vendetta;
import org.junit.jupiter.api.Test;

/// VEN-FRZ-06: what a Frenzy Drains is picked at random.
class FrenzyPickTest {
    private static final int TRIALS = 900;

    @Test void victims_humans_and_vampires_are_picked_equally_often() {
        Map<String, Integer> picked = new HashMap<>();
        for (int seed = 1; seed <= TRIALS; seed++) picked.merge(drained(seed), 1, Integer::sum);
        assertThat(picked).containsOnlyKeys("Victim", "Betty Fuller", "Marcel");
        assertThat(picked.values()).allSatisfy(times -> assertThat(times).isBetween(240, 360));
    }

    /// What Bo Drains when a Fist of Caine takes the last Blood.
    private static String drained(int seed) {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("resolve", "The Rack");
        given.put("step", "aftermath");
        given.put("seed", seed);
        given.put("Ana", Map.of("clan", "Brujah", "The Rack", Map.of("cards", List.of("Fist of Caine"))));
        given.put("Bo", Map.of("clan", "Gangrel", "blood", 1, "alliance", List.of("Victim", "Betty Fuller", "Marcel"),
                "The Rack", Map.of("blood", 1)));
        given.put("Cleo", Map.of("clan", "Ventrue"));
        Vendetta t = new VendettaGame().scenarioSupport().createTable(given).table();
        assertThat(t.count(GameLayout.DRAINED + 1)).isEqualTo(1);
        return t.name(t.first(GameLayout.DRAINED + 1)).en();
    }
}
