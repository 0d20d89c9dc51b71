package elysium.server.http.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import elysium.server.message.ErrorCode;
import elysium.server.message.RequestRejectedException;
import org.junit.jupiter.api.Test;

class WorkPoolTest {

    @Test void whoever_comes_when_all_places_are_taken_is_sent_away_at_once() {
        WorkPool pool = new WorkPool(2);
        assertThat(pool.use(() -> pool.use(() -> "done"))).isEqualTo("done");
        assertThatThrownBy(() -> pool.use(() -> pool.use(() -> pool.use(() -> "too much"))))
                .isInstanceOfSatisfying(RequestRejectedException.class,
                        refused -> assertThat(refused.errorCode()).isEqualTo(ErrorCode.BUSY));
        assertThat(pool.use(() -> pool.use(() -> "free again"))).isEqualTo("free again");
    }
}
