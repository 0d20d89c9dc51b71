package elysium.vtes.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.vtes.VtesGame;
import elysium.vtes.table.Vtes;
import org.junit.jupiter.api.Test;

/// The evaluation for Ana, between her predator Cleo and her prey Bo.
class EvaluationTest {
    private static final VtesGame GAME = new VtesGame();
    private static final Map<String, Object> PLAIN = Map.of("pool", 20, "ready", List.of("Ryan"));

    private static double of(Map<String, Object> ana, Map<String, Object> bo, Map<String, Object> cleo) {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("Ana", ana);
        given.put("Bo", bo);
        given.put("Cleo", cleo);
        given.put("Dan", Map.of("pool", 20));
        Vtes t = GAME.scenarioSupport().createTable(given).table();
        return Evaluation.of(t, 0);
    }

    private static double ana(Map<String, Object> ana) {
        return of(ana, PLAIN, PLAIN);
    }

    @Test void the_preys_pool_counts_more_than_that_of_others() {
        Map<String, Object> poorer = Map.of("pool", 15, "ready", List.of("Ryan"));
        double plain = ana(PLAIN), prey = of(PLAIN, poorer, PLAIN), predator = of(PLAIN, PLAIN, poorer);
        assertThat(predator).isGreaterThan(plain);
        assertThat(prey - plain).isGreaterThan(2 * (predator - plain));
    }

    @Test void pool_counts_the_more_the_less_there_is() {
        double last = ana(Map.of("pool", 3)) - ana(Map.of("pool", 1));
        double some = ana(Map.of("pool", 10)) - ana(Map.of("pool", 8));
        double plenty = ana(Map.of("pool", 28)) - ana(Map.of("pool", 26));
        assertThat(last).isGreaterThan(some);
        assertThat(some).isGreaterThan(plenty);
        assertThat(plenty).isPositive();
    }

    @Test void a_vampire_is_not_emptied_for_pool() {
        double fed = ana(Map.of("pool", 20, "ready", List.of("Nassir (blood 2)")));
        assertThat(ana(Map.of("pool", 22, "ready", List.of("Nassir (blood 0)")))).isLessThan(fed);
        double full = ana(Map.of("pool", 20, "ready", List.of("Nassir (blood 4)")));
        assertThat(ana(Map.of("pool", 22, "ready", List.of("Nassir (blood 2)")))).isGreaterThan(full);
    }

    @Test void an_ousted_prey_is_worth_more_than_a_weak_one() {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("Ana", Map.of("pool", 26, "points", 1));
        given.put("Bo", Map.of("out", true));
        given.put("Cleo", PLAIN);
        given.put("Dan", Map.of("pool", 20));
        double ousted = Evaluation.of(GAME.scenarioSupport().createTable(given).table(), 0);
        assertThat(ousted).isGreaterThan(of(Map.of("pool", 20), Map.of("pool", 1), PLAIN));
    }

    @Test void who_is_far_ahead_still_sees_what_is_better() {
        Map<String, Object> ahead = Map.of("pool", 40, "points", 3, "ready", List.of("Ryan", "Nassir"));
        Map<String, Object> further = Map.of("pool", 41, "points", 3, "ready", List.of("Ryan", "Nassir"));
        assertThat(ana(ahead)).isBetween(0.5, 1.0);
        assertThat(ana(further)).isGreaterThan(ana(ahead)).isLessThan(1);
    }
}
