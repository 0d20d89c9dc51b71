package elysium.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import elysium.server.wire.Fault;
import elysium.server.wire.Refused;
import org.junit.jupiter.api.Test;

class PoolTest {

    @Test void whoever_comes_when_all_places_are_taken_is_sent_away_at_once() {
        Pool pool = new Pool(2);
        assertThat(pool.use(() -> pool.use(() -> "done"))).isEqualTo("done");
        assertThatThrownBy(() -> pool.use(() -> pool.use(() -> pool.use(() -> "too much"))))
                .isInstanceOfSatisfying(Refused.class, refused -> assertThat(refused.fault()).isEqualTo(Fault.BUSY));
        assertThat(pool.use(() -> pool.use(() -> "free again"))).isEqualTo("free again");
    }
}
