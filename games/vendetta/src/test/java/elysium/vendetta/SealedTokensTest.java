package elysium.vendetta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Move;
import elysium.kernel.Table;
import elysium.vendetta.table.EventKind;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.Verb;
import org.junit.jupiter.api.Test;

/// VEN-WDR-03: Stay and Withdraw tokens lie face down until all have chosen.
class SealedTokensTest {
    private static final int ANA = 0, BO = 1;
    private static final long STAY = Move.of(Verb.STAY), WITHDRAW = Move.of(Verb.WITHDRAW);

    @Test void nobody_else_can_tell_what_was_chosen() {
        Vendetta stays = table(), withdraws = table();
        stays.answer(ANA, STAY);
        withdraws.answer(ANA, WITHDRAW);
        for (int viewer : new int[] {BO, 2, Table.SPECTATOR})
            assertThat(stays.view(viewer)).hasToString(withdraws.view(viewer).toString());
        assertThat(stays.view(ANA).toString()).isNotEqualTo(withdraws.view(ANA).toString());
    }

    @Test void nothing_is_told_before_the_last_has_chosen_and_then_everything_is() {
        Vendetta t = table();
        List<Integer> told = new ArrayList<>();
        t.setListener((kind, _, _, _, _, _) -> told.add(kind));
        t.answer(ANA, WITHDRAW);
        assertThat(told).isEmpty();
        assertThat(t.conflict.stayingSeats()).isZero();
        t.answer(BO, STAY);
        assertThat(told).startsWith(EventKind.WITHDREW, EventKind.STAYED);
        assertThat(t.conflict.stayingSeats()).isEqualTo(1 << BO);
    }

    @Test void a_choice_may_be_changed_until_the_last_has_chosen() { // VEN-RUL-44
        Vendetta t = table();
        t.answer(ANA, WITHDRAW);
        assertThat(t.isAsked(ANA)).isTrue();
        t.answer(ANA, STAY);
        t.answer(BO, STAY);
        assertThat(t.conflict.stayingSeats()).isEqualTo(1 << ANA | 1 << BO);
    }

    private static Vendetta table() {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("resolve", "The Rack");
        given.put("Ana", Map.of("clan", "Ventrue", "The Rack", Map.of("cards", List.of("Ready"))));
        given.put("Bo", Map.of("clan", "Brujah", "The Rack", Map.of("cards", List.of("Challenge"))));
        given.put("Cleo", Map.of("clan", "Gangrel"));
        return new VendettaGame().scenarioSupport().createTable(given).table();
    }
}
