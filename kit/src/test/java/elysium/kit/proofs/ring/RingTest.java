package elysium.kit.proofs.ring;

import static elysium.kit.proofs.RandomGames.say;
import static org.assertj.core.api.Assertions.assertThat;

import elysium.kit.proofs.RandomGames;
import elysium.tabletop.Verbs;
import org.junit.jupiter.api.Test;

/// Eliminations: VTES-RUL-25, VTES-RUL-86, VTES-RUL-88, VTES-RUL-90.
class RingTest {
    private int card;

    private Ring table(int def, int... pools) {
        Ring t = new Ring(pools.length, 1);
        for (int seat = 0; seat < pools.length; seat++) t.seat(seat, pools[seat]);
        card = t.deal(0, def, Ring.HAND);
        t.push(new Ring.Round(t.players() - 1));
        t.settle();
        return t;
    }

    /// VTES-RUL-88
    @Test void two_seats_out_at_once_give_one_point_each_on_the_old_seating() {
        Ring t = table(Ring.TITHE, 20, 2, 2, 20, 20);
        say(t, 0, Ring.PLAY, card);
        say(t, 0, Verbs.PICK_SEAT, 1, 0);
        assertThat(t.points(0)).isEqualTo(1);
        assertThat(t.points(1)).isEqualTo(1);
        assertThat(t.pool(0)).isEqualTo(26);
        assertThat(t.pool(1)).isZero();
        assertThat(t.alive(1) || t.alive(2)).isFalse();
        assertThat(t.after(0)).isEqualTo(3);
        assertThat(t.pendingSeats()).isEqualTo(1 << 3);
    }

    /// VTES-RUL-88
    @Test void seats_out_at_once_apart_each_feed_their_own_hunter() {
        Ring t = table(Ring.PURGE, 20, 2, 20, 2, 20);
        say(t, 0, Ring.PLAY, card);
        assertThat(t.points(0)).isEqualTo(1);
        assertThat(t.points(2)).isEqualTo(1);
        assertThat(t.pool(0)).isEqualTo(24);
        assertThat(t.pool(2)).isEqualTo(24);
        assertThat(t.pool(4)).isEqualTo(18);
    }

    /// VTES-RUL-88: the acting seat is ousted as well, and its own hunter gains the point.
    @Test void an_effect_may_take_its_own_seat_with_it() {
        Ring t = table(Ring.PURGE, 2, 2, 20);
        say(t, 0, Ring.PLAY, card);
        assertThat(t.isOver()).isTrue();
        assertThat(t.points(0)).isEqualTo(1);
        assertThat(t.points(1)).isZero();
        assertThat(t.points(2)).as("the hunter's point, and one for staying last").isEqualTo(2);
    }

    /// VTES-RUL-86: the oust comes between the two bites, and the action continues against the new prey.
    @Test void seats_close_up_in_the_middle_of_an_action() {
        Ring t = table(Ring.LOAN, 20, 2, 9, 9);
        say(t, 0, Ring.BLEED);
        assertThat(t.alive(1)).isFalse();
        assertThat(t.pool(0)).isEqualTo(26);
        assertThat(t.pool(2)).isEqualTo(7);
    }

    /// VTES-RUL-25
    @Test void the_turn_of_a_seat_that_is_out_falls() {
        Ring t = table(Ring.RUIN, 9, 9, 9);
        say(t, 0, Ring.PLAY, card);
        assertThat(t.alive(0)).isFalse();
        assertThat(t.points(2)).isEqualTo(1);
        assertThat(t.pendingSeats()).isEqualTo(1 << 1);
        assertThat(t.depth()).as("the round and the next turn").isEqualTo(2);
        assertThat(t.turns()).isEqualTo(2);
    }

    /// VTES-RUL-90
    @Test void a_card_that_costs_three_and_gives_four_spares_a_seat_with_three() {
        Ring t = table(Ring.LOAN, 3, 9, 9);
        say(t, 0, Ring.PLAY, card);
        assertThat(t.alive(0)).isTrue();
        assertThat(t.pool(0)).isEqualTo(4);
    }

    @Test void random_games_obey_the_laws() {
        RandomGames.lawful(new RingProof(), (table, _) -> table.top() instanceof Ring.Turn);
    }

    @Test void every_random_game_shares_out_a_point_a_seat() {
        RingProof game = new RingProof();
        RandomGames.play(game, 150, t -> {
            int points = 0, out = 0;
            for (int seat = 0; seat < t.players(); seat++) {
                points += t.points(seat);
                if (!t.alive(seat)) out++;
                else assertThat(t.pool(seat)).isPositive();
            }
            boolean lastGotIts = t.isOver() && out == t.players() - 1;
            assertThat(points).isEqualTo(lastGotIts ? t.players() : out);
        });
    }
}
