package elysium.server.push;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ReminderTimingTest {
    private static final long MINUTE = 60_000, HOUR = 60 * MINUTE, OPENED = 1000 * HOUR;

    private static ReminderTiming slow(long seen) {
        return new ReminderTiming(OPENED, OPENED + 24 * HOUR, seen);
    }

    @Test void a_slow_question_calls_after_three_minutes_and_at_half_its_time() {
        assertThat(slow(0).calls(OPENED)).isZero();
        assertThat(slow(0).calls(OPENED + 3 * MINUTE - 1)).isZero();
        assertThat(slow(0).calls(OPENED + 3 * MINUTE)).isEqualTo(1);
        assertThat(slow(0).calls(OPENED + 12 * HOUR - 1)).isEqualTo(1);
        assertThat(slow(0).calls(OPENED + 12 * HOUR)).isEqualTo(2);
        assertThat(slow(0).calls(OPENED + 24 * HOUR)).as("too late").isZero();
        assertThat(slow(0).next(OPENED)).isEqualTo(OPENED + 3 * MINUTE);
        assertThat(slow(0).next(OPENED + 3 * MINUTE)).isEqualTo(OPENED + 12 * HOUR);
        assertThat(slow(0).next(OPENED + 12 * HOUR)).isEqualTo(Long.MAX_VALUE);
    }

    @Test void whoever_looked_at_the_table_has_a_few_minutes_more() {
        long seen = OPENED + 10 * MINUTE;
        assertThat(slow(seen).calls(seen + 3 * MINUTE - 1)).isZero();
        assertThat(slow(seen).calls(seen + 3 * MINUTE)).isEqualTo(1);
        long late = OPENED + 12 * HOUR;
        assertThat(slow(late).calls(late + MINUTE)).isZero();
        assertThat(slow(late).calls(late + 3 * MINUTE)).isEqualTo(2);
        assertThat(slow(late).next(late)).isEqualTo(late + 3 * MINUTE);
    }

    @Test void where_no_time_runs_one_is_called_once() {
        ReminderTiming free = new ReminderTiming(OPENED, Long.MAX_VALUE, 0);
        assertThat(free.calls(OPENED + 3 * MINUTE)).isEqualTo(1);
        assertThat(free.calls(OPENED + 1000 * HOUR)).isEqualTo(1);
        assertThat(free.next(OPENED + 3 * MINUTE)).isEqualTo(Long.MAX_VALUE);
    }

    @Test void a_live_clock_waits_less_and_calls_again_only_where_much_time_is_left() {
        ReminderTiming ten = new ReminderTiming(OPENED, OPENED + 10 * MINUTE, 0),
                one = new ReminderTiming(OPENED, OPENED + MINUTE, 0);
        assertThat(ten.calls(OPENED + 149_000)).isZero();
        assertThat(ten.calls(OPENED + 150_000)).isEqualTo(1);
        assertThat(ten.calls(OPENED + 9 * MINUTE)).isEqualTo(1);
        assertThat(one.calls(OPENED + MINUTE - 1)).isZero();
        assertThat(one.calls(OPENED + MINUTE)).isZero();
        ReminderTiming hour = new ReminderTiming(OPENED, OPENED + HOUR, 0);
        assertThat(hour.calls(OPENED + 30 * MINUTE)).isEqualTo(2);
    }
}
