package elysium.tabletop;

import static org.assertj.core.api.Assertions.assertThat;

import elysium.kernel.Table;
import org.junit.jupiter.api.Test;

class ZonesTest {
    @Test void zones_of_one_name_are_told_apart_by_seat_and_index() {
        Zones zones = new Zones();
        int hand = zones.addForEachSeat("hand", Visibility.HELD, false);
        int prize = zones.addCommon("prize", Visibility.OPEN, false),
                second = zones.addCommon("prize", Visibility.OPEN, false);
        int plot = zones.add("plot", Visibility.OPEN, 2, true), other = zones.add("plot", Visibility.OPEN, 2, true);

        assertThat(zones.name(hand + 3)).isEqualTo("hand");
        assertThat(zones.index(hand + 3)).isZero();
        assertThat(zones.seat(hand + 3)).isEqualTo(3);
        assertThat(zones.seat(prize)).isEqualTo(Table.NONE);
        assertThat(zones.index(prize)).isZero();
        assertThat(zones.index(second)).isEqualTo(1);
        assertThat(zones.index(plot)).isZero();
        assertThat(zones.index(other)).isEqualTo(1);
    }
}
