package elysium.vtes.combat;

import static elysium.vtes.combat.Arena.ANA;
import static elysium.vtes.combat.Arena.BO;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import elysium.vtes.rules.combat.Strikes;
import elysium.vtes.table.event.CombatEventKind;
import elysium.vtes.table.vocabulary.Moment;
import org.junit.jupiter.api.Test;

/// The public events of a combat: strikes, mending, presses.
class TellsTest {
    private final List<List<Integer>> told = new ArrayList<>();

    /// A combat that records some kinds of events with their card and amount.
    private Arena fight(Arena arena, Integer... kinds) {
        List<Integer> heard = List.of(kinds);
        arena.t.setListener((kind, subject, _, amount, _, _) -> {
            if (heard.contains(kind)) told.add(List.of(kind, subject, amount));
        });
        return arena.fight();
    }

    @Test void a_strike_is_told_with_its_card_or_as_one_of_bare_hands() {
        Arena arena = Arena.of("Vampire", 5, "Rival", 5).holds(ANA, "Punch");
        fight(arena, CombatEventKind.STRIKES_BY_HAND, CombatEventKind.STRIKES_WITH, CombatEventKind.NO_STRIKE);
        arena.uses(ANA, Moment.STRIKE, "Punch").rest();
        assertThat(told).extracting(List::getFirst)
                .containsExactly(CombatEventKind.STRIKES_WITH, CombatEventKind.STRIKES_BY_HAND);
    }

    @Test void a_strike_that_a_grapple_bars_is_told_to_be_none() {
        Arena arena = Arena.of("Vampire", 5, "Rival", 5).holds(ANA, "Grip").bears(BO, "Pistol", 0);
        fight(arena, CombatEventKind.STRIKES_BY_HAND, CombatEventKind.STRIKES_WITH, CombatEventKind.NO_STRIKE);
        arena.uses(BO, Moment.RANGE, "Pistol").uses(ANA, Moment.BEFORE_STRIKES, "Grip").rest();
        assertThat(told).extracting(List::getFirst).containsExactly(CombatEventKind.STRIKES_BY_HAND,
                CombatEventKind.NO_STRIKE);
        assertThat(arena.blood(ANA)).isEqualTo(5);
    }

    @Test void who_has_no_strike_left_is_known_to_make_none() {
        Arena arena = Arena.of("Vampire", 5, "Rival", 5).holds(BO, "Blur", "Stone").fight();
        arena.uses(BO, Moment.ADDITIONAL, "Blur").to(Moment.STRIKE, BO);
        assertThat(Strikes.chosen(arena.t, ANA)).isTrue();
        assertThat(Strikes.kinds(arena.t, ANA)).isZero();
        assertThat(Strikes.chosen(arena.t, BO)).isFalse();
    }

    @Test void a_press_goes_on_or_ends_the_combat() {
        Arena arena = Arena.of("Vampire", 5, "Rival", 5).holds(ANA, "Pursue").holds(BO, "Pursue");
        fight(arena, CombatEventKind.PRESSED);
        arena.uses(ANA, Moment.PRESS, "Pursue").uses(BO, Moment.PRESS, "Pursue").rest();
        assertThat(told).containsExactly(List.of(CombatEventKind.PRESSED, ANA, 1),
                List.of(CombatEventKind.PRESSED, BO, 0));
    }

    /// VTES-DMG-04
    @Test void who_has_no_blood_mends_nothing() {
        fight(Arena.of("Vampire", 5, "Rival", 0), CombatEventKind.MENDED, CombatEventKind.HELD_OUT).rest();
        assertThat(told).containsExactly(List.of(CombatEventKind.MENDED, ANA, 1));
    }

    /// VTES-DMG-09
    @Test void the_first_wound_of_claws_takes_no_blood_and_each_further_one_does() {
        Arena claws = Arena.of("Vampire", 5, "Rival", 5).holds(ANA, "Claws");
        fight(claws, CombatEventKind.HELD_OUT).uses(ANA, Moment.STRIKE, "Claws").rest();
        assertThat(told).isEmpty();
        Arena talons = Arena.of("Vampire", 5, "Rival", 5).holds(ANA, "Talons");
        fight(talons, CombatEventKind.HELD_OUT).uses(ANA, Moment.STRIKE, "Talons").rest();
        assertThat(told).containsExactly(List.of(CombatEventKind.HELD_OUT, BO, 2));
    }
}
