package elysium.kernel;

import static elysium.kernel.Table.NONE;

/// Choices between two numbers that take no branch. In a random game nobody can foresee which it will be, and a processor that
/// guesses wrong loses more time than both numbers take to work out.
public final class Branchless {
    private static final int SIGN = Integer.SIZE - 1;

    private Branchless() {}

    /// A number of which NONE alone is below 0, or another if it is NONE.
    public static int orElse(int number, int other) {
        return choose(number >> SIGN, other, number);
    }

    /// Some bits, or others if there are none.
    public static int some(int bits, int others) {
        return bits | others & ~(bits | -bits) >> SIGN;
    }

    /// 1 if there is any bit, else 0.
    public static int any(long bits) {
        return (int) ((bits | -bits) >>> Long.SIZE - 1);
    }

    /// NONE unless a number is below a bound, else another.
    public static int ifBelow(int number, int bound, int other) {
        return choose(number - bound >> SIGN, other, NONE);
    }

    /// A number that goes round: 0 at the bound.
    public static int round(int number, int bound) {
        return number & number - bound >> SIGN;
    }

    /// One number if all bits are set, another if none is.
    private static int choose(int bits, int one, int other) {
        return one & bits | other & ~bits;
    }
}
