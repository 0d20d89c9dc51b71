package elysium.vtes.combat;

import static elysium.vtes.combat.Arena.ANA;
import static elysium.vtes.combat.Arena.BO;
import static org.assertj.core.api.Assertions.assertThat;

import elysium.kernel.Move;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.table.vocabulary.Moment;
import elysium.vtes.table.vocabulary.Verb;
import org.junit.jupiter.api.Test;

/// Grants to combatants, set ranges, cancelled strikes, and minions removed during combat.
class GrantsTest {

    private static Arena arena() {
        return Arena.of("Vampire", 5, "Rival", 5);
    }

    /// VTES-RUL-73, VTES-RNG-06, VTES-RNG-10
    @Test void a_maneuver_for_the_combat_is_used_once_and_may_be_declined() {
        Arena arena = arena().holds(BO, "Lap").bears(ANA, "Boots", 0).fight();
        arena.to(Moment.RANGE, ANA).passes().to(Moment.PRESS, ANA).answer(Move.of(Verb.PRESS, arena.fighter(ANA)));
        arena.to(Moment.RANGE, ANA).answer(Move.of(Verb.MANEUVER, arena.fighter(ANA)));
        assertThat(CurrentCombat.round(arena.t)).isEqualTo(2);
        assertThat(CurrentCombat.isLong(arena.t)).isTrue();
        assertThat(CurrentCombat.maneuversLeft(arena.t, CurrentCombat.ACTING)).isZero();
        arena.rest();
        assertThat(arena.blood(BO)).as("struck in the first round only").isEqualTo(4);
    }

    /// VTES-RUL-73
    @Test void a_point_of_prevention_is_for_the_first_round() {
        Arena arena = arena().holds(BO, "Lap").bears(ANA, "Boots", 0).fight();
        arena.to(Moment.PREVENTION, ANA).passes().to(Moment.PRESS, ANA).answer(Move.of(Verb.PRESS, arena.fighter(ANA)));
        arena.to(Moment.RANGE, BO);
        assertThat(CurrentCombat.round(arena.t)).isEqualTo(2);
        assertThat(CurrentCombat.preventionLeft(arena.t, CurrentCombat.ACTING)).isZero();
        assertThat(arena.rest().blood(ANA)).isEqualTo(3);
        Arena used = arena().bears(ANA, "Boots", 0).fight().to(Moment.PREVENTION, ANA);
        used.answer(Move.of(Verb.PREVENT, used.fighter(ANA), 1));
        assertThat(used.rest().blood(ANA)).isEqualTo(5);
    }

    /// VTES-CLR-23, VTES-RUL-73
    @Test void a_press_for_the_round_is_gone_with_it() {
        Arena arena = arena().holds(ANA, "Lunge", "Pursue", "Lap").fight().uses(ANA, Moment.RANGE, "Lunge");
        arena.uses(ANA, Moment.PRESS, "Pursue").to(Moment.PRESS, ANA);
        assertThat(CurrentCombat.round(arena.t)).isEqualTo(2);
        assertThat(arena.offersVerb(Verb.PRESS)).isFalse();
    }

    /// VTES-CLR-23
    @Test void in_its_round_it_can_be_used() {
        Arena arena = arena().holds(ANA, "Lunge").holds(BO, "Lap").fight().uses(ANA, Moment.RANGE, "Lunge");
        arena.to(Moment.PRESS, ANA).answer(Move.of(Verb.PRESS, arena.fighter(ANA)));
        assertThat(CurrentCombat.isPressUnanswered(arena.t)).isTrue();
        assertThat(arena.rest().blood(BO)).isEqualTo(4);
    }

    /// VTES-PRS-03, VTES-PRS-02
    @Test void nobody_presses_twice_in_a_row() {
        Arena arena = arena().holds(ANA, "Pursue", "Pursue").holds(BO, "Lap").fight().uses(ANA, Moment.PRESS, "Pursue");
        assertThat(arena.asks(Moment.PRESS, BO)).isTrue();
        arena.passes();
        assertThat(CurrentCombat.step(arena.t)).isEqualTo(Moment.END_OF_ROUND);
    }

    /// VTES-CRL-26
    @Test void a_range_that_is_set_leaves_nothing_to_maneuver_about() {
        Arena arena = arena().holds(ANA, "Hold").holds(BO, "Dash").fight().uses(ANA, Moment.BEFORE_STRIKES, "Hold");
        arena.to(Moment.PRESS, ANA).answer(Move.of(Verb.PRESS, arena.fighter(ANA)));
        while (!arena.t.isOver()) {
            boolean second = CurrentCombat.round(arena.t) == 2;
            assertThat(second && CurrentCombat.step(arena.t) == Moment.RANGE).isFalse();
            arena.passes();
        }
        assertThat(arena.blood(BO)).isEqualTo(3);
    }

    /// VTES-STK-11, VTES-WORD-08
    @Test void whoever_has_a_strike_cancelled_chooses_another() {
        Arena arena = arena().holds(ANA, "Punch", "Punch").holds(BO, "Foil").fight();
        arena.uses(ANA, Moment.STRIKE, "Punch").uses(BO, Moment.AS_PLAYED, "Foil");
        assertThat(arena.asks(Moment.STRIKE, ANA)).isTrue();
        assertThat(arena.uses(ANA, Moment.STRIKE, "Punch").rest().blood(BO)).isEqualTo(3);
        Arena hands = arena().holds(ANA, "Punch", "Lap").holds(BO, "Foil").fight();
        hands.uses(ANA, Moment.STRIKE, "Punch").uses(BO, Moment.AS_PLAYED, "Foil").rest();
        assertThat(hands.blood(BO)).isEqualTo(4);
    }

    /// VTES-RNG-05: a cancelled maneuver was none, and the same minion may try again.
    @Test void a_cancelled_maneuver_leaves_the_turn_where_it_was() {
        Arena arena = arena().holds(ANA, "Dash", "Dash").holds(BO, "Foil").fight();
        arena.uses(ANA, Moment.RANGE, "Dash").uses(BO, Moment.AS_PLAYED, "Foil");
        assertThat(CurrentCombat.isClose(arena.t)).isTrue();
        assertThat(arena.asks(Moment.RANGE, ANA)).isTrue();
    }

    /// VTES-CMB-08, VTES-PRS-06, VTES-RUL-74
    @Test void a_combatant_that_falls_ends_the_round_at_once() {
        Arena arena = arena().holds(ANA, "Sandman", "Lap").holds(BO, "Storm").fight();
        arena.uses(ANA, Moment.BEFORE_RANGE, "Sandman");
        assertThat(arena.inTorpor(BO)).isTrue();
        assertThat(arena.asks(Moment.END_OF_ROUND, ANA)).isTrue();
        assertThat(arena.rest().blood(ANA)).isEqualTo(5);
    }

    /// VTES-ALY-14
    @Test void an_ally_that_would_go_to_torpor_is_burned() {
        Arena arena = Arena.of("Vampire", 5, "Ally", 3).holds(ANA, "Sandman").fight();
        assertThat(arena.uses(ANA, Moment.BEFORE_RANGE, "Sandman").rest().burned(BO)).isTrue();
    }

    /// VTES-RUL-75, VTES-CLR-68
    @Test void what_heeds_torpor_comes_before_the_end_of_the_round() {
        Arena arena = Arena.of("Vampire", 5, "Rival", 0).holds(ANA, "Lap").bears(BO, "Omen", 0);
        arena.t.pools.restore(BO, 10);
        arena.fight().to(Moment.END_OF_ROUND, ANA);
        assertThat(arena.inTorpor(BO)).isTrue();
        assertThat(arena.t.pools.of(BO)).isEqualTo(7);
    }

    /// VTES-EX-30, VTES-CLR-67, VTES-DMG-13
    @Test void one_that_is_destroyed_has_not_gone_to_torpor() {
        Arena arena = Arena.of("Vampire", 5, "Rival", 0).holds(ANA, "Talons").bears(BO, "Omen", 0);
        arena.t.pools.restore(BO, 10);
        arena.fight().uses(ANA, Moment.STRIKE, "Talons").rest();
        assertThat(arena.burned(BO)).isTrue();
        assertThat(arena.t.pools.of(BO)).isEqualTo(10);
    }
}
