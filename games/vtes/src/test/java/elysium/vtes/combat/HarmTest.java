package elysium.vtes.combat;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.combat.Arena.ANA;
import static elysium.vtes.combat.Arena.BO;
import static elysium.vtes.rules.Strike.AGGRAVATED;
import static elysium.vtes.rules.Strike.ENVIRONMENTAL;
import static elysium.vtes.rules.Strike.GUN;
import static elysium.vtes.rules.Strike.HAND;
import static elysium.vtes.rules.Strike.UNPREVENTABLE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import elysium.vtes.rules.Harm;
import elysium.vtes.table.Affair;
import elysium.vtes.table.CombatTell;
import elysium.vtes.table.Vtes;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The packets of damage that are about to be handled.
class HarmTest {
    private static final int MOST = 21;
    private final Arena arena = Arena.of("Vampire", 5, "Rival", 5);
    private final Vtes t = arena.t;
    private final int ana = arena.fighter(ANA), bo = arena.fighter(BO);
    private final List<Integer> told = new ArrayList<>();

    @BeforeEach void begin() {
        t.begin(Affair.DAMAGE);
        t.setListener((kind, _, _, _, _, _) -> told.add(kind));
    }

    @Test void each_packet_keeps_whom_it_hits_from_what_how_much_and_of_which_kind() {
        Harm.add(t, bo, ana, 2, HAND);
        Harm.add(t, ana, bo, 1, HAND | AGGRAVATED);
        Harm.add(t, ana, NONE, 3, ENVIRONMENTAL);
        assertThat(packet(0)).containsExactly(bo, ana, 2, HAND, Harm.UNSETTLED);
        assertThat(packet(1)).containsExactly(ana, bo, 1, HAND | AGGRAVATED, Harm.UNSETTLED);
        assertThat(packet(2)).containsExactly(ana, NONE, 3, ENVIRONMENTAL, Harm.UNSETTLED);
        assertThat(Harm.packets(t)).isEqualTo(3);
    }

    private int[] packet(int i) {
        return new int[] {Harm.whom(t, i), Harm.source(t, i), Harm.amount(t, i), Harm.kinds(t, i), Harm.fate(t, i)};
    }

    @Test void what_becomes_of_one_is_kept_with_its_packet_alone() {
        for (int i = 0; i < 3; i++) Harm.add(t, bo, ana, i + 1, HAND);
        Harm.fate(t, 1, Harm.TORPID);
        Harm.fate(t, 2, Harm.BURNED);
        assertThat(packet(0)).containsExactly(bo, ana, 1, HAND, Harm.UNSETTLED);
        assertThat(packet(1)).containsExactly(bo, ana, 2, HAND, Harm.TORPID);
        assertThat(packet(2)).containsExactly(bo, ana, 3, HAND, Harm.BURNED);
    }

    @Test void damage_of_nothing_is_none_and_who_is_only_noted_takes_none() {
        Harm.add(t, bo, ana, 0, HAND);
        assertThat(Harm.packets(t)).isZero();
        Harm.note(t, bo);
        assertThat(packet(0)).containsExactly(bo, NONE, 0, 0, Harm.UNSETTLED);
        assertThat(told).isEmpty();
    }

    @Test void its_kind_is_told() {
        Harm.add(t, bo, ana, 1, HAND);
        Harm.add(t, bo, ana, 1, HAND | AGGRAVATED);
        Harm.add(t, bo, NONE, 1, ENVIRONMENTAL);
        Harm.add(t, bo, NONE, 1, ENVIRONMENTAL | AGGRAVATED);
        assertThat(told).containsExactly(CombatTell.DAMAGE, CombatTell.AGGRAVATED, CombatTell.ENVIRONMENTAL,
                CombatTell.AGGRAVATED);
    }

    @Test void a_hand_or_none_makes_no_difference_to_who_prevents() {
        Harm.add(t, bo, ana, 1, HAND);
        Harm.add(t, bo, ana, 1, 0);
        Harm.add(t, bo, ana, 1, GUN);
        assertThat(Harm.same(t, 0, 1)).isTrue();
        assertThat(Harm.same(t, 1, 2)).isFalse();
    }

    @Test void who_is_not_asked_prevents_nothing() {
        Harm.add(t, bo, ana, 2, HAND);
        Harm.victim(t, bo);
        assertThat(Harm.left(t, bo, 0, 0)).isEqualTo(2);
        assertThat(Harm.left(t, ana, 0, 0)).isZero();
    }

    @Test void where_there_is_no_room_damage_goes_to_the_first_packet_of_its_kind() {
        fill();
        Harm.add(t, bo, NONE, 4, 0);
        Harm.add(t, bo, ana, 2, GUN);
        assertThat(Harm.packets(t)).isEqualTo(MOST);
        assertThat(packet(0)).containsExactly(bo, ana, 5, HAND, Harm.UNSETTLED);
        assertThat(packet(1)).containsExactly(bo, ana, 3, GUN, Harm.UNSETTLED);
        assertThat(Harm.amount(t, 2)).isOne();
    }

    @Test void there_is_no_room_for_more_than_can_be_kept() {
        fill();
        assertThatThrownBy(() -> Harm.add(t, ana, bo, 1, UNPREVENTABLE)).isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("packets");
    }

    private void fill() {
        Harm.add(t, bo, ana, 1, HAND);
        while (Harm.packets(t) < MOST) Harm.add(t, bo, ana, 1, GUN);
    }
}
