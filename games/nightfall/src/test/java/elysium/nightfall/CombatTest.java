package elysium.nightfall;

import static elysium.nightfall.Laid.def;
import static elysium.nightfall.Laid.minion;
import static elysium.nightfall.table.GameLayout.DISCARD;
import static elysium.nightfall.table.GameLayout.EXILE;
import static elysium.nightfall.table.GameLayout.HAND;
import static elysium.nightfall.table.GameLayout.PLAY;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import elysium.nightfall.flow.Attacks;
import elysium.nightfall.flow.Blocks;
import elysium.nightfall.flow.DamageToPlayer;
import elysium.nightfall.flow.Fights;
import elysium.nightfall.flow.Strike;
import elysium.nightfall.table.Verb;
import org.junit.jupiter.api.Test;

/// Attacks, blocks, damage and what becomes of the minions.
class CombatTest {
    private static final int ONE_ONE = minion(1, 1), TWO_THREE = minion(2, 3), THREE_THREE = minion(3, 3),
            FIVE_THREE = minion(5, 3);

    @Test void every_minion_attacks_and_each_may_go_for_another_player() {
        Laid it = new Laid(3);
        int one = it.play(0, ONE_ONE), other = it.play(0, TWO_THREE);
        it.begin();
        assertThat(it.t.top()).isInstanceOf(Attacks.class);
        it.says(0, Verb.ATTACK, one, 1).says(0, Verb.ATTACK, other, 2);
        assertThat(it.t.top()).as("whose wounds come first is for the attacker to say").isInstanceOf(Fights.class);
        it.says(0, Verb.RESOLVE, other);
        assertThat(it.t.wounds.of(1)).isEqualTo(1);
        assertThat(it.t.wounds.of(2)).isEqualTo(2);
        assertThat(it.t.count(PLAY)).isZero();
        assertThat(it.t.count(DISCARD)).isEqualTo(2);
    }

    @Test void an_unblocked_attack_wounds_the_player() {
        Laid it = new Laid(2);
        it.play(0, FIVE_THREE);
        it.begin();
        assertThat(it.t.wounds.of(1)).isEqualTo(5);
        assertThat(it.t.count(DISCARD + 1)).isEqualTo(5);
        assertThat(it.t.wounds.faceUpCount()).isEqualTo(15);
    }

    @Test void the_attacked_player_chooses_which_blocker_takes_damage_first() {
        Laid it = new Laid(2);
        int attacker = it.play(0, THREE_THREE), weak = it.play(1, ONE_ONE), strong = it.play(1, TWO_THREE);
        it.begin();
        it.says(1, Verb.BLOCK, weak, attacker).says(1, Verb.BLOCK, strong, attacker);
        assertThat(it.t.top()).isInstanceOf(Strike.class);
        it.says(1, Verb.ORDER, weak);
        assertThat(it.t.wounds.of(1)).isZero();
        assertThat(it.t.zone(weak)).isEqualTo(DISCARD + 1);
        assertThat(it.t.minions.health(strong)).isEqualTo(1);
        assertThat(it.t.attachments.hostOf(strong)).as("the block is over").isEqualTo(-1);
    }

    @Test void damage_that_no_blocker_absorbs_wounds_the_player() {
        Laid it = new Laid(2);
        int attacker = it.play(0, FIVE_THREE), weak = it.play(1, ONE_ONE), strong = it.play(1, TWO_THREE);
        it.begin();
        it.says(1, Verb.BLOCK, weak, attacker).says(1, Verb.BLOCK, strong, attacker);
        assertThat(it.t.wounds.of(1)).as("all are destroyed in any order").isEqualTo(1);
        assertThat(it.t.count(PLAY + 1)).isZero();
    }

    @Test void a_minion_blocks_once_and_only_attacks_on_its_own_player() {
        Laid it = new Laid(3);
        int one = it.play(0, ONE_ONE), other = it.play(0, TWO_THREE);
        int blocker = it.play(1, THREE_THREE);
        it.play(1, ONE_ONE);
        it.begin();
        it.says(0, Verb.ATTACK, one, 1).says(0, Verb.ATTACK, other, 2);
        assertThat(it.t.top()).isEqualTo(new Blocks(1));
        assertThatThrownBy(() -> it.says(1, Verb.BLOCK, blocker, other)).hasMessageContaining("NF-BLK-09");
        it.says(1, Verb.BLOCK, blocker, one);
        assertThatThrownBy(() -> it.says(1, Verb.BLOCK, blocker, one)).hasMessageContaining("NF-BLK-02");
        it.says(1, Verb.END_BLOCKS).says(0, Verb.RESOLVE, one);
        assertThat(it.t.wounds.of(1)).isZero();
        assertThat(it.t.minions.health(blocker)).isEqualTo(2);
        assertThat(it.t.wounds.of(2)).isEqualTo(2);
    }

    @Test void a_forced_blocker_absorbs_before_its_player_and_passes_the_rest_on() {
        Laid it = new Laid(2);
        it.play(0, THREE_THREE);
        int forced = it.play(1, def("order-0"));
        it.begin();
        it.says(1, Verb.END_BLOCKS);
        assertThat(it.t.zone(forced)).isEqualTo(DISCARD + 1);
        assertThat(it.t.wounds.of(1)).isEqualTo(2);
    }

    @Test void forced_blockers_absorb_in_the_order_of_their_controller() {
        Laid it = new Laid(2);
        it.play(0, ONE_ONE);
        int one = it.play(1, def("order-0")), other = it.play(1, def("order-8"));
        it.begin();
        it.says(1, Verb.END_BLOCKS);
        assertThat(it.t.top()).isEqualTo(new DamageToPlayer(1, 1));
        it.says(1, Verb.ORDER, other);
        assertThat(it.t.zone(one)).isEqualTo(PLAY + 1);
        assertThat(it.t.zone(other)).isEqualTo(DISCARD + 1);
        assertThat(it.t.wounds.of(1)).isZero();
    }

    @Test void once_overrun_forced_blockers_do_nothing() {
        Laid it = new Laid(2);
        int forced = it.play(1, def("order-0"));
        it.t.archives.suspendBlocks(0);
        it.begin(new DamageToPlayer(1, 2));
        assertThat(it.t.wounds.of(1)).isEqualTo(2);
        assertThat(it.t.zone(forced)).isEqualTo(PLAY + 1);
    }

    @Test void a_starting_minion_is_exiled_when_discarded_and_one_that_stays_is_not() {
        Laid it = new Laid(2);
        int stays = it.play(0, def("starter-0")), goes = it.play(0, def("starter-1"));
        it.t.minions.setDamage(stays, 1);
        it.begin();
        assertThat(it.t.zone(goes)).isEqualTo(EXILE);
        assertThat(it.t.zone(stays)).isEqualTo(PLAY);
        assertThat(it.t.minions.health(stays)).as("damage stays on it").isEqualTo(1);
        assertThat(it.t.minions.attackedSeat(stays)).as("the attack is over").isEqualTo(-1);
    }

    @Test void a_minion_that_returns_does_so_when_destroyed_and_not_when_discarded() {
        Laid destroyed = new Laid(2);
        int attacker = destroyed.play(0, THREE_THREE), blocker = destroyed.play(1, def("order-2"));
        destroyed.begin().says(1, Verb.BLOCK, blocker, attacker);
        assertThat(destroyed.t.count(HAND + 1)).isEqualTo(1);
        Laid discarded = new Laid(2);
        discarded.play(0, def("order-2"));
        discarded.begin();
        assertThat(discarded.t.count(HAND)).isZero();
        assertThat(discarded.t.count(DISCARD)).isEqualTo(1);
    }
}
