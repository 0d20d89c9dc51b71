package elysium.vtes.combat;

import static elysium.kernel.Table.EVERYONE;
import static elysium.kernel.Table.NONE;
import static elysium.vtes.combat.Arena.ANA;
import static elysium.vtes.combat.Arena.BO;
import static elysium.vtes.rules.combat.StrikeFlags.AGGRAVATED;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.vtes.flow.combat.Damage;
import elysium.vtes.flow.combat.Damage.Stage;
import elysium.vtes.rules.combat.CombatFields;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.rules.combat.DamagePackets;
import elysium.vtes.rules.combat.Strikes;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.event.CombatEventKind;
import elysium.vtes.table.vocabulary.ActivityKind;
import elysium.vtes.table.vocabulary.Moment;
import elysium.vtes.table.vocabulary.Verb;
import org.junit.jupiter.api.Test;

/// The steps of handling damage, and what rounds pass on to the next.
class HandlingTest {
    private final Arena arena = Arena.of("Vampire", 5, "Rival", 5);
    private final Vtes t = arena.t;

    /// VTES-RUL-73
    @Test void a_point_of_prevention_is_gone_once_it_was_used_whoever_has_it() {
        for (int side = 0; side < 2; side++) {
            Arena one = Arena.of("Vampire", 5, "Rival", 5).holds(1 - side, "Punch").bears(side, "Boots", 0).fight();
            one.uses(1 - side, Moment.STRIKE, "Punch").to(Moment.PREVENTION, side);
            one.answer(Move.of(Verb.PREVENT, one.fighter(side), side == ANA ? 1 : 0));
            assertThat(CurrentCombat.preventionLeft(one.t, side)).isZero();
            assertThat(one.rest().blood(side)).isEqualTo(4);
        }
    }

    /// VTES-RUL-73: it prevents a thrown stone as well as a fist.
    @Test void a_point_of_prevention_is_for_damage_of_any_kind() {
        arena.holds(ANA, "Stone").bears(BO, "Boots", 0).fight().uses(ANA, Moment.STRIKE, "Stone");
        arena.to(Moment.PREVENTION, BO);
        assertThat(arena.offersVerb(Verb.PREVENT)).isTrue();
        arena.answer(Move.of(Verb.PREVENT, arena.fighter(BO), 0));
        assertThat(arena.rest().blood(BO)).isEqualTo(5);
    }

    /// VTES-DMG-02
    @Test void nobody_prevents_damage_without_something_that_does() {
        arena.holds(BO, "Hide").fight().to(Moment.PREVENTION, BO);
        assertThat(arena.offersVerb(Verb.PREVENT)).isFalse();
    }

    /// VTES-RUL-73
    @Test void what_a_combatant_brings_to_a_combat_is_its_own() {
        for (int side = 0; side < 2; side++) {
            Arena one = Arena.of("Vampire", 5, "Rival", 5).holds(ANA, "Lap").bears(side, "Boots", 0).fight();
            for (int other = 0; other < 2; other++) {
                int granted = side == other ? 1 : 0;
                assertThat(CurrentCombat.maneuversLeft(one.t, other)).isEqualTo(granted);
                assertThat(CurrentCombat.pressesLeft(one.t, other)).isEqualTo(granted);
                assertThat(CurrentCombat.preventionLeft(one.t, other)).isEqualTo(granted);
            }
        }
    }

    /// VTES-RUL-73, VTES-RUL-76
    @Test void what_is_for_a_round_ends_with_it_on_both_sides() {
        arena.holds(ANA, "Lap", "Pursue").holds(BO, "Lap").bears(ANA, "Boots", 0).bears(BO, "Boots", 0).fight();
        arena.to(Moment.RANGE, ANA);
        for (int side = 0; side < 2; side++) {
            CurrentCombat.grantRoundManeuver(t, arena.fighter(side));
            CurrentCombat.grantRoundPress(t, arena.fighter(side));
        }
        arena.uses(ANA, Moment.PRESS, "Pursue").passes().to(Moment.RANGE, ANA);
        assertThat(CurrentCombat.round(t)).isEqualTo(2);
        for (int side = 0; side < 2; side++) {
            assertThat(CurrentCombat.maneuversLeft(t, side)).isOne();
            assertThat(CurrentCombat.pressesLeft(t, side)).isOne();
            assertThat(CurrentCombat.preventionLeft(t, side)).isZero();
            assertThat(CurrentCombat.bloodLost(t, arena.fighter(side))).isZero();
        }
    }

    /// VTES-RNG-02
    @Test void a_range_that_was_set_for_one_round_is_not_that_of_the_one_after_it() {
        arena.holds(ANA, "Pursue", "Pursue", "Dash").holds(BO, "Dash").fight().to(Moment.RANGE, ANA);
        CurrentCombat.setNextRange(t, CurrentCombat.LONG);
        arena.uses(ANA, Moment.PRESS, "Pursue");
        arena.uses(ANA, Moment.PRESS, "Pursue");
        assertThat(CurrentCombat.isLong(t)).isTrue();
        arena.to(Moment.RANGE, ANA);
        assertThat(CurrentCombat.round(t)).isEqualTo(3);
        assertThat(CurrentCombat.isClose(t)).isTrue();
    }

    @Test void as_a_round_begins_no_strike_is_aimed() {
        arena.holds(ANA, "Net").fight().to(Moment.BEFORE_RANGE, ANA);
        for (int side = 0; side < 2; side++) assertThat(Strikes.target(t, side)).isEqualTo(NONE);
    }

    /// VTES-CMB-07: whatever came before, the acting minion is the first to maneuver.
    @Test void the_acting_minion_has_the_first_opportunity_in_the_range_step() {
        arena.holds(ANA, "Net", "Dash").holds(BO, "Dash").fight().to(Moment.BEFORE_RANGE, ANA);
        CurrentCombat.gainStrikes(t, arena.fighter(ANA), 1);
        while (CurrentCombat.step(t) != Moment.RANGE) arena.passes();
        assertThat(t.nextPending()).isEqualTo(ANA);
    }

    /// VTES-CLR-50
    @Test void an_acting_minion_bound_to_a_shot_that_is_barred_by_now_does_not_strike() {
        arena.bears(ANA, "Pistol", 0).holds(BO, "Dash", "Grip").fight();
        arena.uses(ANA, Moment.RANGE, "Pistol").uses(BO, Moment.RANGE, "Dash").uses(BO, Moment.BEFORE_STRIKES, "Grip");
        assertThat(arena.rest().blood(BO)).isEqualTo(5);
    }

    // ---- step by step

    private void step(Frame<Vtes> from, Frame<Vtes> to) {
        t.push(from);
        from.resume(t);
        assertThat(t.top()).isEqualTo(to);
        t.leave();
    }

    @Test void each_part_of_handling_damage_begins_with_the_first() {
        t.activities.begin(ActivityKind.DAMAGE);
        DamagePackets.setPreventingMinion(t, arena.fighter(BO));
        step(new Damage(Stage.NEXT, 2), new Damage(Stage.MEND, 0));
        assertThat(DamagePackets.preventingMinion(t)).as("nobody prevents any more").isEqualTo(NONE);
        DamagePackets.add(t, arena.fighter(BO), NONE, 1, 0);
        step(new Damage(Stage.MEND, 5), new Damage(Stage.FALL, 0));
        step(new Damage(Stage.FALL, 0), new Damage(Stage.HURT, 0));
        assertThat(DamagePackets.fate(t, 0)).isEqualTo(DamagePackets.SETTLED);
        step(new Damage(Stage.HURT, 1), new Damage(Stage.FALLEN, 0));
        step(new Damage(Stage.FALLEN, 1), new Damage(Stage.OVER, 0));
    }

    /// VTES-DMG-01: two sorts of damage to one minion are one turn of theirs to prevent it.
    @Test void whoever_takes_damage_of_two_sorts_is_asked_once() {
        t.activities.begin(ActivityKind.DAMAGE);
        DamagePackets.add(t, arena.fighter(BO), NONE, 1, 0);
        DamagePackets.add(t, arena.fighter(BO), NONE, 1, AGGRAVATED);
        step(new Damage(Stage.NEXT, 0), new Damage(Stage.PREVENT, 2));
        step(new Damage(Stage.NEXT, 3), new Damage(Stage.MEND, 0));
    }

    @Test void who_is_hurt_beside_a_combat_was_granted_nothing_in_it() {
        int third = arena.minion(BO, "Ally", 3);
        t.activities.begin(ActivityKind.COMBAT);
        for (int side = 0; side < 2; side++) CurrentCombat.put(t, CombatFields.MINION + side, arena.fighter(side));
        CurrentCombat.put(t, CombatFields.LOST, 1);
        t.activities.begin(ActivityKind.DAMAGE);
        DamagePackets.add(t, third, NONE, 1, 0);
        DamagePackets.setPreventingMinion(t, third);
        step(new Damage(Stage.PREVENT, 2), new Damage(Stage.NEXT, 3));
    }

    @Test void only_of_a_vampire_that_cannot_pay_is_it_told_that_it_is_destroyed() {
        List<Integer> told = new ArrayList<>();
        t.setListener((kind, _, _, _, _, seenBy) -> {
            if (kind == CombatEventKind.DESTROYED_BY && seenBy == EVERYONE) told.add(kind);
        });
        int ally = arena.minion(ANA, "Ally", 1);
        t.activities.begin(ActivityKind.DAMAGE);
        DamagePackets.add(t, ally, NONE, 1, 0);
        t.blood.restore(ally, 0);
        step(new Damage(Stage.FALL, 0), new Damage(Stage.HURT, 0));
        assertThat(told).isEmpty();
        DamagePackets.add(t, arena.fighter(BO), NONE, 9, AGGRAVATED);
        DamagePackets.setFate(t, 1, DamagePackets.DOOMED);
        step(new Damage(Stage.FALL, 0), new Damage(Stage.HURT, 0));
        assertThat(told).hasSize(1);
    }
}
