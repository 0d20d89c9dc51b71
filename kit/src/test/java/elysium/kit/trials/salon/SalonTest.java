package elysium.kit.trials.salon;

import static elysium.kit.trials.salon.Salon.DISCARD;
import static elysium.kit.trials.salon.Salon.HAND;
import static elysium.kit.trials.salon.Salon.LIBRARY;
import static elysium.kit.trials.salon.Salon.PLAY;
import static elysium.kit.trials.salon.SalonCards.HUSH;
import static elysium.kit.trials.salon.SalonCards.LEVY;
import static elysium.kit.trials.salon.SalonCards.PARRY;
import static elysium.kit.trials.salon.SalonCards.PUSH;
import static elysium.kit.trials.salon.SalonCards.ROUSE;
import static elysium.kit.trials.salon.SalonCards.THIN_PURSE;
import static elysium.tabletop.Verbs.PASS;
import static elysium.tabletop.Verbs.PICK_SEAT;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Move;
import elysium.kernel.Sight;
import elysium.kit.trials.RandomGames;
import elysium.kit.trials.Script;
import elysium.kit.trials.Window;
import org.junit.jupiter.api.Test;

class SalonTest {
    private static final int SPARE = LEVY;
    private final Salon t = new Salon(5, 1);
    private final Script<Salon> script = new Script<>(t);
    private final int[][] hand = new int[5][3];

    /// Every seat holds three cards; the libraries are full of levies.
    private void given(int[]... hands) {
        for (int seat = 0; seat < 5; seat++) {
            for (int i = 0; i < 3; i++) hand[seat][i] = t.lay(seat < hands.length ? hands[seat][i] : SPARE, seat, HAND);
            for (int i = 0; i < 4; i++) t.lay(SPARE, seat, LIBRARY);
        }
        t.begin();
    }

    private static int[] holds(int a, int b, int c) {
        return new int[] {a, b, c};
    }

    /// Seat 0 plays its first card, a levy, against a seat, and no seat cancels it.
    private void levy(int against) {
        script.says(0, PLAY, hand[0][0]).says(0, PICK_SEAT, against).pass();
    }

    @Test void the_acting_seat_is_heard_first_then_the_defending_then_the_others_clockwise() { // VTES-SEQ-02
        List<Integer> ranks = new ArrayList<>();
        for (int rank = 0; rank < 5; rank++) ranks.add(Window.ranked(t, 1, 4, rank));
        assertThat(ranks).containsExactly(1, 4, 2, 3, 0);
        ranks.clear();
        for (int rank = 0; rank < 5; rank++) ranks.add(Window.ranked(t, 3, -1, rank));
        assertThat(ranks).containsExactly(3, 4, 0, 1, 2);
    }

    @Test void all_five_seats_are_asked_at_once_and_a_wish_of_low_rank_waits_for_the_higher_ones() {
        given(holds(LEVY, SPARE, SPARE), holds(PARRY, SPARE, SPARE), holds(PARRY, SPARE, SPARE));
        levy(2);
        assertThat(t.pendingSeats()).isEqualTo(0b11111);
        script.says(1, PLAY, hand[1][0]).says(3, PASS).says(4, PASS).says(2, PASS);
        assertThat(t.count(HAND + 1)).as("seat 0 is of higher rank and has not answered").isEqualTo(3);
        assertThat(t.pendingSeats()).isEqualTo(0b00001);
        script.says(0, PASS);
        assertThat(t.owner(t.last(Salon.ASHES + 1))).isEqualTo(1);
        assertThat(t.top()).isEqualTo(new SalonFrames.AsPlayed(hand[1][0]));
    }

    @Test void a_window_is_decided_as_soon_as_the_answers_in_hand_suffice() {
        given(holds(LEVY, PUSH, SPARE), holds(PARRY, SPARE, SPARE));
        levy(1);
        script.says(1, PLAY, hand[1][0]).says(0, PLAY, hand[0][1]);
        assertThat(t.top()).as("three seats had not answered").isEqualTo(new SalonFrames.AsPlayed(hand[0][1]));
        assertThat(t.zone(hand[1][0])).as("the wish that came too late").isEqualTo(HAND + 1);
        script.pass();
        assertThat(t.top()).isEqualTo(new SalonFrames.Impulse());
        assertThat(t.pendingSeats()).as("the impulse is back with the first").isEqualTo(0b11111);
        script.acts(1, PLAY, hand[1][0]).pass().pass();
        assertThat(List.of(t.purse(0), t.purse(1))).as("2 + 1 - 1, and costs of 1 + 1").containsExactly(9, 7);
    }

    @Test void a_sealed_wish_is_told_to_nobody_and_is_not_imagined() {
        given(holds(LEVY, SPARE, SPARE), holds(PARRY, SPARE, SPARE));
        levy(1);
        var before = t.view(2);
        script.says(1, PLAY, hand[1][0]);
        Salon imagined = t.blank();
        new Sight<>(t, 2).imagine(imagined, 7);
        assertThat(imagined.sealed(1)).isZero();
        assertThat(t.view(2).zones()).isEqualTo(before.zones());
        assertThat(t.view(1).answer()).isEqualTo(Move.of(PLAY, hand[1][0]));
    }

    @Test void only_cancels_and_wakes_are_admitted_while_a_card_is_being_played() { // VTES-PLAY-03
        given(holds(LEVY, PUSH, SPARE), holds(PARRY, HUSH, ROUSE));
        script.says(0, PLAY, hand[0][0]).says(0, PICK_SEAT, 1);
        assertThat(script.refusal(1, PLAY, hand[1][0])).isEqualTo(SalonClause.ONLY_CANCELS_AND_WAKES);
        assertThat(script.refusal(0, PLAY, hand[0][1])).isEqualTo(SalonClause.ONLY_CANCELS_AND_WAKES);
        assertThat(script.offers(1, PLAY, hand[1][1])).isTrue();
        assertThat(script.offers(1, PLAY, hand[1][2])).isTrue();
    }

    @Test void a_locked_servant_wakes_in_the_as_played_window_and_then_cancels() { // VTES-BLK-17
        given(holds(LEVY, SPARE, SPARE), holds(HUSH, ROUSE, SPARE));
        t.locked(1, true);
        script.says(0, PLAY, hand[0][0]).says(0, PICK_SEAT, 1);
        assertThat(script.refusal(1, PLAY, hand[1][0])).isEqualTo(SalonClause.SERVANT_LOCKED);
        script.acts(1, PLAY, hand[1][1]).pass();
        script.acts(1, PLAY, hand[1][0]).pass();
        assertThat(t.top()).as("the levy is cancelled").isInstanceOf(SalonFrames.Turn.class);
        assertThat(t.locked(1)).as("a servant that woke is still locked").isTrue();
        assertThat(t.alert(1)).as("and sleeps again after the action").isFalse();
    }

    @Test void the_played_card_is_replaced_only_when_its_window_has_closed() { // VTES-PLAY-02, VTES-PLAY-04
        given(holds(LEVY, SPARE, SPARE), holds(HUSH, ROUSE, SPARE));
        script.says(0, PLAY, hand[0][0]).says(0, PICK_SEAT, 1);
        assertThat(t.zone(hand[0][0])).isEqualTo(Salon.ASHES);
        assertThat(t.count(HAND)).isEqualTo(2);
        script.acts(1, PLAY, hand[1][1]);
        assertThat(List.of(t.count(HAND), t.count(HAND + 1))).as("both windows are open").containsExactly(2, 2);
        script.pass();
        assertThat(List.of(t.count(HAND), t.count(HAND + 1))).as("the wake's has closed").containsExactly(2, 3);
        script.pass();
        assertThat(List.of(t.count(HAND), t.count(HAND + 1))).containsExactly(3, 3);
        assertThat(t.top()).as("replaced before anybody may answer the action").isEqualTo(new SalonFrames.Impulse());
    }

    @Test void a_cancelled_action_card_pays_nothing_and_may_be_played_again() { // VTES-WORD-06
        given(holds(LEVY, LEVY, SPARE), holds(HUSH, SPARE, SPARE));
        script.says(0, PLAY, hand[0][0]).says(0, PICK_SEAT, 1).acts(1, PLAY, hand[1][0]).pass();
        assertThat(t.purse(0)).isEqualTo(9);
        assertThat(t.purse(1)).as("the cancel costs 1").isEqualTo(8);
        assertThat(t.locked(0)).isFalse();
        assertThat(t.activityStack.level()).isZero();
        script.says(0, PLAY, hand[0][1]).says(0, PICK_SEAT, 1).pass().pass();
        assertThat(List.of(t.purse(0), t.purse(1))).containsExactly(10, 6);
        assertThat(t.locked(0)).isTrue();
    }

    @Test void a_cancelled_modifier_is_paid_for_all_the_same() { // VTES-WORD-07
        given(holds(LEVY, PUSH, SPARE), holds(HUSH, SPARE, SPARE));
        levy(1);
        script.says(0, PLAY, hand[0][1]).acts(1, PLAY, hand[1][0]).pass().pass();
        assertThat(List.of(t.purse(0), t.purse(1))).as("1 + 1 paid, 2 taken; the cancel cost 1").containsExactly(9, 6);
    }

    @Test void a_cancel_may_be_cancelled_in_its_own_window() {
        given(holds(LEVY, HUSH, SPARE), holds(HUSH, SPARE, SPARE));
        script.says(0, PLAY, hand[0][0]).says(0, PICK_SEAT, 1).acts(1, PLAY, hand[1][0]);
        script.says(0, PLAY, hand[0][1]).pass();
        assertThat(t.top()).as("the levy's window is still open").isEqualTo(new SalonFrames.AsPlayed(hand[0][0]));
        script.pass().pass();
        assertThat(List.of(t.purse(0), t.purse(1))).as("all three are paid").containsExactly(9, 6);
    }

    @Test void a_hand_matches_its_size_at_once_and_again_when_the_effect_ends() { // VTES-PLAY-08
        given(holds(THIN_PURSE, SPARE, SPARE));
        script.says(0, PLAY, hand[0][0]).says(0, PICK_SEAT, 3).pass();
        assertThat(t.top()).isEqualTo(new SalonFrames.Discard(3));
        script.says(3, DISCARD, hand[3][1]);
        assertThat(t.count(HAND + 3)).isEqualTo(2);
        assertThat(t.pendingSeats()).as("the turn goes on").isEqualTo(0b00001);
        script.says(0, PASS);
        assertThat(t.count(HAND + 3)).as("the turn is over").isEqualTo(3);
    }

    @Test void random_games_end_and_replay() {
        RandomGames.play(Salon.GAME, 300, 3_000, t -> {
            for (int seat = 0; seat < t.players(); seat++)
                assertThat(t.isOver() || t.surplus(seat) <= 0 || t.top() instanceof SalonFrames.Discard).isTrue();
        });
    }
}
