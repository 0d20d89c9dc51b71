package elysium.toy;

import static org.assertj.core.api.Assertions.assertThat;

import elysium.toy.rules.Toll;
import org.junit.jupiter.api.Test;

class TollTest {
    @Test void a_child_pays_less() {
        assertThat(Toll.of(Toll.Payer.CHILD, 0)).isEqualTo(1);
        assertThat(Toll.of(Toll.Payer.ADULT, 0)).isEqualTo(3);
    }

    @Test void each_cart_but_the_first_costs_more() {
        assertThat(Toll.of(Toll.Payer.ADULT, 3)).isEqualTo(9);
    }
}
