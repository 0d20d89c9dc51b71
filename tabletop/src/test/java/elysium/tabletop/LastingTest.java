package elysium.tabletop;

import static elysium.tabletop.Bare.ADDS;
import static elysium.tabletop.Bare.FIELD;
import static elysium.tabletop.Bare.LENDER;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// What texts and played parts go on doing.
class LastingTest {

    @Test void a_lent_text_speaks_for_the_card_it_lies_on() {
        Bare t = new Bare();
        int host = t.deal(0, 0, FIELD), lender = t.deal(0, LENDER, FIELD);
        assertThat(t.value(ADDS, lender)).isEqualTo(1);
        t.hosts.attach(lender, host);
        assertThat(t.value(ADDS, host)).isEqualTo(2);
        assertThat(t.value(ADDS, lender)).isZero();
    }
}
