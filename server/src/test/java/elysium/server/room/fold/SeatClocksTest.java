package elysium.server.room.fold;

import static org.assertj.core.api.Assertions.assertThat;

import elysium.kernel.Table;
import elysium.server.db.table.Clock;
import org.junit.jupiter.api.Test;

class SeatClocksTest {
    private static final long MINUTE = 60_000;

    private static SeatClocks live(int minutes, int increment, int asked) {
        SeatClocks glass = new SeatClocks(Clock.live(minutes, increment), 3, 1000);
        glass.openQuestion(asked, asked);
        return glass;
    }

    private static long shown(SeatClocks glass, int seat, int viewer, long at) {
        return glass.toMessage(viewer, at).left().get(seat);
    }

    @Test void time_runs_while_a_seat_owes_and_an_answer_brings_some() {
        SeatClocks glass = live(1, 10, 0b001);
        assertThat(glass.timeoutAt(0)).isEqualTo(1000 + MINUTE);
        assertThat(glass.timeoutAt(1)).isEqualTo(Long.MAX_VALUE);
        assertThat(shown(glass, 0, 2, 21_000)).isEqualTo(40_000);
        assertThat(shown(glass, 1, 2, 21_000)).isEqualTo(MINUTE);
        glass.advanceTo(21_000);
        glass.stop(0);
        glass.closeQuestion();
        glass.addIncrements(0, 1);
        glass.openQuestion(0b010, 0b010);
        assertThat(shown(glass, 0, 2, 90_000)).isEqualTo(50_000);
        assertThat(glass.toMessage(2, 90_000).running()).containsExactly(1);
        assertThat(shown(glass, 1, 2, 90_000)).as("never less than nothing").isZero();
        assertThat(glass.timeoutAt(1)).isEqualTo(21_000 + MINUTE);
    }

    @Test void an_answer_given_again_brings_nothing_anew() {
        SeatClocks glass = live(1, 10, 0b001);
        glass.addIncrements(0, 1);
        glass.addIncrements(0, 0);
        glass.addIncrements(0, 1);
        glass.addIncrements(0, 2);
        assertThat(shown(glass, 0, 0, 1000)).isEqualTo(MINUTE + 20_000);
    }

    @Test void others_see_the_same_whoever_has_answered_a_secret_question() {
        SeatClocks sealed = live(1, 10, 0b111), open = live(1, 10, 0b111), back = live(1, 10, 0b111);
        sealed.advanceTo(3000);
        sealed.stop(0);
        back.advanceTo(2000);
        back.stop(0);
        back.advanceTo(40_000);
        back.comeBack(0, false);
        for (int viewer : new int[] {1, 2, Table.SPECTATOR})
            for (long at : new long[] {40_000, 60_000, 66_000, 500_000})
                assertThat(sealed.toMessage(viewer, at)).isEqualTo(open.toMessage(viewer, at))
                        .isEqualTo(back.toMessage(viewer, at));
        assertThat(sealed.toMessage(0, 40_000).running()).as("one's own clock stands").containsExactly(1, 2);
        assertThat(shown(sealed, 0, 0, 40_000)).isEqualTo(MINUTE);
        assertThat(open.toMessage(0, 40_000).running()).containsExactly(0, 1, 2);
    }

    @Test void the_first_seconds_of_a_secret_question_are_free_so_that_orders_look_like_people() {
        SeatClocks glass = live(1, 0, 0b111);
        glass.advanceTo(1600);
        glass.stop(0);
        glass.advanceTo(5500);
        glass.stop(1);
        glass.advanceTo(16_000);
        glass.stop(2);
        glass.closeQuestion();
        glass.openQuestion(0b001, 0b001);
        assertThat(glass.toMessage(Table.SPECTATOR, 16_000).left()).containsExactly(MINUTE, MINUTE, MINUTE - 10_000);
    }

    @Test void what_was_sealed_and_taken_back_runs_on() {
        SeatClocks glass = live(1, 0, 0b011);
        glass.advanceTo(11_000);
        glass.stop(0);
        assertThat(glass.timeoutAt(0)).isEqualTo(Long.MAX_VALUE);
        glass.advanceTo(31_000);
        glass.resume(0);
        assertThat(glass.timeoutAt(0)).isEqualTo(31_000 + MINUTE - 10_000 + SeatClocks.FREE_MILLIS);
        assertThat(glass.timeoutAt(1)).isEqualTo(1000 + MINUTE + SeatClocks.FREE_MILLIS);
    }

    @Test void whoever_returns_has_time_to_look() {
        SeatClocks glass = live(1, 0, 0b001);
        glass.advanceTo(1000 + MINUTE);
        glass.stop(0);
        glass.closeQuestion();
        glass.openQuestion(0b001, 0b001);
        assertThat(glass.timeoutAt(0)).isEqualTo(1000 + MINUTE);
        glass.advanceTo(2000 + MINUTE);
        glass.comeBack(0, true);
        assertThat(glass.timeoutAt(0)).isEqualTo(2000 + MINUTE + SeatClocks.RESERVE_MILLIS);
        assertThat(shown(glass, 0, 1, 2000 + MINUTE)).isEqualTo(SeatClocks.RESERVE_MILLIS);
    }

    @Test void whoever_returns_to_a_secret_question_shows_nothing_of_an_answer() {
        SeatClocks sealed = live(1, 0, 0b111), open = live(1, 0, 0b111);
        sealed.advanceTo(2000);
        sealed.stop(0);
        for (SeatClocks glass : new SeatClocks[] {sealed, open}) {
            glass.advanceTo(50_000);
            glass.comeBack(0, true);
        }
        for (int viewer : new int[] {1, 2, Table.SPECTATOR})
            assertThat(sealed.toMessage(viewer, 55_000)).isEqualTo(open.toMessage(viewer, 55_000));
    }

    @Test void a_slow_clock_is_full_at_each_question() {
        SeatClocks glass = new SeatClocks(Clock.slow(1), 2, 0);
        glass.openQuestion(0b11, 0b11);
        assertThat(glass.timeoutAt(1)).isEqualTo(60 * MINUTE);
        glass.advanceTo(50 * MINUTE);
        glass.stop(0);
        glass.stop(1);
        glass.closeQuestion();
        glass.openQuestion(0b10, 0b10);
        assertThat(glass.timeoutAt(1)).isEqualTo(110 * MINUTE);
        assertThat(shown(glass, 0, 1, 50 * MINUTE)).isEqualTo(60 * MINUTE);
    }

    @Test void no_time_is_out_before_the_bound_whatever_is_answered() {
        java.util.Random dice = new java.util.Random(11);
        for (int game = 0; game < 200; game++) {
            SeatClocks glass = live(1 + dice.nextInt(3), dice.nextInt(10), 0b111);
            long at = 1000, bound = 0;
            for (int step = 0; step < 40; step++) {
                long now = glass.earliestTimeout(at);
                assertThat(now).isGreaterThanOrEqualTo(bound);
                for (int seat = 0; seat < 3; seat++) assertThat(glass.timeoutAt(seat)).isGreaterThanOrEqualTo(now);
                bound = now;
                at += dice.nextInt(20_000);
                glass.advanceTo(at);
                glass.closeQuestion();
                for (int seat = 0; seat < 3; seat++) glass.addIncrements(seat, step);
                int asked = 1 + dice.nextInt(7);
                glass.openQuestion(asked, asked);
            }
        }
    }

    @Test void without_a_clock_nobody_is_ever_out_of_time() {
        SeatClocks glass = new SeatClocks(Clock.NONE, 3, 0);
        glass.openQuestion(0b111, 0b111);
        assertThat(glass.hasTimeLimit()).isFalse();
        assertThat(glass.timeoutAt(0)).isEqualTo(Long.MAX_VALUE);
    }
}
