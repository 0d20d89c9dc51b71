package elysium.nightfall;

import static elysium.nightfall.table.GameLayout.ASIDE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.game.ScenarioSupport.Staged;
import org.junit.jupiter.api.Test;

/// What scenarios expect is compared with the table, and what they cannot say is refused.
class SpokenTest {

    private static Staged<Nightfall> staged(Map<String, Object> given) {
        Map<String, Object> all = new LinkedHashMap<>(given);
        for (String name : List.of("Ana", "Bo")) all.putIfAbsent(name, Map.of());
        return Tables.GAME.scenarioSupport().createTable(all);
    }

    private static List<String> unmet(Staged<Nightfall> staged, String key, Object value) {
        return Tables.GAME.scenarioSupport().unmetExpectations(staged, Map.of(key, value));
    }

    @Test void whose_an_exiled_card_is_counts_where_it_is_said() {
        Staged<Nightfall> it =
                staged(Map.of("exile", List.of("Charlotte Reyes of Bo", "Charlotte Reyes of Ana", "Vulko")));
        assertThat(unmet(it, "exile", List.of("Vulko", "Charlotte Reyes x2"))).isEmpty();
        assertThat(unmet(it, "exile", List.of("Charlotte Reyes", "Vulko", "Charlotte Reyes of Bo"))).isEmpty();
        assertThat(unmet(it, "exile", List.of("Charlotte Reyes of Ana", "Charlotte Reyes of Bo", "Vulko"))).isEmpty();
        assertThat(unmet(it, "exile", List.of("Charlotte Reyes of Bo x2", "Vulko"))).singleElement().asString()
                .contains("Charlotte Reyes by Ana");
        assertThat(unmet(it, "exile", List.of("Charlotte Reyes x2", "Vulko of Bo"))).hasSize(1);
        assertThat(unmet(it, "exile", 3)).isEmpty();
    }

    @Test void whose_an_order_of_the_chain_is_counts() {
        Staged<Nightfall> it = staged(Map.of("chain", List.of("Vulko by Bo"), "chance", "Ana",
                "Ana", Map.of("hand", List.of("Vulko"))));
        assertThat(unmet(it, "chain", List.of("Vulko of Bo"))).isEmpty();
        assertThat(unmet(it, "chain", List.of("Vulko by Ana"))).hasSize(1);
        assertThat(unmet(it, "chain", List.of("Vulko"))).hasSize(1);
    }

    @Test void an_owner_is_refused_where_it_would_say_nothing() {
        assertThatThrownBy(() -> staged(Map.of("Ana", Map.of("hand", List.of("Vulko of Bo")))))
                .hasMessageContaining("in the chain and in exile alone");
        assertThatThrownBy(() -> staged(Map.of("commons", List.of("Vulko of Bo"))))
                .hasMessageContaining("in the chain and in exile alone");
        assertThatThrownBy(() -> unmet(staged(Map.of()), "Ana", Map.of("hand", List.of("Vulko of Bo"))))
                .hasMessageContaining("in the chain and in exile alone");
    }

    @Test void expected_cards_may_be_called_as_given_ones() {
        Staged<Nightfall> it = staged(Map.of("phase", "claim", "Ana",
                Map.of("hand", List.of("Goule Enragée", "big-ghost"), "play", List.of("Vulko (damage 1)"))));
        assertThat(unmet(it, "Ana", Map.of("hand", List.of("\"Big Ghost\"", "Enraged Wight"),
                "play", List.of("vulko (damage 1)")))).isEmpty();
        assertThatThrownBy(() -> unmet(it, "Ana", Map.of("hand", List.of("Wulko")))).hasMessageContaining("Wulko");
    }

    @Test void the_draft_is_compared_by_its_pick_and_by_what_lies_aside_on_top() {
        Staged<Nightfall> it = staged(Map.of("phase", "draft", "pick", 2, "aside", List.of("Vulko", "Big Ghost")));
        assertThat(unmet(it, "pick", 2)).isEmpty();
        assertThat(unmet(it, "pick", 1)).hasSize(1);
        assertThat(unmet(it, "aside", List.of("Vulko", "Big Ghost"))).isEmpty();
        assertThat(unmet(it, "aside", List.of("Big Ghost"))).hasSize(1);
        assertThat(unmet(it, "aside", it.table().count(ASIDE))).isEmpty();
    }

    @Test void players_to_whom_archives_are_open_are_named_in_any_order() {
        Staged<Nightfall> it = staged(Map.of("phase", "claim", "opened", List.of("Ana", "Bo")));
        assertThat(unmet(it, "opened", List.of("Bo", "Ana"))).isEmpty();
        assertThat(unmet(it, "opened", List.of("Bo"))).hasSize(1);
    }

    @Test void before_the_set_up_nothing_lies() {
        assertThatThrownBy(() -> staged(Map.of("phase", "set-up", "Ana", Map.of("hand", List.of("Vulko")))))
                .hasMessageContaining("not 'hand'");
        assertThatThrownBy(() -> staged(Map.of("phase", "set-up", "commons", List.of("Vulko"))))
                .hasMessageContaining("no 'commons'");
    }
}
