package elysium.vendetta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Move;
import elysium.vendetta.table.EventKind;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.Verb;
import org.junit.jupiter.api.Test;

/// VEN-RUL-40, VEN-RUL-73: a game that ends with one side left has an end event and a winner.
class LastSideTest {
    private static final int ANA = 0, BO = 1, CLEO = 2, DAN = 3;

    @Test void the_last_team_is_told_to_have_won() {
        assertThat(winnersTold(true)).containsExactly(ANA);
    }

    @Test void while_two_players_are_left_who_are_no_team_nobody_has_won() {
        assertThat(winnersTold(false)).isEmpty();
    }

    /// The logged winner when Ana drives Bo and Dan out of the game, and Cleo is left.
    private static List<Integer> winnersTold(boolean teams) {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("resolve", "The Rack");
        given.put("go on", true);
        given.put("teams", teams);
        given.put("Ana", Map.of("clan", "Brujah", "The Rack", Map.of("cards", List.of("Show of Force"))));
        given.put("Bo", onTheBrink("Ventrue", "Marcel"));
        given.put("Cleo", Map.of("clan", "Gangrel"));
        given.put("Dan", onTheBrink("Tremere", "Bronwyn"));
        Vendetta t = Tables.staged(given);
        List<Integer> told = new ArrayList<>();
        t.setListener((kind, subject, object, amount, face, seenBy) -> {
            if (kind == EventKind.ENDED) told.add(subject);
        });
        for (int seat : new int[] {ANA, BO, DAN}) t.answer(seat, Move.of(Verb.STAY));
        assertThat(t.seats.isAlive(BO) || t.seats.isAlive(DAN)).isFalse();
        assertThat(t.seats.isAlive(ANA) && t.seats.isAlive(CLEO)).isTrue();
        assertThat(t.isOver()).isEqualTo(teams);
        return told;
    }

    private static Map<String, Object> onTheBrink(String clan, String ally) {
        return Map.of("clan", clan, "blood", 1, "tokens", 2, "alliance", List.of(ally), "The Rack",
                Map.of("cards", List.of("Hunt")));
    }
}
