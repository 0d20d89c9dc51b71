package elysium.vtes.combat;

import static elysium.vtes.combat.Arena.ANA;
import static elysium.vtes.combat.Arena.BO;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import elysium.vtes.table.event.CombatEventKind;
import elysium.vtes.table.vocabulary.Moment;
import org.junit.jupiter.api.Test;

/// The log of strikes that end a combat or have no effect.
class LogTest {
    private final List<Integer> told = new ArrayList<>();

    private Arena arena(int kind) {
        Arena arena = Arena.of("Vampire", 3, "Rival", 3);
        arena.t.setListener((what, seat, card, _, _, _) -> {
            if (what != kind) return;
            told.add(card);
            assertThat(arena.t.controller(card)).isEqualTo(seat);
        });
        return arena;
    }

    /// VTES-RUL-77
    @Test void all_who_end_a_combat_are_told_and_nobody_else() {
        Arena both = arena(CombatEventKind.ENDED).holds(ANA, "Leave").holds(BO, "Leave").fight();
        both.uses(ANA, Moment.STRIKE, "Leave").uses(BO, Moment.STRIKE, "Leave").rest();
        assertThat(told).containsExactly(both.fighter(ANA), both.fighter(BO));
        told.clear();
        Arena one = arena(CombatEventKind.ENDED).holds(ANA, "Leave").fight();
        one.uses(ANA, Moment.STRIKE, "Leave").rest();
        assertThat(told).containsExactly(one.fighter(ANA));
        told.clear();
        Arena other = arena(CombatEventKind.ENDED).holds(BO, "Leave").fight();
        other.uses(BO, Moment.STRIKE, "Leave").rest();
        assertThat(told).containsExactly(other.fighter(BO));
    }

    /// VTES-EFF-02
    @Test void who_dodges_is_told_on_either_side() {
        Arena ana = arena(CombatEventKind.DODGED).holds(ANA, "Dodge").fight();
        ana.uses(ANA, Moment.STRIKE, "Dodge").rest();
        assertThat(told).containsExactly(ana.fighter(ANA));
        told.clear();
        Arena bo = arena(CombatEventKind.DODGED).holds(BO, "Dodge").fight();
        bo.uses(BO, Moment.STRIKE, "Dodge").rest();
        assertThat(told).containsExactly(bo.fighter(BO));
    }

    /// VTES-STK-08
    @Test void who_cannot_reach_is_told_once() {
        Arena arena = arena(CombatEventKind.OUT_OF_RANGE).holds(ANA, "Dash", "Stone").fight();
        arena.uses(ANA, Moment.RANGE, "Dash").uses(ANA, Moment.STRIKE, "Stone").rest();
        assertThat(told).containsExactly(arena.fighter(BO));
    }
}
