package elysium.vtes.combat;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.combat.Arena.ANA;
import static elysium.vtes.combat.Arena.BO;
import static org.assertj.core.api.Assertions.assertThat;

import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.rules.combat.Strikes;
import elysium.vtes.table.vocabulary.Moment;
import org.junit.jupiter.api.Test;

/// The steps of a round: range, additional strikes, presses and the end.
class RoundsTest {

    private static Arena arena() {
        return Arena.of("Vampire", 5, "Rival", 5);
    }

    /// VTES-RNG-04, VTES-RNG-05, VTES-RUL-67
    @Test void maneuvers_answer_each_other_and_nobody_answers_itself() {
        Arena arena = arena().holds(ANA, "Dash", "Dash", "Punch").holds(BO, "Dash", "Stone").fight();
        arena.uses(ANA, Moment.RANGE, "Dash");
        assertThat(CurrentCombat.isLong(arena.t)).isTrue();
        assertThat(arena.asks(Moment.RANGE, BO)).isTrue();
        arena.uses(BO, Moment.RANGE, "Dash");
        assertThat(CurrentCombat.isClose(arena.t)).isTrue();
        assertThat(arena.asks(Moment.RANGE, ANA)).isTrue();
        arena.uses(ANA, Moment.RANGE, "Dash");
        assertThat(arena.asks(Moment.RANGE, BO)).isTrue();
        arena.passes();
        assertThat(CurrentCombat.isLong(arena.t)).isTrue();
        assertThat(CurrentCombat.step(arena.t)).isEqualTo(Moment.BEFORE_STRIKES);
    }

    /// VTES-RUL-67
    @Test void whoever_declined_to_maneuver_may_answer_the_maneuver_of_the_other() {
        Arena arena = arena().holds(ANA, "Dash").holds(BO, "Dash").bears(BO, "Boots", 0).fight();
        arena.to(Moment.RANGE, ANA).passes().uses(BO, Moment.RANGE, "Dash");
        assertThat(arena.asks(Moment.RANGE, ANA)).isTrue();
        arena.passes();
        assertThat(CurrentCombat.step(arena.t)).as("nobody answers itself").isNotEqualTo(Moment.RANGE);
        assertThat(CurrentCombat.isLong(arena.t)).isTrue();
    }

    /// VTES-STK-08, VTES-RUL-68
    @Test void hands_do_not_reach_at_long_range() {
        Arena arena = arena().holds(ANA, "Dash").fight().uses(ANA, Moment.RANGE, "Dash").rest();
        assertThat(arena.blood(ANA)).isEqualTo(5);
        assertThat(arena.blood(BO)).isEqualTo(5);
    }

    /// VTES-EX-10, VTES-RNG-08, VTES-STK-05
    @Test void a_weapon_used_to_maneuver_is_the_strike_of_the_round() {
        Arena arena = arena().holds(ANA, "Dash", "Lap").holds(BO, "Dash", "Punch").bears(BO, "Pistol", 0).fight();
        arena.to(Moment.RANGE, ANA).passes().uses(BO, Moment.RANGE, "Pistol").uses(ANA, Moment.RANGE, "Dash");
        assertThat(arena.offers("Pistol")).as("bound already").isFalse();
        arena.uses(BO, Moment.RANGE, "Dash").to(Moment.STRIKE, ANA).passes();
        assertThat(arena.asks(Moment.STRIKE, BO)).isFalse();
        arena.rest();
        assertThat(arena.blood(ANA)).isEqualTo(3);
        assertThat(arena.blood(BO)).isEqualTo(5);
    }

    /// VTES-CLR-50
    @Test void whoever_is_bound_to_a_strike_that_is_barred_does_not_strike() {
        Arena arena = arena().holds(ANA, "Dash", "Grip").bears(BO, "Pistol", 0).fight();
        arena.to(Moment.RANGE, BO).uses(BO, Moment.RANGE, "Pistol").uses(ANA, Moment.RANGE, "Dash");
        arena.uses(ANA, Moment.BEFORE_STRIKES, "Grip").rest();
        assertThat(arena.blood(ANA)).isEqualTo(5);
        assertThat(arena.blood(BO)).isEqualTo(4);
    }

    /// VTES-STK-06
    @Test void additional_strikes_are_chosen_freely() {
        Arena arena = arena().holds(ANA, "Blur", "Punch").bears(ANA, "Pistol", 0).fight();
        arena.uses(ANA, Moment.RANGE, "Pistol").uses(ANA, Moment.ADDITIONAL, "Blur").to(Moment.STRIKE, ANA);
        assertThat(arena.offers("Punch")).isTrue();
    }

    /// VTES-EX-11, VTES-STK-12, VTES-STK-14, VTES-STK-15, VTES-STK-16
    @Test void additional_strikes_come_in_pairs_and_then_alone() {
        Arena arena = arena().holds(ANA, "Punch", "Blur").holds(BO, "Dodge", "Flurry").fight();
        arena.uses(ANA, Moment.STRIKE, "Punch").uses(BO, Moment.STRIKE, "Dodge").to(Moment.ADDITIONAL, ANA);
        assertThat(arena.blood(ANA)).isEqualTo(5);
        assertThat(arena.blood(BO)).isEqualTo(5);
        arena.uses(ANA, Moment.ADDITIONAL, "Blur").uses(BO, Moment.ADDITIONAL, "Flurry").rest();
        assertThat(arena.blood(ANA)).isEqualTo(3);
        assertThat(arena.blood(BO)).isEqualTo(4);
    }

    /// VTES-STK-14: and all see that it strikes no more.
    @Test void who_has_no_strike_left_is_passed_over() {
        Arena arena = arena().holds(ANA, "Punch").holds(BO, "Blur", "Punch").fight();
        arena.uses(ANA, Moment.STRIKE, "Punch").uses(BO, Moment.ADDITIONAL, "Blur").to(Moment.STRIKE, BO);
        assertThat(Strikes.chosen(arena.t, CurrentCombat.ACTING)).isTrue();
        assertThat(Strikes.kinds(arena.t, CurrentCombat.ACTING)).isZero();
        assertThat(Strikes.card(arena.t, CurrentCombat.ACTING)).isEqualTo(NONE);
    }

    /// VTES-STK-17, VTES-RUL-99, VTES-WORD-09
    @Test void one_source_of_additional_strikes_a_round() {
        Arena arena = arena().holds(ANA, "Blur", "Flurry", "Pursue").holds(BO, "Blur").fight();
        arena.uses(ANA, Moment.ADDITIONAL, "Blur");
        assertThat(arena.asks(Moment.ADDITIONAL, BO)).isTrue();
        arena.passes();
        assertThat(CurrentCombat.step(arena.t)).isEqualTo(Moment.STRIKE);
        arena.uses(ANA, Moment.PRESS, "Pursue").uses(ANA, Moment.ADDITIONAL, "Flurry");
        assertThat(CurrentCombat.round(arena.t)).isEqualTo(2);
    }

    /// VTES-STK-13
    @Test void the_acting_minion_decides_first_and_again_after_the_other_has_gained() {
        Arena arena = arena().holds(ANA, "Blur").holds(BO, "Blur").fight().to(Moment.ADDITIONAL, ANA).passes();
        arena.uses(BO, Moment.ADDITIONAL, "Blur");
        assertThat(arena.asks(Moment.ADDITIONAL, ANA)).isTrue();
    }

    /// VTES-PRS-02, VTES-PRS-03, VTES-PRS-04
    @Test void a_press_goes_on_and_another_ends_it() {
        Arena arena = arena().holds(ANA, "Pursue").holds(BO, "Pursue", "Dash").fight();
        arena.uses(ANA, Moment.PRESS, "Pursue");
        assertThat(CurrentCombat.isPressUnanswered(arena.t)).isTrue();
        arena.uses(BO, Moment.PRESS, "Pursue");
        assertThat(CurrentCombat.isPressUnanswered(arena.t)).isFalse();
        arena.rest();
        assertThat(arena.blood(ANA)).isEqualTo(4);
    }

    /// VTES-PRS-03
    @Test void who_has_pressed_waits_for_the_other_who_may_press_though_it_declined_before() {
        Arena arena = arena().holds(ANA, "Pursue", "Pursue").holds(BO, "Pursue", "Dash").fight();
        arena.to(Moment.PRESS, ANA).passes().uses(BO, Moment.PRESS, "Pursue");
        assertThat(arena.asks(Moment.PRESS, ANA)).isTrue();
        arena.passes();
        assertThat(CurrentCombat.step(arena.t)).as("nobody answers itself").isEqualTo(Moment.END_OF_ROUND);
        arena.uses(ANA, Moment.PRESS, "Pursue");
        assertThat(CurrentCombat.round(arena.t)).isEqualTo(2);
        assertThat(arena.asks(Moment.PRESS, BO)).isTrue();
        arena.passes();
        assertThat(CurrentCombat.step(arena.t)).as("nobody answers itself").isEqualTo(Moment.END_OF_ROUND);
    }

    /// VTES-PRS-03: a press that was cancelled leaves the turn with whoever played it.
    @Test void who_has_used_something_else_is_asked_again() {
        Arena arena = arena().holds(ANA, "Pursue", "Pursue").holds(BO, "Foil", "Dash").fight();
        arena.uses(ANA, Moment.PRESS, "Pursue").uses(BO, Moment.AS_PLAYED, "Foil");
        assertThat(arena.asks(Moment.PRESS, ANA)).isTrue();
        assertThat(arena.offers("Pursue")).isTrue();
    }

    /// VTES-PRS-04, VTES-RNG-02
    @Test void an_unanswered_press_begins_a_round_at_close_range() {
        Arena arena = arena().holds(ANA, "Dash", "Pursue").fight();
        arena.uses(ANA, Moment.RANGE, "Dash").uses(ANA, Moment.PRESS, "Pursue");
        arena.rest();
        assertThat(arena.blood(ANA)).as("long, then close").isEqualTo(4);
        assertThat(arena.blood(BO)).isEqualTo(4);
    }

    /// VTES-PRS-06, VTES-RUL-74
    @Test void the_end_of_the_round_comes_even_after_an_early_end_but_no_press() {
        Arena arena = arena().holds(ANA, "Lap", "Pursue").holds(BO, "Leave").fight();
        arena.uses(BO, Moment.STRIKE, "Leave");
        assertThat(arena.asks(Moment.END_OF_ROUND, ANA)).isTrue();
    }

    /// VTES-PRS-01, VTES-CMB-08
    @Test void nobody_presses_a_fallen_opponent() {
        Arena arena = Arena.of("Vampire", 5, "Rival", 0).holds(ANA, "Pursue", "Lap").fight();
        while (!arena.asks(Moment.END_OF_ROUND, ANA)) {
            assertThat(CurrentCombat.step(arena.t)).isNotEqualTo(Moment.PRESS);
            arena.passes();
        }
        assertThat(arena.inTorpor(BO)).isTrue();
    }

    /// VTES-CMB-07, VTES-STK-03
    @Test void the_acting_minion_is_first_at_every_step() {
        Arena arena = arena().holds(ANA, "Storm", "Dash", "Grip", "Punch").holds(BO, "Storm", "Dash", "Grip", "Punch")
                .fight();
        int step = -1;
        while (!arena.t.isOver()) {
            if (CurrentCombat.step(arena.t) != step)
                assertThat(arena.t.nextPending()).as("step " + step).isEqualTo(ANA);
            step = CurrentCombat.step(arena.t);
            arena.passes();
        }
    }
}
