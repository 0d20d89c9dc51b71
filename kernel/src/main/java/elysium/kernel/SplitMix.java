package elysium.kernel;

/// The random number generator SplitMix64: a state that advances by a constant, and the numbers made from it.
final class SplitMix {
    static final long STEP = 0x9E3779B97F4A7C15L;

    private SplitMix() {}

    /// The number from 0 to `bound` - 1 that a state stands for.
    static int below(long state, int bound) {
        long z = state;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return (int) Math.unsignedMultiplyHigh(z ^ z >>> 31, bound);
    }
}
