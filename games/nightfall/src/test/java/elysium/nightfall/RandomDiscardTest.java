package elysium.nightfall;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.DISCARD;
import static elysium.nightfall.table.GameLayout.HAND;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import elysium.nightfall.scenario.NightfallScenarioSupport;
import elysium.nightfall.table.Nightfall;
import org.junit.jupiter.api.Test;

/// Mesmerizing Presence takes cards by chance, whatever their place in the hand.
class RandomDiscardTest {
    private static final int BO = 1, SEEDS = 60;
    private static final List<String> HELD = List.of("Bite", "Death Grip", "Vulko", "Yuri Koroviev");

    @Test void any_card_of_the_hand_can_fall_to_mesmerizing_presence() {
        Set<String> fallen = new TreeSet<>();
        for (int seed = 1; seed <= SEEDS; seed++) {
            Nightfall t = after(seed, "Mesmerizing Presence by Ana");
            assertThat(t.count(HAND + BO)).isEqualTo(3);
            fallen.add(discards(t).getFirst());
        }
        assertThat(fallen).containsExactlyElementsOf(HELD);
    }

    @Test void its_kicker_takes_any_two_of_them_NF_KICK_02() {
        Set<String> pairs = new TreeSet<>();
        for (int seed = 1; seed <= SEEDS * 2; seed++) {
            Nightfall t = after(seed, "Ivan Radinsky by Ana", "Mesmerizing Presence by Ana");
            assertThat(t.count(HAND + BO)).isEqualTo(2);
            List<String> fallen = discards(t);
            assertThat(fallen).hasSize(2);
            pairs.add(String.join(" and ", fallen));
        }
        assertThat(pairs).as("each of the six pairs, in both orders").hasSize(12);
    }

    private static Nightfall after(int seed, String... chain) {
        Map<String, Object> given = new LinkedHashMap<>();   // players sit in the order of their names
        given.put("seed", seed);
        given.put("chain", List.of(chain));
        given.put("Ana", Map.of());
        given.put("Bo", Map.of("hand", HELD));
        return NightfallScenarioSupport.STAGING.createTable(given).table();
    }

    private static List<String> discards(Nightfall t) {
        List<String> names = new ArrayList<>();
        for (int card = t.first(DISCARD + BO); card != NONE; card = t.next(card)) names.add(t.name(card).en());
        return names;
    }
}
