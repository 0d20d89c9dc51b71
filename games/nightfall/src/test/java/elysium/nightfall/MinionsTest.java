package elysium.nightfall;

import static elysium.nightfall.table.GameLayout.PLAY;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Move;
import elysium.nightfall.rules.Minions;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Kind;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.Verb;
import elysium.tabletop.Book;
import elysium.tabletop.game.ScenarioSupport.Staged;
import org.junit.jupiter.api.Test;

/// What is printed on every minion, and what no card of the set brings about: one that leaves play in the combat.
class MinionsTest {
    private static final int ANA = 0, BO = 1;

    @Test void every_minion_has_a_species_and_up_to_four_health_and_a_starting_one_costs_nothing() {
        Book<Nightfall> book = Tables.GAME.book();
        for (int def = 0; def < book.size(); def++) {
            Kind kind = Kind.of(book.printed(def, Fact.KIND));
            if (!kind.isMinion()) continue;
            String name = book.card(def).slug();
            assertThat(book.printed(def, Fact.SPECIES)).as(name + " (NF-MIN-02)").isPositive();
            assertThat(book.printed(def, Fact.HEALTH)).as(name + " (NF-MIN-05)").isBetween(1, 4);
            if (kind == Kind.STARTER) assertThat(book.printed(def, Fact.COST)).as(name + " (NF-START-01)").isZero();
            else assertThat(book.printed(def, Fact.COST)).as(name).isPositive();
        }
    }

    /// NF-RUL-22.
    @Test void an_attacker_that_has_left_play_inflicts_nothing() {
        Staged<Nightfall> staged = combat(List.of("Ivan Radinsky", "Yuri Koroviev"), List.of("Alton Hickman"));
        Nightfall t = staged.table();
        Minions.destroy(t, t.first(PLAY + ANA), false);
        t.answer(BO, Move.of(Verb.END_BLOCKS));
        met(staged, Map.of("Ana", Map.of("play", 0, "discard", List.of("Ivan Radinsky")), "Bo", Map.of("wounds", 1)));
    }

    /// NF-RUL-22, while its blockers absorb.
    @Test void an_attacker_that_leaves_play_in_its_combat_inflicts_no_more() {
        Staged<Nightfall> staged = combat(List.of("Ivan Radinsky"), List.of("Alton Hickman", "Zacharias Sands"));
        Nightfall t = staged.table();
        int attacker = t.first(PLAY + ANA), alton = t.first(PLAY + BO), zacharias = t.next(alton);
        t.answer(BO, Move.of(Verb.BLOCK, alton, attacker));
        t.answer(BO, Move.of(Verb.BLOCK, zacharias, attacker));
        assertThat(t.isAsked(BO)).isTrue();
        Minions.destroy(t, attacker, false);
        t.answer(BO, Move.of(Verb.ORDER, alton));
        met(staged, Map.of("Bo", Map.of("play", List.of("Zacharias Sands"), "discard", List.of("Alton Hickman"),
                "wounds", 0)));
    }

    /// NF-DMG-03.
    @Test void a_text_that_destroys_does_so_whatever_health_is_left() {
        Staged<Nightfall> staged = combat(List.of("Yuri Koroviev"), List.of("Vulko", "Marcus Toth", "Bad Smoke"));
        Nightfall t = staged.table();
        for (int minion = t.first(PLAY + BO); minion >= 0; minion = t.first(PLAY + BO))
            Minions.destroy(t, minion, false);
        met(staged, Map.of("Bo", Map.of("play", 0, "discard", List.of("Vulko"), "hand", List.of("Marcus Toth")),
                "exile", List.of("Bad Smoke")));
    }

    private static Staged<Nightfall> combat(List<String> attackers, List<String> blockers) {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("Ana", Map.of("play", attackers));
        given.put("Bo", Map.of("play", blockers));
        return Tables.GAME.scenarioSupport().createTable(given);
    }

    private static void met(Staged<Nightfall> staged, Map<String, Object> expected) {
        assertThat(Tables.GAME.scenarioSupport().unmetExpectations(staged, expected)).isEmpty();
    }
}
