package elysium.vtes.combat;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.combat.Arena.BO;
import static elysium.vtes.rules.combat.StrikeFlags.AGGRAVATED;
import static org.assertj.core.api.Assertions.assertThat;

import elysium.vtes.flow.combat.Damage;
import org.junit.jupiter.api.Test;

/// Damage to retainers.
class RetainersTest {
    private static Arena bitten(int life) {
        Arena arena = Arena.of("Vampire", 5, "Rival", 5).bears(BO, "Hound", life);
        return arena.suffers(Damage.of(arena.card("Hound"), 1, AGGRAVATED, NONE));
    }

    /// VTES-DMG-14, VTES-DMG-03
    @Test void retainers_take_aggravated_damage_as_any_other() {
        Arena arena = bitten(2);
        assertThat(arena.t.regions.inPlay(arena.card("Hound"))).isTrue();
        assertThat(arena.t.blood.of(arena.card("Hound"))).isEqualTo(1);
        assertThat(arena.blood(BO)).isEqualTo(5);
    }

    /// VTES-DMG-14, VTES-RET-05
    @Test void a_retainer_that_loses_its_last_life_so_is_burned() {
        Arena arena = bitten(1);
        assertThat(arena.t.regions.inPlay(arena.card("Hound"))).isFalse();
        assertThat(arena.ready(BO)).isTrue();
    }
}
