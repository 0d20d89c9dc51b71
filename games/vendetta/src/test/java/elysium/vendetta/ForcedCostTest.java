package elysium.vendetta;

import static elysium.kernel.Table.EVERYONE;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Lang;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.vendetta.table.GameLayout;
import elysium.vendetta.table.Locations;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.Verb;
import org.junit.jupiter.api.Test;

/// A forced cost that cannot be paid anywhere (VEN-RUL-13): no deck can do it alone, so the table is laid by hand.
class ForcedCostTest {

    private static Vendetta watchedEverywhere(int blood, List<String> alliance) {
        Map<String, Object> given = new LinkedHashMap<>(Map.of("turn", "Bo"));
        given.put("Ana", Map.of("clan", "Nosferatu"));
        given.put("Bo",
                Map.of("clan", "Brujah", "blood", blood, "hand", List.of("Hunt", "Ready"), "alliance", alliance));
        given.put("Cleo", Map.of("clan", "Ventrue"));
        Vendetta t = Tables.staged(given);
        for (int place = 0; place < t.evening.placeCount(); place++)
            t.addCard(t.book().number("nosferatu-eyes-in-the-dark"), 0, Locations.position(0, place), EVERYONE);
        return t;
    }

    private static List<String> offered(Vendetta t) {
        Offers offers = t.offers(1, Offers.explained());
        List<String> words = new ArrayList<>();
        for (int i = 0; i < offers.size(); i++)
            words.add(Tables.GAME.notation().write(t, 1, offers.get(i), Lang.EN));
        return words;
    }

    @Test void a_player_who_can_pay_nowhere_skips_the_turn() {
        Vendetta t = watchedEverywhere(1, List.of());
        assertThat(offered(t)).containsExactly("skip the turn");
        t.answer(1, Move.of(Verb.SKIP));
        assertThat(t.isOver()).isTrue();
        assertThat(t.count(GameLayout.HAND + 1)).isEqualTo(2);
        assertThat(t.pools.blood(1)).isEqualTo(1);
    }

    @Test void or_drains_first_and_must_then_play() {
        Vendetta t = watchedEverywhere(1, List.of("Victim"));
        assertThat(offered(t)).containsExactly("skip the turn", "drain Victim");
        t.answer(1, t.offers(1, Offers.movesOnly()).get(1));
        assertThat(t.pools.blood(1)).isEqualTo(4);
        assertThat(offered(t)).hasSize(6).allMatch(move -> move.contains("face down"));
    }
}
