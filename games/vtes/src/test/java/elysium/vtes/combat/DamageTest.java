package elysium.vtes.combat;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.combat.Arena.ANA;
import static elysium.vtes.combat.Arena.BO;
import static elysium.vtes.rules.combat.StrikeFlags.AGGRAVATED;
import static elysium.vtes.rules.combat.StrikeFlags.ENVIRONMENTAL;
import static elysium.vtes.rules.combat.StrikeFlags.UNPREVENTABLE;
import static org.assertj.core.api.Assertions.assertThat;

import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.vtes.flow.combat.Damage;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.vocabulary.Moment;
import elysium.vtes.table.vocabulary.Verb;
import org.junit.jupiter.api.Test;

/// Damage to vampires, allies and retainers, and its prevention.
class DamageTest {

    private static Arena hurt(int blood, int damage, int kinds) {
        Arena arena = Arena.of("Vampire", 5, "Rival", blood);
        return arena.suffers(Damage.of(arena.fighter(BO), damage, kinds, NONE));
    }

    /// VTES-DMG-04
    @Test void a_vampire_burns_a_blood_for_each_point_and_may_be_left_without_any() {
        Arena arena = hurt(3, 3, 0);
        assertThat(arena.blood(BO)).isZero();
        assertThat(arena.ready(BO)).isTrue();
        assertThat(arena.t.minions.wounded(arena.fighter(BO))).isFalse();
    }

    /// VTES-DMG-05, VTES-RUL-80
    @Test void what_it_cannot_mend_sends_it_to_torpor_without_blood() {
        Arena arena = hurt(2, 3, 0);
        assertThat(arena.inTorpor(BO)).isTrue();
        assertThat(arena.blood(BO)).isZero();
    }

    /// VTES-EX-12, VTES-DMG-08
    @Test void a_point_of_aggravated_damage_wounds_and_takes_no_blood() {
        Arena arena = hurt(1, 1, AGGRAVATED);
        assertThat(arena.inTorpor(BO)).isTrue();
        assertThat(arena.blood(BO)).isEqualTo(1);
    }

    /// VTES-EX-13, VTES-DMG-09
    @Test void further_points_are_paid_for_in_blood() {
        Arena arena = hurt(2, 3, AGGRAVATED);
        assertThat(arena.inTorpor(BO)).isTrue();
        assertThat(arena.blood(BO)).isZero();
    }

    /// VTES-DMG-09, VTES-DMG-13
    @Test void a_vampire_that_cannot_pay_is_burned_and_never_goes_to_torpor() {
        Arena arena = hurt(1, 3, AGGRAVATED);
        assertThat(arena.burned(BO)).isTrue();
        assertThat(arena.t.zone(arena.fighter(BO))).isEqualTo(GameLayout.ASH + BO);
    }

    /// VTES-DMG-09
    @Test void one_that_lies_in_torpor_is_wounded_already() {
        Arena arena = Arena.of("Vampire", 5, "Rival", 1);
        arena.t.moves.moveToTorpor(arena.fighter(BO));
        arena.suffers(Damage.of(arena.fighter(BO), 1, AGGRAVATED, NONE));
        assertThat(arena.inTorpor(BO)).isTrue();
        assertThat(arena.blood(BO)).isZero();
    }

    /// VTES-EX-14, VTES-DMG-11: Ryan's case, with claws and a storm.
    @Test void normal_damage_is_handled_before_aggravated() {
        Arena arena = Arena.of("Vampire", 5, "Rival", 1).holds(ANA, "Storm", "Claws").fight();
        arena.uses(ANA, Moment.BEFORE_RANGE, "Storm").uses(ANA, Moment.STRIKE, "Claws").rest();
        assertThat(arena.burned(BO)).isTrue();
        assertThat(arena.blood(ANA)).isEqualTo(4);
    }

    /// VTES-DMG-12: equivalent points of damage are offered once.
    @Test void a_point_is_prevented_of_each_kind_of_damage() {
        Arena arena = Arena.of("Vampire", 5, "Rival", 5).holds(ANA, "Storm", "Storm", "Dash").bears(BO, "Boots", 0);
        arena.fight().uses(ANA, Moment.BEFORE_RANGE, "Storm").uses(ANA, Moment.BEFORE_RANGE, "Storm");
        arena.uses(ANA, Moment.RANGE, "Dash").to(Moment.PREVENTION, BO);
        Offers offers = arena.t.offers(BO, Offers.movesOnly());
        int points = 0;
        for (int i = 0; i < offers.size(); i++) if (Move.verb(offers.get(i)) == Verb.PREVENT) points++;
        assertThat(points).isOne();
    }

    /// VTES-DMG-14
    @Test void allies_take_aggravated_damage_as_any_other() {
        Arena arena = Arena.of("Vampire", 5, "Ally", 3);
        arena.suffers(Damage.of(arena.fighter(BO), 2, AGGRAVATED, NONE));
        assertThat(arena.ready(BO)).isTrue();
        assertThat(arena.blood(BO)).isEqualTo(1);
    }

    /// VTES-DMG-14
    @Test void an_ally_without_life_is_burned() {
        Arena arena = Arena.of("Vampire", 5, "Ally", 2);
        arena.suffers(Damage.of(arena.fighter(BO), 2, 0, NONE));
        assertThat(arena.burned(BO)).isTrue();
    }

    /// VTES-DMG-12
    @Test void its_player_says_which_damage_is_prevented() {
        Arena arena = Arena.of("Vampire", 5, "Rival", 5).holds(ANA, "Storm", "Claws").holds(BO, "Hide").fight();
        arena.uses(ANA, Moment.BEFORE_RANGE, "Storm").uses(ANA, Moment.STRIKE, "Claws");
        arena.uses(BO, Moment.PREVENTION, "Hide");
        assertThat(arena.offersVerb(Verb.PREVENT)).isTrue();
        arena.answer(Move.of(Verb.PREVENT, arena.fighter(BO), 0)).rest();
        assertThat(arena.ready(BO)).isTrue();
        assertThat(arena.blood(BO)).isEqualTo(3);
    }

    /// VTES-DMG-12
    @Test void or_the_normal_part_and_then_the_claws_wound() {
        Arena arena = Arena.of("Vampire", 5, "Rival", 5).holds(ANA, "Storm", "Claws").holds(BO, "Hide").fight();
        arena.uses(ANA, Moment.BEFORE_RANGE, "Storm").uses(ANA, Moment.STRIKE, "Claws");
        arena.uses(BO, Moment.PREVENTION, "Hide").answer(Move.of(Verb.PREVENT, arena.fighter(BO), 2)).rest();
        assertThat(arena.inTorpor(BO)).isTrue();
        assertThat(arena.blood(BO)).isEqualTo(4);
    }

    /// VTES-DMG-02, VTES-RUL-71
    @Test void prevention_is_used_one_at_a_time_while_something_is_left() {
        Arena arena =
                Arena.of("Vampire", 5, "Rival", 5).holds(ANA, "Punch").holds(BO, "Hide", "Stoneskin", "Hide").fight();
        arena.uses(ANA, Moment.STRIKE, "Punch").uses(BO, Moment.PREVENTION, "Hide");
        assertThat(arena.asks(Moment.PREVENTION, BO)).isTrue();
        arena.uses(BO, Moment.PREVENTION, "Stoneskin");
        assertThat(arena.asks(Moment.PREVENTION, BO)).isFalse();
        assertThat(arena.rest().blood(BO)).isEqualTo(5);
    }

    /// VTES-RUL-69
    @Test void the_acting_minion_prevents_first() {
        Arena arena = Arena.of("Vampire", 5, "Rival", 5).holds(ANA, "Hide").holds(BO, "Hide").fight();
        arena.to(Moment.PREVENTION, ANA).uses(ANA, Moment.PREVENTION, "Hide").uses(BO, Moment.PREVENTION, "Hide")
                .rest();
        assertThat(arena.blood(ANA)).isEqualTo(5);
        assertThat(arena.blood(BO)).isEqualTo(5);
    }

    /// VTES-RUL-69
    @Test void nobody_mends_before_all_have_prevented() {
        Arena arena = Arena.of("Vampire", 5, "Rival", 5).holds(ANA, "Punch").holds(BO, "Hide").fight();
        arena.uses(ANA, Moment.STRIKE, "Punch").to(Moment.PREVENTION, BO);
        assertThat(arena.blood(ANA)).isEqualTo(5);
        assertThat(arena.passes().rest().blood(ANA)).isEqualTo(4);
    }

    /// VTES-RUL-80
    @Test void combat_cards_prevent_nothing_outside_combat() {
        Arena arena = Arena.of("Vampire", 5, "Rival", 5).holds(BO, "Stoneskin");
        arena.suffers(Damage.of(arena.fighter(BO), 2, 0, NONE));
        assertThat(arena.t.isOver()).isTrue();
        assertThat(arena.blood(BO)).isEqualTo(3);
    }

    /// Damage that cannot be prevented gives nothing to prevent (VTES-RUL-71).
    @Test void some_damage_cannot_be_prevented() {
        Arena arena = Arena.of("Vampire", 5, "Rival", 5).holds(BO, "Stoneskin");
        arena.suffers(Damage.of(arena.fighter(BO), 2, AGGRAVATED | ENVIRONMENTAL | UNPREVENTABLE, NONE));
        assertThat(arena.inTorpor(BO)).isTrue();
        assertThat(arena.blood(BO)).isEqualTo(4);
    }

    /// VTES-RUL-76
    @Test void blood_lost_to_damage_counts_what_held_destruction_off_and_not_what_was_stolen() {
        Arena arena = Arena.of("Vampire", 1, "Rival", 4).holds(ANA, "Talons", "Lap").fight();
        arena.uses(ANA, Moment.STRIKE, "Talons").uses(ANA, Moment.END_OF_ROUND, "Lap").rest();
        assertThat(arena.blood(BO)).isEqualTo(2);
        assertThat(arena.blood(ANA)).isEqualTo(2);
        Arena thief = Arena.of("Vampire", 1, "Rival", 4).holds(ANA, "Leech", "Lap").fight();
        thief.uses(ANA, Moment.STRIKE, "Leech").uses(ANA, Moment.END_OF_ROUND, "Lap").rest();
        assertThat(thief.blood(ANA)).isEqualTo(2);
    }
}
