package elysium.server.http.limit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import elysium.server.http.ClientMessage;
import org.junit.jupiter.api.Test;

class TokenBucketTest {
    private static final long SECOND = 1_000_000_000;
    private long now;

    private TokenBucket pace(double most, double perSecond) {
        return new TokenBucket(most, perSecond, () -> now);
    }

    @Test void what_costs_more_is_done_less_often() {
        TokenBucket pace = pace(10, 2);
        assertThat(pace.spend(4)).isZero();
        assertThat(pace.spend(4)).isZero();
        assertThat(pace.spend(4)).as("seconds to wait").isEqualTo(1);
        assertThat(pace.spend(2)).as("what costs less is still done").isZero();
        now += 2 * SECOND;
        assertThat(pace.spend(4)).isZero();
    }

    @Test void what_turns_out_to_cost_more_is_waited_for_afterwards() {
        TokenBucket pace = pace(10, 2);
        pace.charge(20);
        assertThat(pace.spend()).isEqualTo(6);
        now += 6 * SECOND;
        assertThat(pace.spend()).isZero();
    }

    @Test void what_costs_more_than_there_can_be_is_done_when_all_is_there() {
        TokenBucket pace = pace(10, 1);
        assertThat(pace.spend(30)).isZero();
        assertThat(pace.spend(1)).isEqualTo(21);
        now += 40 * SECOND;
        assertThat(pace.full()).isTrue();
    }

    @Test void work_is_held_back_by_the_slowest_of_its_paces() {
        WorkMeter work = new WorkMeter(List.of(pace(10, 1), pace(100, 1)));
        assertThat(work.spend(8)).isZero();
        assertThat(work.spend(8)).isEqualTo(6);
        assertThat(new ClientMessage("hello", 0, null, null, null, null, null).cost())
                .isGreaterThan(new ClientMessage("move", null, 0, "0", null, null, null).cost());
    }
}
