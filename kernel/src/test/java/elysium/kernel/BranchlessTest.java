package elysium.kernel;

import static elysium.kernel.Table.NONE;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Compares each branchless choice with the same choice made by a branch.
class BranchlessTest {
    private static final int[] NUMBERS = {0, 1, 2, 5, 6, 7, 300, Short.MAX_VALUE, Integer.MAX_VALUE};

    @Test void another_number_stands_in_for_none() {
        for (int number : NUMBERS) {
            assertThat(Branchless.orElse(number, 9)).isEqualTo(number);
            assertThat(Branchless.orElse(NONE, number)).isEqualTo(number);
        }
        assertThat(Branchless.orElse(NONE, NONE)).isEqualTo(NONE);
    }

    @Test void other_bits_stand_in_for_no_bits() {
        for (int bits : new int[] {1, 6, 1 << 30, Integer.MIN_VALUE, -1})
            assertThat(Branchless.nonZeroOr(bits, 9)).isEqualTo(bits);
        assertThat(Branchless.nonZeroOr(0, 9)).isEqualTo(9);
        assertThat(Branchless.nonZeroOr(0, 0)).isZero();
    }

    @Test void any_bit_counts_once() {
        for (int bit = 0; bit < Long.SIZE; bit++) assertThat(Branchless.oneIfAny(1L << bit)).isEqualTo(1);
        assertThat(Branchless.oneIfAny(-1L)).isEqualTo(1);
        assertThat(Branchless.oneIfAny(0)).isZero();
    }

    @Test void a_number_is_given_below_a_bound_only() {
        for (int number : NUMBERS) assertThat(Branchless.ifBelow(number, 6, 9)).isEqualTo(number < 6 ? 9 : NONE);
    }

    @Test void numbers_go_round() {
        for (int bound = 2; bound <= 6; bound++)
            for (int number = 0; number <= bound; number++)
                assertThat(Branchless.wrapToZero(number, bound)).isEqualTo(number % bound);
    }
}
