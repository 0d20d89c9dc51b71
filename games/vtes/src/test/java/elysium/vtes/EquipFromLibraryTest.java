package elysium.vtes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import elysium.kernel.Move;
import elysium.tabletop.Verbs;
import elysium.vtes.scenario.VtesScenarioSupport;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.event.PoliticsEventKind;
import elysium.vtes.table.vocabulary.Verb;
import org.junit.jupiter.api.Test;

/// A search of the library for equipment: its size is public, and it is shuffled.
class EquipFromLibraryTest {
    private static final int BO = 1, CARDS = 8;

    private static Vtes table(int seed) {
        return VtesScenarioSupport.STAGING.createTable(Map.of("table", """
                turn 9 Bo   minion   only this turn   first Ana   seats Ana, Bo   chance %d
                Ana        pool 30   library Fame, Majesty, Vessel, Bonding
                Bo         pool 30   ready Nassir   hand Magic of the Smith, Fame x6
                           library Rebel, Majesty, Vessel, Bonding, Fame, Conditioning, Deflection, Lost in Crowds,
                             Misdirection
                """.formatted(seed))).table();
    }

    private static List<String> library(Vtes t, int seat) {
        List<String> names = new ArrayList<>();
        for (int card = t.first(GameLayout.LIBRARY + seat); card >= 0; card = t.next(card))
            names.add(t.name(card).en());
        return names;
    }

    private static int held(Vtes t, String name) {
        int card = t.first(GameLayout.HAND + BO);
        while (!t.name(card).en().equals(name)) card = t.next(card);
        return card;
    }

    /// VTES-CLR-49
    @Test void the_library_is_shuffled_and_no_other() {
        Set<List<String>> orders = new HashSet<>();
        for (int seed = 1; seed < 4; seed++) {
            Vtes t = table(seed);
            t.answer(BO, Move.of(Verb.PLAY, held(t, "Magic of the Smith"), t.first(GameLayout.READY + BO), 0));
            List<String> before = library(t, 0);
            t.answer(BO, Move.of(Verbs.PASS));
            assertThat(library(t, BO)).hasSize(CARDS);
            assertThat(library(t, 0)).isEqualTo(before);
            orders.add(library(t, BO));
        }
        assertThat(orders).hasSizeGreaterThan(1);
    }

    @Test void it_is_told_how_many_cards_are_looked_through() {
        Vtes t = table(1);
        List<Integer> told = new ArrayList<>();
        t.setListener((what, _, _, amount, _, _) -> {
            if (what == PoliticsEventKind.SEARCHED) told.add(amount);
        });
        t.answer(BO, Move.of(Verb.PLAY, held(t, "Magic of the Smith"), t.first(GameLayout.READY + BO), 0));
        assertThat(told).containsExactly(CARDS);
    }
}
