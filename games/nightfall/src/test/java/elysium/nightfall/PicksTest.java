package elysium.nightfall;

import static elysium.nightfall.flow.Draft.Fate.BOX;
import static elysium.nightfall.flow.Draft.Fate.COMMON;
import static elysium.nightfall.flow.Draft.Fate.FIRST_ARCHIVE;
import static elysium.nightfall.flow.Draft.Fate.SECOND_ARCHIVE;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Offers;
import elysium.nightfall.flow.Draft;
import elysium.nightfall.table.EventKind;
import elysium.nightfall.table.Nightfall;
import org.junit.jupiter.api.Test;

/// What the picks of a draft are said to become, and how they are told.
class PicksTest {
    @Test void each_pick_has_its_fate_and_so_have_the_cards_that_nobody_picks() {
        Nightfall three = Tables.begin(3, 1), two = Tables.begin(2, 1), open = Tables.begin(3, 1, "open"),
                shared = Tables.begin(3, 1, "foundations");
        assertThat(Draft.picks(three)).containsExactly(FIRST_ARCHIVE, SECOND_ARCHIVE, COMMON);
        assertThat(Draft.rest(three)).isEqualTo(BOX);
        assertThat(Draft.picks(two)).containsExactly(BOX, FIRST_ARCHIVE, SECOND_ARCHIVE);
        assertThat(Draft.rest(two)).isEqualTo(COMMON);
        assertThat(Draft.picks(open)).containsExactly(FIRST_ARCHIVE, SECOND_ARCHIVE);
        assertThat(Draft.rest(open)).isEqualTo(BOX);
        assertThat(Draft.picks(shared)).containsExactly(COMMON, COMMON);
        assertThat(Draft.rest(shared)).isEqualTo(BOX);
    }

    @Test void each_pick_is_told_with_its_number() {
        Nightfall t = Tables.begin(3, 1);
        List<Integer> told = new ArrayList<>();
        t.setListener((kind, _, _, amount, _, _) -> {
            if (kind == EventKind.PICKED) told.add(amount);
        });
        while (t.top() instanceof Draft)
            t.answer(t.nextPending(), t.offers(t.nextPending(), Offers.movesOnly()).get(0));
        assertThat(told).containsExactly(1, 2, 3);
    }
}
