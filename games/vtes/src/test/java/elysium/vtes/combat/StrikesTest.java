package elysium.vtes.combat;

import static elysium.vtes.combat.Arena.ANA;
import static elysium.vtes.combat.Arena.BO;
import static org.assertj.core.api.Assertions.assertThat;

import elysium.vtes.flow.combat.CombatFlow;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.vocabulary.Moment;
import org.junit.jupiter.api.Test;

/// The resolution of strikes: speeds, protection, effects on equipment and retainers.
class StrikesTest {

    private static Arena arena() {
        return Arena.of("Vampire", 3, "Rival", 3);
    }

    /// VTES-EFF-01, VTES-STK-04, VTES-STK-07
    @Test void hands_do_one_damage_to_each_at_the_same_time() {
        Arena arena = Arena.of("Vampire", 0, "Rival", 0).fight().rest();
        assertThat(arena.inTorpor(ANA)).isTrue();
        assertThat(arena.inTorpor(BO)).isTrue();
    }

    /// VTES-EFF-13
    @Test void a_first_strike_that_sends_to_torpor_is_not_answered() {
        Arena arena = Arena.of("Vampire", 3, "Rival", 1).holds(ANA, "Reflexes").fight();
        arena.uses(ANA, Moment.STRIKE, "Reflexes").rest();
        assertThat(arena.inTorpor(BO)).isTrue();
        assertThat(arena.blood(ANA)).isEqualTo(3);
    }

    /// VTES-EFF-13
    @Test void whoever_withstands_a_first_strike_strikes_back() {
        Arena arena = arena().holds(ANA, "Reflexes").fight();
        arena.uses(ANA, Moment.STRIKE, "Reflexes").rest();
        assertThat(arena.blood(BO)).isEqualTo(1);
        assertThat(arena.blood(ANA)).isEqualTo(2);
    }

    /// VTES-EFF-15
    @Test void two_first_strikes_resolve_together() {
        Arena arena = Arena.of("Vampire", 1, "Rival", 1).holds(ANA, "Reflexes").holds(BO, "Reflexes").fight();
        arena.uses(ANA, Moment.STRIKE, "Reflexes").uses(BO, Moment.STRIKE, "Reflexes").rest();
        assertThat(arena.inTorpor(ANA)).isTrue();
        assertThat(arena.inTorpor(BO)).isTrue();
    }

    /// VTES-EFF-15
    @Test void two_first_strikes_that_both_withstand_are_all_that_comes() {
        Arena arena = arena().holds(ANA, "Reflexes", "Pursue").holds(BO, "Reflexes").fight();
        arena.uses(ANA, Moment.STRIKE, "Reflexes").uses(BO, Moment.STRIKE, "Reflexes").to(Moment.PRESS, ANA);
        assertThat(arena.blood(ANA)).isEqualTo(1);
        assertThat(arena.blood(BO)).isEqualTo(1);
    }

    /// VTES-CMB-07
    @Test void after_an_additional_strike_the_acting_minion_decides_first_whether_to_press() {
        Arena arena = arena().holds(ANA, "Blur", "Pursue").holds(BO, "Pursue").fight();
        arena.uses(ANA, Moment.ADDITIONAL, "Blur");
        while (!arena.asks(Moment.PRESS, ANA) && !arena.asks(Moment.PRESS, BO)) arena.passes();
        assertThat(arena.asks(Moment.PRESS, ANA)).isTrue();
    }

    /// VTES-EFF-05, VTES-EFF-16
    @Test void combat_ends_comes_before_first_strike() {
        Arena arena = arena().holds(ANA, "Reflexes").holds(BO, "Leave");
        arena.t.minions.lock(arena.fighter(BO));
        arena.fight().uses(ANA, Moment.STRIKE, "Reflexes").uses(BO, Moment.STRIKE, "Leave").rest();
        assertThat(arena.blood(BO)).isEqualTo(3);
        assertThat(arena.blood(ANA)).isEqualTo(3);
        assertThat(arena.t.minions.locked(arena.fighter(BO))).as("its rider").isFalse();
    }

    /// VTES-RUL-77
    @Test void both_may_end_it_with_their_riders() {
        Arena arena = arena().holds(ANA, "Leave").holds(BO, "Leave");
        arena.t.minions.lock(arena.fighter(ANA));
        arena.t.minions.lock(arena.fighter(BO));
        arena.fight().uses(ANA, Moment.STRIKE, "Leave").uses(BO, Moment.STRIKE, "Leave").rest();
        assertThat(arena.t.minions.locked(arena.fighter(ANA))).isFalse();
        assertThat(arena.t.minions.locked(arena.fighter(BO))).isFalse();
    }

    /// VTES-EFF-06
    @Test void a_dodge_does_not_stop_combat_ends() {
        Arena arena = arena().holds(ANA, "Dodge").holds(BO, "Leave", "Pursue").fight();
        arena.uses(ANA, Moment.STRIKE, "Dodge").uses(BO, Moment.STRIKE, "Leave");
        assertThat(arena.asks(Moment.PRESS, BO)).isFalse();
        assertThat(arena.rest().blood(ANA)).isEqualTo(3);
    }

    /// VTES-EFF-02, VTES-EFF-04
    @Test void a_dodge_protects_from_first_strike() {
        Arena arena = arena().holds(ANA, "Reflexes").holds(BO, "Dodge").fight();
        arena.uses(ANA, Moment.STRIKE, "Reflexes").uses(BO, Moment.STRIKE, "Dodge").rest();
        assertThat(arena.blood(BO)).isEqualTo(3);
        assertThat(arena.blood(ANA)).as("a dodge inflicts nothing").isEqualTo(3);
    }

    /// VTES-EFF-02
    @Test void a_dodge_protects_possessions() {
        Arena arena = arena().holds(ANA, "Smash").holds(BO, "Dodge").bears(BO, "Box", 0).fight();
        arena.uses(ANA, Moment.STRIKE, "Smash").uses(BO, Moment.STRIKE, "Dodge").rest();
        assertThat(arena.t.bearers.of(arena.card("Box"))).isEqualTo(arena.fighter(BO));
    }

    /// VTES-DMG-07, VTES-RUL-70
    @Test void a_dodge_does_not_protect_from_the_surroundings() {
        Arena arena = arena().holds(ANA, "Storm").holds(BO, "Dodge").fight();
        arena.uses(ANA, Moment.BEFORE_RANGE, "Storm").uses(BO, Moment.STRIKE, "Dodge").rest();
        assertThat(arena.blood(BO)).isEqualTo(1);
    }

    /// VTES-RUL-70
    @Test void the_surroundings_are_gone_with_the_combat() {
        Arena ended = arena().holds(ANA, "Storm").holds(BO, "Leave").fight();
        ended.uses(ANA, Moment.BEFORE_RANGE, "Storm").uses(BO, Moment.STRIKE, "Leave").rest();
        assertThat(ended.blood(BO)).isEqualTo(3);
        Arena beaten = Arena.of("Vampire", 3, "Rival", 1).holds(ANA, "Storm").holds(BO, "Reflexes", "Storm").fight();
        beaten.t.blood.restore(beaten.fighter(ANA), 1);
        beaten.uses(ANA, Moment.BEFORE_RANGE, "Storm").uses(BO, Moment.STRIKE, "Reflexes").rest();
        assertThat(beaten.inTorpor(ANA)).isTrue();
        assertThat(beaten.blood(BO)).isEqualTo(1);
    }

    /// VTES-RUL-70
    @Test void the_surroundings_strike_in_each_round_but_not_with_additional_strikes() {
        Arena arena = Arena.of("Vampire", 5, "Rival", 5).holds(ANA, "Storm", "Blur", "Pursue").fight();
        arena.uses(ANA, Moment.BEFORE_RANGE, "Storm").uses(ANA, Moment.ADDITIONAL, "Blur");
        arena.to(Moment.PRESS, ANA);
        assertThat(arena.blood(BO)).isEqualTo(1);
        arena.uses(ANA, Moment.PRESS, "Pursue").rest();
        assertThat(arena.inTorpor(BO)).isTrue();
    }

    /// VTES-EFF-10, VTES-EFF-11
    @Test void its_player_chooses_what_is_destroyed_and_only_a_weapon_where_one_is_asked_for() {
        Arena any = arena().holds(ANA, "Smash").bears(BO, "Box", 0).bears(BO, "Pistol", 0).fight();
        any.uses(ANA, Moment.STRIKE, "Smash").uses(ANA, Moment.STRIKE, "Box").rest();
        assertThat(any.t.regions.inPlay(any.card("Box"))).isFalse();
        assertThat(any.t.regions.inPlay(any.card("Pistol"))).isTrue();
        Arena weapon = arena().holds(ANA, "Break Weapon").bears(BO, "Box", 0).bears(BO, "Pistol", 0).fight();
        weapon.uses(ANA, Moment.STRIKE, "Break Weapon");
        assertThat(weapon.asks(Moment.STRIKE, ANA)).as("there is but one").isFalse();
        weapon.rest();
        assertThat(weapon.t.regions.inPlay(weapon.card("Box"))).isTrue();
        assertThat(weapon.t.regions.inPlay(weapon.card("Pistol"))).isFalse();
    }

    /// VTES-EFF-10
    @Test void what_is_destroyed_at_the_same_time_still_strikes() {
        Arena arena = arena().holds(ANA, "Smash").bears(BO, "Pistol", 0).fight();
        arena.uses(ANA, Moment.STRIKE, "Smash").uses(BO, Moment.STRIKE, "Pistol").rest();
        assertThat(arena.blood(ANA)).isEqualTo(1);
        assertThat(arena.t.regions.inPlay(arena.card("Pistol"))).isFalse();
    }

    /// VTES-EFF-14
    @Test void a_weapon_destroyed_first_does_not_strike() {
        Arena arena = arena().holds(ANA, "Break Weapon").bears(BO, "Pistol", 0).fight();
        arena.uses(ANA, Moment.STRIKE, "Break Weapon").uses(BO, Moment.STRIKE, "Pistol").rest();
        assertThat(arena.blood(ANA)).isEqualTo(3);
    }

    /// VTES-EFF-12
    @Test void a_stolen_weapon_is_kept_but_not_used_in_the_same_round() {
        Arena arena = Arena.of("Vampire", 5, "Rival", 5).holds(ANA, "Snatch", "Flurry", "Pursue").bears(BO, "Pistol", 0)
                .fight();
        arena.uses(ANA, Moment.STRIKE, "Snatch").uses(ANA, Moment.ADDITIONAL, "Flurry").to(Moment.STRIKE, ANA);
        assertThat(arena.t.bearers.of(arena.card("Pistol"))).isEqualTo(arena.fighter(ANA));
        assertThat(arena.t.zone(arena.card("Pistol"))).isEqualTo(GameLayout.ATTACHED + ANA);
        assertThat(arena.offers("Pistol")).isFalse();
        arena.uses(ANA, Moment.PRESS, "Pursue").to(Moment.RANGE, ANA);
        assertThat(arena.offers("Pistol")).as("in the next round").isTrue();
    }

    /// VTES-RCB-02, VTES-RCB-03, VTES-EFF-03, VTES-RCB-01
    @Test void at_long_range_a_ranged_strike_may_aim_at_a_retainer_whom_no_dodge_protects() {
        Arena arena = arena().holds(ANA, "Dash", "Stone").holds(BO, "Dodge").bears(BO, "Hound", 1).fight();
        arena.uses(ANA, Moment.RANGE, "Dash").uses(ANA, Moment.STRIKE, "Stone").uses(ANA, Moment.STRIKE, "Hound");
        arena.uses(BO, Moment.STRIKE, "Dodge").rest();
        assertThat(arena.t.regions.inPlay(arena.card("Hound"))).isFalse();
        assertThat(arena.blood(BO)).isEqualTo(3);
    }

    /// VTES-RCB-02
    @Test void at_close_range_nobody_aims_at_retainers() {
        Arena arena = arena().holds(ANA, "Stone").bears(BO, "Hound", 1).fight();
        arena.uses(ANA, Moment.STRIKE, "Stone");
        assertThat(arena.asks(Moment.STRIKE, ANA)).isFalse();
        arena.rest();
        assertThat(arena.t.blood.of(arena.card("Hound"))).isEqualTo(1);
        assertThat(arena.blood(BO)).isEqualTo(2);
    }

    /// VTES-CRL-43, VTES-CLR-93
    @Test void two_thieves_net_what_they_take() {
        Arena arena = Arena.of("Vampire", 5, "Rival", 4).holds(ANA, "Leech").holds(BO, "Leech").fight();
        arena.uses(ANA, Moment.STRIKE, "Leech").uses(BO, Moment.STRIKE, "Leech").rest();
        assertThat(arena.blood(ANA)).isEqualTo(5);
        assertThat(arena.blood(BO)).isEqualTo(4);
        Arena poor = Arena.of("Vampire", 5, "Rival", 1).holds(ANA, "Leech").holds(BO, "Leech").fight();
        poor.uses(ANA, Moment.STRIKE, "Leech").uses(BO, Moment.STRIKE, "Leech").rest();
        assertThat(poor.blood(ANA)).isEqualTo(4);
        assertThat(poor.blood(BO)).isEqualTo(2);
    }

    /// VTES-EX-15, VTES-EFF-07, VTES-EFF-08, VTES-EFF-09
    @Test void life_stolen_from_an_ally_mends_what_the_ally_does() {
        Arena arena = Arena.of("Vampire", 4, "Ally", 2).holds(ANA, "Leech").fight();
        arena.uses(ANA, Moment.STRIKE, "Leech").rest();
        assertThat(arena.burned(BO)).isTrue();
        assertThat(arena.blood(ANA)).isEqualTo(4);
    }

    /// VTES-EX-16, VTES-EFF-08
    @Test void an_empty_vampire_mends_with_what_it_steals() {
        Arena arena = Arena.of("Vampire", 0, "Rival", 1).holds(ANA, "Leech").fight();
        arena.uses(ANA, Moment.STRIKE, "Leech").rest();
        assertThat(arena.ready(ANA)).isTrue();
        assertThat(arena.blood(ANA)).isZero();
    }

    /// VTES-CMB-02
    @Test void a_vampire_in_torpor_does_not_fight() {
        Arena arena = arena();
        arena.t.moves.moveToTorpor(arena.fighter(BO));
        CombatFlow.begin(arena.t, arena.fighter(ANA), arena.fighter(BO));
        assertThat(arena.t.depth()).isEqualTo(1);
        CombatFlow.begin(arena.t, arena.fighter(BO), arena.fighter(ANA));
        assertThat(CurrentCombat.isInProgress(arena.t)).isFalse();
    }

    /// VTES-CMB-03, VTES-RUL-78
    @Test void minions_of_one_methuselah_do_not_fight() {
        Arena arena = arena();
        CombatFlow.begin(arena.t, arena.fighter(ANA), arena.minion(ANA, "Ally", 1));
        assertThat(arena.t.depth()).isEqualTo(1);
        assertThat(CurrentCombat.isInProgress(arena.t)).isFalse();
    }

    /// VTES-CMB-04
    @Test void the_locked_fight_as_well() {
        Arena arena = arena();
        arena.t.minions.lock(arena.fighter(BO));
        assertThat(arena.fight().rest().blood(ANA)).isEqualTo(2);
    }
}
