package elysium.vendetta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.vendetta.table.Vendetta;
import org.junit.jupiter.api.Test;

/// VEN-RUL-38: nothing is left of a player who is out, not even a loss that was still to be answered.
class EliminatedTest {
    private static final int BO = 1;

    @Test void a_loss_that_was_the_end_of_its_player_is_answered_no_more() {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("resolve", "The Rack");
        given.put("step", "aftermath");
        given.put("go on", true);
        given.put("Ana", Map.of("clan", "Brujah", "blood", 5, "The Rack", Map.of("cards", List.of("Hunt"))));
        given.put("Bo", Map.of("clan", "Tremere", "blood", 1, "tokens", 2, "alliance", List.of("Marcel"), "The Rack",
                Map.of("cards", List.of("Retaliation"))));
        given.put("Cleo", Map.of("clan", "Ventrue", "The Asylum", Map.of("cards", List.of("Ready"))));
        Vendetta t = Tables.staged(given);
        assertThat(t.seats.isAlive(BO)).isFalse();
        assertThat(t.pools.blood(0)).isEqualTo(6);
        assertThat(t.pools.bloodToAnswer(BO)).isZero();
        assertThat(t.pools.blood(BO)).isZero();
        assertThat(t.pools.influence(BO)).isZero();
    }
}
