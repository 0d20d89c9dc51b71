package elysium.nightfall;

import static elysium.nightfall.table.GameLayout.DECK;
import static elysium.nightfall.table.GameLayout.PLAY;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Move;
import elysium.nightfall.rules.Minions;
import elysium.nightfall.rules.Piles;
import elysium.nightfall.rules.Wounds;
import elysium.nightfall.table.EventKind;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.Verb;
import elysium.tabletop.Verbs;
import org.junit.jupiter.api.Test;

/// Events without effect have no line: the log never says that a player draws no cards.
class UntoldTest {
    private static final int ANA = 0, BO = 1;

    private final Laid laid = new Laid(2);
    private final List<Integer> told = new ArrayList<>();

    @Test void a_draw_is_told_if_there_are_cards() {
        Nightfall t = heard();
        Piles.draw(t, ANA, 2);
        t.addCard(Laid.minion(1, 1), BO, DECK + BO);
        Piles.draw(t, BO, 0);
        assertThat(told).doesNotContain(EventKind.DREW);
        Piles.draw(t, BO, 2);
        assertThat(told).contains(EventKind.DREW);
    }

    @Test void wounds_are_told_if_there_are_any() {
        Nightfall t = heard();
        Wounds.take(t, ANA, 0);
        assertThat(told).isEmpty();
        Wounds.take(t, ANA, 1);
        assertThat(told).contains(EventKind.WOUNDED);
    }

    @Test void healing_is_told_if_health_comes_back() {
        int minion = laid.play(BO, Laid.minion(2, 3));
        laid.t.minions.setDamage(minion, 1);
        Nightfall t = heard();
        Minions.heal(t, minion, 0);
        assertThat(told).isEmpty();
        Minions.heal(t, minion, 1);
        assertThat(told).containsExactly(EventKind.HEALED);
        Minions.heal(t, minion, 1);
        assertThat(told).hasSize(1);
    }

    @Test void who_blocks_is_not_said_to_leave_all_unblocked() {
        Nightfall t = heard("combat", Map.of("play", List.of("Vulko", "Yuri Koroviev")),
                Map.of("play", List.of("Alton Hickman", "Big Ghost")));
        t.answer(BO, Move.of(Verb.BLOCK, t.first(PLAY + BO), t.first(PLAY + ANA)));
        t.answer(BO, Move.of(Verb.END_BLOCKS));
        assertThat(told).contains(EventKind.BLOCKED).doesNotContain(EventKind.UNBLOCKED);
    }

    @Test void who_declares_no_block_is_said_to() {
        Nightfall t = heard("combat", Map.of("play", List.of("Yuri Koroviev")),
                Map.of("play", List.of("Alton Hickman")));
        t.answer(BO, Move.of(Verb.END_BLOCKS));
        assertThat(told).contains(EventKind.UNBLOCKED);
    }

    @Test void a_cleanup_without_a_wound_mends_nothing() {
        Nightfall t = heard("cleanup", Map.of("hand", List.of("Vulko x5")), Map.of());
        t.answer(ANA, Move.of(Verbs.PASS));
        assertThat(told).doesNotContain(EventKind.MENDED, EventKind.DREW);
    }

    private Nightfall heard(String phase, Map<String, Object> ana, Map<String, Object> bo) {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("phase", phase);
        given.put("Ana", ana);
        given.put("Bo", bo);
        Nightfall t = Tables.GAME.scenarioSupport().createTable(given).table();
        t.setListener((kind, _, _, _, _, _) -> told.add(kind));
        return t;
    }

    private Nightfall heard() {
        laid.t.setListener((kind, _, _, _, _, _) -> told.add(kind));
        return laid.t;
    }
}
