package elysium.vtes.combat;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.combat.Arena.ANA;
import static elysium.vtes.combat.Arena.BO;
import static elysium.vtes.rules.combat.StrikeFlags.AGGRAVATED;
import static elysium.vtes.rules.combat.StrikeFlags.ENVIRONMENTAL;
import static elysium.vtes.rules.combat.StrikeFlags.GUN;
import static elysium.vtes.rules.combat.StrikeFlags.HAND;
import static elysium.vtes.rules.combat.StrikeFlags.UNPREVENTABLE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import elysium.vtes.rules.combat.DamagePackets;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.event.CombatEventKind;
import elysium.vtes.table.vocabulary.ActivityKind;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Packets of damage.
class DamagePacketsTest {
    private static final int MOST = 21;
    private final Arena arena = Arena.of("Vampire", 5, "Rival", 5);
    private final Vtes t = arena.t;
    private final int ana = arena.fighter(ANA), bo = arena.fighter(BO);
    private final List<Integer> told = new ArrayList<>();

    @BeforeEach void begin() {
        t.activities.begin(ActivityKind.DAMAGE);
        t.setListener((kind, _, _, _, _, _) -> told.add(kind));
    }

    @Test void each_packet_keeps_whom_it_hits_from_what_how_much_and_of_which_kind() {
        DamagePackets.add(t, bo, ana, 2, HAND);
        DamagePackets.add(t, ana, bo, 1, HAND | AGGRAVATED);
        DamagePackets.add(t, ana, NONE, 3, ENVIRONMENTAL);
        assertThat(packet(0)).containsExactly(bo, ana, 2, HAND, DamagePackets.UNSETTLED);
        assertThat(packet(1)).containsExactly(ana, bo, 1, HAND | AGGRAVATED, DamagePackets.UNSETTLED);
        assertThat(packet(2)).containsExactly(ana, NONE, 3, ENVIRONMENTAL, DamagePackets.UNSETTLED);
        assertThat(DamagePackets.packetCount(t)).isEqualTo(3);
    }

    private int[] packet(int i) {
        return new int[] {DamagePackets.victimOf(t, i), DamagePackets.source(t, i), DamagePackets.amount(t, i),
                DamagePackets.kinds(t, i), DamagePackets.fate(t, i)};
    }

    @Test void what_becomes_of_one_is_kept_with_its_packet_alone() {
        for (int i = 0; i < 3; i++) DamagePackets.add(t, bo, ana, i + 1, HAND);
        DamagePackets.setFate(t, 1, DamagePackets.TORPID);
        DamagePackets.setFate(t, 2, DamagePackets.BURNED);
        assertThat(packet(0)).containsExactly(bo, ana, 1, HAND, DamagePackets.UNSETTLED);
        assertThat(packet(1)).containsExactly(bo, ana, 2, HAND, DamagePackets.TORPID);
        assertThat(packet(2)).containsExactly(bo, ana, 3, HAND, DamagePackets.BURNED);
    }

    @Test void damage_of_nothing_is_none_and_who_is_only_noted_takes_none() {
        DamagePackets.add(t, bo, ana, 0, HAND);
        assertThat(DamagePackets.packetCount(t)).isZero();
        DamagePackets.addWithoutDamage(t, bo);
        assertThat(packet(0)).containsExactly(bo, NONE, 0, 0, DamagePackets.UNSETTLED);
        assertThat(told).isEmpty();
    }

    @Test void its_kind_is_told() {
        DamagePackets.add(t, bo, ana, 1, HAND);
        DamagePackets.add(t, bo, ana, 1, HAND | AGGRAVATED);
        DamagePackets.add(t, bo, NONE, 1, ENVIRONMENTAL);
        DamagePackets.add(t, bo, NONE, 1, ENVIRONMENTAL | AGGRAVATED);
        assertThat(told).containsExactly(CombatEventKind.DAMAGE, CombatEventKind.AGGRAVATED,
                CombatEventKind.ENVIRONMENTAL,
                CombatEventKind.AGGRAVATED);
    }

    @Test void a_hand_or_none_makes_no_difference_to_who_prevents() {
        DamagePackets.add(t, bo, ana, 1, HAND);
        DamagePackets.add(t, bo, ana, 1, 0);
        DamagePackets.add(t, bo, ana, 1, GUN);
        assertThat(DamagePackets.same(t, 0, 1)).isTrue();
        assertThat(DamagePackets.same(t, 1, 2)).isFalse();
    }

    @Test void who_is_not_asked_prevents_nothing() {
        DamagePackets.add(t, bo, ana, 2, HAND);
        DamagePackets.setPreventingMinion(t, bo);
        assertThat(DamagePackets.preventablePoints(t, bo, 0, 0)).isEqualTo(2);
        assertThat(DamagePackets.preventablePoints(t, ana, 0, 0)).isZero();
    }

    @Test void where_there_is_no_room_damage_goes_to_the_first_packet_of_its_kind() {
        fill();
        DamagePackets.add(t, bo, NONE, 4, 0);
        DamagePackets.add(t, bo, ana, 2, GUN);
        assertThat(DamagePackets.packetCount(t)).isEqualTo(MOST);
        assertThat(packet(0)).containsExactly(bo, ana, 5, HAND, DamagePackets.UNSETTLED);
        assertThat(packet(1)).containsExactly(bo, ana, 3, GUN, DamagePackets.UNSETTLED);
        assertThat(DamagePackets.amount(t, 2)).isOne();
    }

    @Test void there_is_no_room_for_more_than_can_be_kept() {
        fill();
        assertThatThrownBy(() -> DamagePackets.add(t, ana, bo, 1, UNPREVENTABLE))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("packets");
    }

    private void fill() {
        DamagePackets.add(t, bo, ana, 1, HAND);
        while (DamagePackets.packetCount(t) < MOST) DamagePackets.add(t, bo, ana, 1, GUN);
    }
}
