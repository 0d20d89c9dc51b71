package elysium.vendetta;

import static elysium.kernel.Table.NONE;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import elysium.kernel.Move;
import elysium.vendetta.flow.ForcedChoice;
import elysium.vendetta.flow.ForcedChoice.What;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.Verb;
import org.junit.jupiter.api.Test;

/// The Blood that a forced choice is announced to cost.
class ForcedChoiceTest {
    private static final int ANA = 0, BO = 1, THE_RACK = 0;

    private static int cost(int blood, What what, int verb) {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("resolve", "The Rack");
        given.put("Ana", Map.of("clan", "Ventrue"));
        given.put("Bo", Map.of("clan", "Brujah", "blood", blood, "The Rack", Map.of("blood", 5)));
        given.put("Cleo", Map.of("clan", "Gangrel"));
        Vendetta t = Tables.staged(given);
        return new ForcedChoice(what, ANA, THE_RACK, NONE, 1 << BO, ANA).bloodCost(t, BO, Move.of(verb, NONE));
    }

    @Test void yielding_costs_what_is_demanded() {
        assertThat(cost(9, What.TRIBUTE, Verb.YIELD)).isEqualTo(3);
        assertThat(cost(9, What.OBEDIENCE, Verb.YIELD)).isEqualTo(3);
        assertThat(cost(9, What.TOLL, Verb.YIELD)).isEqualTo(2);
        assertThat(cost(9, What.CONFESSION, Verb.YIELD)).isEqualTo(2);
    }

    @Test void nobody_pays_more_than_they_have() {
        assertThat(cost(1, What.OBEDIENCE, Verb.YIELD)).isEqualTo(1);
        assertThat(cost(1, What.CONFESSION, Verb.YIELD)).isEqualTo(1);
    }

    @Test void resisting_costs_no_blood() {
        for (What what : What.values()) assertThat(cost(9, what, Verb.RESIST)).as(what.name()).isZero();
    }
}
