package elysium.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CopyTest {

    private static Slate slate(int pairs) {
        Slate slate = new Slate(3, pairs);
        for (int i = 1; i <= pairs; i++) slate.add(i, 10 * i);
        return slate;
    }

    private static short[] cells(Slate slate) {
        short[] cells = new short[slate.cellCount()];
        for (int at = 0; at < cells.length; at++) cells[at] = slate.cell(at);
        return cells;
    }

    @Test void a_copy_has_all_that_is_in_a_list() {
        Slate full = slate(8), copy = full.copy();
        assertThat(cells(copy)).isEqualTo(cells(full));
    }

    @Test void what_a_list_had_beyond_its_new_length_is_gone() {
        Slate longer = slate(7), shorter = slate(2);
        longer.copyFrom(shorter);
        assertThat(cells(longer)).isEqualTo(cells(shorter));
    }

    @Test void a_short_list_becomes_a_long_one() {
        Slate longer = slate(7), shorter = slate(0);
        shorter.copyFrom(longer);
        assertThat(cells(shorter)).isEqualTo(cells(longer));
    }
}
