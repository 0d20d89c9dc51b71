package elysium.vtes.combat;

import static elysium.vtes.combat.Arena.ANA;
import static elysium.vtes.combat.Arena.BO;
import static elysium.vtes.rules.combat.StrikeFlags.HAND;
import static org.assertj.core.api.Assertions.assertThat;

import elysium.tabletop.CardPlay;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.rules.combat.Strikes;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.CombatClause;
import elysium.vtes.table.vocabulary.Moment;
import org.junit.jupiter.api.Test;

/// The clauses that forbid moves in combat; most such questions are not even asked.
class RefusalsTest {

    private static Arena arena() {
        return Arena.of("Vampire", 5, "Rival", 5);
    }

    /// VTES-RNG-05
    @Test void nobody_maneuvers_twice_in_a_row() {
        Arena arena = arena().holds(ANA, "Dash", "Dash").holds(BO, "Dash").fight().uses(ANA, Moment.RANGE, "Dash");
        assertThat(CurrentCombat.forbidsManeuver(arena.t, arena.fighter(ANA))).isEqualTo(CombatClause.TWO_MANEUVERS);
        assertThat(CurrentCombat.forbidsManeuver(arena.t, arena.fighter(BO))).isNull();
        arena.uses(BO, Moment.RANGE, "Dash");
        assertThat(CurrentCombat.forbidsManeuver(arena.t, arena.fighter(ANA))).isNull();
    }

    /// VTES-PRS-03
    @Test void nobody_presses_twice_in_a_row() {
        Arena arena =
                arena().holds(ANA, "Pursue", "Pursue").holds(BO, "Pursue").fight().uses(ANA, Moment.PRESS, "Pursue");
        assertThat(CurrentCombat.forbidsPress(arena.t, arena.fighter(ANA))).isEqualTo(CombatClause.TWO_PRESSES);
        assertThat(CurrentCombat.forbidsPress(arena.t, arena.fighter(BO))).isNull();
    }

    /// VTES-RUL-72
    @Test void a_press_that_only_ends_a_combat_has_to_answer_one() {
        Arena arena = arena().holds(ANA, "Part Ways", "Pursue").holds(BO, "Part Ways").fight().to(Moment.PRESS, ANA);
        assertThat(arena.refuses("Part Ways")).isEqualTo(CombatClause.NOTHING_TO_END);
        arena.uses(ANA, Moment.PRESS, "Pursue").uses(BO, Moment.PRESS, "Part Ways").rest();
        assertThat(arena.blood(ANA)).as("after one round").isEqualTo(4);
    }

    /// VTES-RNG-04, VTES-PRS-01
    @Test void a_text_may_forbid_maneuvers_and_presses() {
        Arena arena = arena().holds(ANA, "Net").holds(BO, "Dash", "Pursue", "Stone").bears(BO, "Boots", 0).fight();
        arena.uses(ANA, Moment.BEFORE_RANGE, "Net");
        assertThat(CurrentCombat.forbidsManeuver(arena.t, arena.fighter(BO))).isEqualTo(CombatClause.NO_MANEUVERS);
        assertThat(CurrentCombat.forbidsPress(arena.t, arena.fighter(BO))).isEqualTo(CombatClause.NO_PRESSES);
        assertThat(CurrentCombat.forbidsManeuver(arena.t, arena.fighter(ANA))).isNull();
        arena.rest();
        assertThat(arena.blood(ANA)).as("one round, at close range").isEqualTo(4);
    }

    /// VTES-STK-17
    @Test void nobody_gains_additional_strikes_twice_in_a_round() {
        Arena arena =
                arena().holds(ANA, "Blur", "Flurry").holds(BO, "Blur").fight().uses(ANA, Moment.ADDITIONAL, "Blur");
        assertThat(CurrentCombat.forbidsGainingStrikes(arena.t, arena.fighter(ANA))).isEqualTo(CombatClause.ONE_SOURCE);
        assertThat(CurrentCombat.forbidsGainingStrikes(arena.t, arena.fighter(BO))).isNull();
    }

    /// VTES-RNG-08, VTES-STK-05
    @Test void whoever_maneuvered_with_a_weapon_has_chosen_its_strike() {
        Arena arena = arena().holds(ANA, "Dash", "Punch").holds(BO, "Dash", "Punch").bears(ANA, "Pistol", 0).fight();
        arena.uses(ANA, Moment.RANGE, "Pistol").uses(BO, Moment.RANGE, "Dash");
        CardPlay<Vtes> punch = new CardPlay<>(arena.card("Punch"), arena.t.face(arena.card("Punch")), 0,
                ANA, ANA, arena.fighter(ANA), 0, CardPlay.NO_CHOICES);
        assertThat(Strikes.forbids(arena.t, punch, HAND)).isEqualTo(CombatClause.ONE_STRIKE_MANEUVER);
        arena.to(Moment.STRIKE, BO);
        assertThat(Strikes.forbids(arena.t, punch, HAND)).isEqualTo(CombatClause.BOUND);
    }

    /// VTES-EFF-12
    @Test void what_was_just_stolen_is_not_used() {
        Arena arena = arena().holds(ANA, "Snatch", "Flurry", "Punch").bears(BO, "Pistol", 0).fight();
        arena.uses(ANA, Moment.STRIKE, "Snatch").uses(ANA, Moment.ADDITIONAL, "Flurry").to(Moment.STRIKE, ANA);
        assertThat(arena.refuses("Pistol")).isEqualTo(CombatClause.JUST_STOLEN);
    }
}
