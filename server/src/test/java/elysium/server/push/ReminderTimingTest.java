package elysium.server.push;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ReminderTimingTest {
    private static final long MINUTE = 60_000, HOUR = 60 * MINUTE, OPENED = 1000 * HOUR;

    private static ReminderTiming slow(long seen) {
        return new ReminderTiming(OPENED, OPENED + 24 * HOUR, seen);
    }

    @Test void a_slow_question_calls_after_three_minutes_and_at_half_its_time() {
        assertThat(slow(0).dueCount(OPENED)).isZero();
        assertThat(slow(0).dueCount(OPENED + 3 * MINUTE - 1)).isZero();
        assertThat(slow(0).dueCount(OPENED + 3 * MINUTE)).isEqualTo(1);
        assertThat(slow(0).dueCount(OPENED + 12 * HOUR - 1)).isEqualTo(1);
        assertThat(slow(0).dueCount(OPENED + 12 * HOUR)).isEqualTo(2);
        assertThat(slow(0).dueCount(OPENED + 24 * HOUR)).as("too late").isZero();
        assertThat(slow(0).nextAt(OPENED)).isEqualTo(OPENED + 3 * MINUTE);
        assertThat(slow(0).nextAt(OPENED + 3 * MINUTE)).isEqualTo(OPENED + 12 * HOUR);
        assertThat(slow(0).nextAt(OPENED + 12 * HOUR)).isEqualTo(Long.MAX_VALUE);
    }

    @Test void whoever_looked_at_the_table_has_a_few_minutes_more() {
        long seen = OPENED + 10 * MINUTE;
        assertThat(slow(seen).dueCount(seen + 3 * MINUTE - 1)).isZero();
        assertThat(slow(seen).dueCount(seen + 3 * MINUTE)).isEqualTo(1);
        long late = OPENED + 12 * HOUR;
        assertThat(slow(late).dueCount(late + MINUTE)).isZero();
        assertThat(slow(late).dueCount(late + 3 * MINUTE)).isEqualTo(2);
        assertThat(slow(late).nextAt(late)).isEqualTo(late + 3 * MINUTE);
    }

    @Test void where_no_time_runs_one_is_called_once() {
        ReminderTiming free = new ReminderTiming(OPENED, Long.MAX_VALUE, 0);
        assertThat(free.dueCount(OPENED + 3 * MINUTE)).isEqualTo(1);
        assertThat(free.dueCount(OPENED + 1000 * HOUR)).isEqualTo(1);
        assertThat(free.nextAt(OPENED + 3 * MINUTE)).isEqualTo(Long.MAX_VALUE);
    }

    @Test void a_live_clock_waits_less_and_calls_again_only_where_much_time_is_left() {
        ReminderTiming ten = new ReminderTiming(OPENED, OPENED + 10 * MINUTE, 0),
                one = new ReminderTiming(OPENED, OPENED + MINUTE, 0);
        assertThat(ten.dueCount(OPENED + 149_000)).isZero();
        assertThat(ten.dueCount(OPENED + 150_000)).isEqualTo(1);
        assertThat(ten.dueCount(OPENED + 9 * MINUTE)).isEqualTo(1);
        assertThat(one.dueCount(OPENED + MINUTE - 1)).isZero();
        assertThat(one.dueCount(OPENED + MINUTE)).isZero();
        ReminderTiming hour = new ReminderTiming(OPENED, OPENED + HOUR, 0);
        assertThat(hour.dueCount(OPENED + 30 * MINUTE)).isEqualTo(2);
    }
}
