package elysium.kernel;

import static elysium.kernel.Table.NONE;

/// Picks between ints without branching. Random play defeats the branch predictor, and a misprediction costs more than
/// computing both values.
public final class Branchless {
    private static final int SIGN = Integer.SIZE - 1;

    private Branchless() {}

    /// Returns `other` if `number` is NONE; NONE must be the only negative value.
    public static int orElse(int number, int other) {
        return choose(number >> SIGN, other, number);
    }

    /// Returns `bits`, or `others` if `bits` is 0.
    public static int nonZeroOr(int bits, int others) {
        return bits | others & ~(bits | -bits) >> SIGN;
    }

    /// Returns 1 if any bit is set, else 0.
    public static int oneIfAny(long bits) {
        return (int) ((bits | -bits) >>> Long.SIZE - 1);
    }

    /// Returns `other` if `number` is below `bound`, else NONE.
    public static int ifBelow(int number, int bound, int other) {
        return choose(number - bound >> SIGN, other, NONE);
    }

    /// Returns 0 if `number` equals `bound`, else `number`.
    public static int wrapToZero(int number, int bound) {
        return number & number - bound >> SIGN;
    }

    /// Returns `one` if `bits` is -1, `other` if it is 0.
    private static int choose(int bits, int one, int other) {
        return one & bits | other & ~bits;
    }
}
