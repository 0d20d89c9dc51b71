package elysium.tabletop;

import static elysium.tabletop.Bare.DECK;
import static elysium.tabletop.Bare.FIELD;
import static elysium.tabletop.Bare.HAND;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Moves the cards of a hand to other rows; each card keeps its facts.
class ConcealmentTest {
    private static final int MANY = 6_000, CARDS = 4;

    private final Bare t = new Bare();

    @Test void a_card_lies_on_each_row_of_the_hand_equally_often() {
        int[] rows = new int[CARDS];
        for (int def = 0; def < CARDS; def++) rows[def] = t.deal(0, def, HAND);
        int[] times = new int[CARDS];
        for (int seed = 0; seed < MANY; seed++) {
            Bare other = t.copy();
            other.conceal(seed);
            for (int i = 0; i < CARDS; i++) if (other.face(rows[i]) == 2) times[i]++;
        }
        for (int each : times) assertThat(each).isBetween(MANY / CARDS - 200, MANY / CARDS + 200);
    }

    @Test void each_keeps_its_place_in_the_hand_and_all_that_is_true_of_it() {
        for (int def = 0; def < CARDS; def++) t.deal(0, def, HAND);
        int open = t.deal(0, 5, FIELD), deep = t.deal(0, 6, DECK), other = t.deal(1, 7, HAND);
        t.showTo(t.first(HAND), 1 << 1);
        t.count(t.next(t.first(HAND)), 3);
        long coming = t.rngState();
        boolean moved = false;
        for (int seed = 0; seed < 20; seed++) {
            int[] before = new int[CARDS], now = new int[CARDS];
            t.copyRows(HAND, before);
            t.conceal(seed);
            t.copyRows(HAND, now);
            for (int i = 0; i < CARDS; i++) {
                assertThat(t.face(now[i])).isEqualTo(i);
                assertThat(t.counters(now[i])).isEqualTo(i == 1 ? 3 : 0);
                assertThat(t.seenBy(now[i]) >> 1 & 1).isEqualTo(i == 0 ? 1 : 0);
                moved |= now[i] != before[i];
            }
        }
        assertThat(moved).isTrue();
        assertThat(t.rngState()).isEqualTo(coming);
        assertThat(new int[] {t.face(open), t.face(deep), t.face(other)}).containsExactly(5, 6, 7);
    }
}
