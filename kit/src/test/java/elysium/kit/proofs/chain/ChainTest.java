package elysium.kit.proofs.chain;

import static elysium.kit.proofs.RandomGames.say;
import static elysium.kit.proofs.chain.Chain.ADD;
import static elysium.kit.proofs.chain.Chain.BOLT;
import static elysium.kit.proofs.chain.Chain.CHAIN;
import static elysium.kit.proofs.chain.Chain.DISCARD;
import static elysium.kit.proofs.chain.Chain.FLANK;
import static elysium.kit.proofs.chain.Chain.GRIP;
import static elysium.kit.proofs.chain.Chain.HAND;
import static elysium.kit.proofs.chain.Chain.HUSH;
import static elysium.kit.proofs.chain.Chain.USURP;
import static elysium.tabletop.Verbs.PASS;
import static elysium.tabletop.Verbs.PICK_CARD;
import static elysium.tabletop.Verbs.PICK_SEAT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import elysium.kernel.MoveValidator;
import elysium.kit.proofs.RandomGames;
import org.junit.jupiter.api.Test;

/// A chain: NF-RES-01, NF-RES-10, NF-KICK-02, NF-KICK-03, NF-KICK-06, NF-CLAR-09, NF-CLAR-10, NF-RUL-52, NF-RUL-54.
class ChainTest {
    private Chain t = new Chain(3, 1);

    /// Creates a complete and closed chain from pairs of owner and face.
    private int[] closed(int... ownersAndFaces) {
        t = new Chain(3, 1);
        int[] rows = new int[ownersAndFaces.length / 2];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = t.deal(ownersAndFaces[2 * i], ownersAndFaces[2 * i + 1], HAND);
            t.add(rows[i]);
        }
        t.push(new Building(0, 0));
        t.push(new Resolving(Chain.NONE, 0, false));
        t.settle();
        return rows;
    }

    private void wounds(int a, int b, int c) {
        assertThat(new int[] {t.woundsOf(0), t.woundsOf(1), t.woundsOf(2)}).containsExactly(a, b, c);
    }

    /// NF-RES-01, NF-RES-10
    @Test void the_last_order_resolves_first_and_picks_only_then() {
        int[] order = closed(0, GRIP, 1, HUSH, 2, BOLT);
        assertThat(t.kicked(order[2])).as("red's kicker is blue, after a blue order").isTrue();
        say(t, 2, PICK_SEAT, 0, 0);
        wounds(2, 0, 0);
        say(t, 2, PICK_SEAT, 1, 0);
        wounds(2, 1, 0);
        assertThat(t.calm(1)).as("hush asked nothing").isEqualTo(1);
        assertThat(t.zone(order[2])).isEqualTo(DISCARD + 2);
        assertThat(t.pendingSeats()).as("the first order picks last").isEqualTo(1);
        say(t, 0, PICK_SEAT, 2, 0);
        wounds(2, 1, 3);
        assertThat(t.count(CHAIN)).isZero();
    }

    /// NF-CLAR-09, NF-CLAR-10, NF-RUL-52: seat 1 chooses the targets of seat 0's kicked bolt twice, but not seat 0.
    @Test void an_order_taken_over_is_aimed_by_another_and_applied_twice() {
        int[] order = closed(2, HUSH, 0, BOLT, 1, USURP);
        say(t, 1, PICK_CARD, order[1], 0);
        say(t, 1, PICK_CARD, order[1], 0);
        assertThat(t.times(order[1])).isEqualTo(2);
        assertThatThrownBy(() -> say(t, 1, PICK_SEAT, 0, 0)).as("an opponent of the owner, not of the chooser")
                .isInstanceOf(MoveValidator.Refused.class);
        say(t, 1, PICK_SEAT, 1, 0);
        wounds(0, 2, 0);
        say(t, 1, PICK_SEAT, 2, 0);
        wounds(0, 2, 1);
        say(t, 1, PICK_SEAT, 2, 0);
        say(t, 1, PICK_SEAT, 1, 0);
        wounds(0, 3, 3);
        assertThat(t.zone(order[1])).as("its owner's discard").isEqualTo(DISCARD);
        assertThat(t.calm(2)).isEqualTo(1);
    }

    /// NF-RUL-52
    @Test void an_order_without_a_target_is_repeated_for_its_owner() {
        int[] order = closed(0, HUSH, 2, BOLT, 1, USURP);
        say(t, 1, PICK_CARD, order[0], 0);
        say(t, 1, PICK_CARD, order[0], 0);
        say(t, 2, PICK_SEAT, 1, 0);
        say(t, 2, PICK_SEAT, 1, 0);
        wounds(0, 3, 0);
        assertThat(t.calm(0)).isEqualTo(2);
        assertThat(t.calm(1)).isZero();
    }

    /// NF-RUL-54
    @Test void a_kicker_may_replace_the_text() {
        closed(0, HUSH, 1, GRIP);
        say(t, 1, PICK_SEAT, 0, 0);
        wounds(2, 0, 0);
        assertThat(t.count(CHAIN)).isZero();
    }

    /// NF-KICK-06, NF-CLAR-01
    @Test void an_order_stays_kicked_when_the_one_before_it_is_discarded() {
        int[] order = closed(0, HUSH, 1, BOLT, 2, FLANK);
        say(t, 2, PICK_CARD, order[0], 0);
        assertThat(t.zone(order[0])).isEqualTo(DISCARD);
        say(t, 1, PICK_SEAT, 0, 0);
        say(t, 1, PICK_SEAT, 0, 0);
        wounds(3, 0, 0);
        assertThat(t.calm(0)).as("discarded unresolved").isZero();
    }

    /// NF-RES-07
    @Test void an_order_that_finds_nothing_does_as_much_as_it_can() {
        closed(0, USURP);
        say(t, 0, PASS);
        assertThat(t.count(CHAIN)).isZero();
        assertThat(t.top()).isInstanceOf(Building.class);
    }

    /// NF-OVER-02
    @Test void the_end_waits_for_the_rest_of_the_chain() {
        t = new Chain(3, 1);
        t.wound(1, 11);
        for (int seat = 0; seat < 2; seat++) t.add(t.deal(2 * seat, BOLT, HAND));
        t.push(new Resolving(Chain.NONE, 0, false));
        t.settle();
        say(t, 2, PICK_SEAT, 1, 0);
        assertThat(t.isOver()).isFalse();
        say(t, 0, PICK_SEAT, 2, 0);
        assertThat(t.isOver()).isTrue();
        wounds(0, 13, 2);
    }

    /// NF-CHAIN-05
    @Test void only_the_last_order_is_linked_to() {
        int grip = t.deal(0, GRIP, HAND), bolt = t.deal(0, BOLT, HAND), hush = t.deal(0, HUSH, HAND);
        t.push(new Building(0, 0));
        t.settle();
        say(t, 0, ADD, grip);
        assertThatThrownBy(() -> say(t, 0, ADD, bolt)).isInstanceOf(MoveValidator.Refused.class);
        say(t, 0, ADD, hush);
        say(t, 0, ADD, bolt);
        assertThat(t.count(CHAIN)).isEqualTo(3);
    }

    @Test void random_games_obey_the_laws() {
        RandomGames.lawful(new ChainProof(), (table, _) -> table.top() instanceof Building);
    }

    @Test void random_games_end() {
        RandomGames.play(new ChainProof(), 200, table -> {
            if (table.isOver()) assertThat(table.count(CHAIN)).isZero();
        });
    }
}
