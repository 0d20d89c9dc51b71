package elysium.bots;

/// A random number generator that yields the same numbers for the same seed on every machine.
public final class SeededRandom {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;
    private long at;

    public SeededRandom(long seed) {
        at = seed;
    }

    public long next() {
        at += GOLDEN;
        return mix(at);
    }

    /// A number from 0 to `bound` - 1.
    public int nextBelow(int bound) {
        return (int) Math.unsignedMultiplyHigh(next(), bound);
    }

    /// A number from 0 to 1, exclusive.
    public double nextDouble() {
        return (next() >>> 11) * 0x1p-53;
    }

    /// Mixes the bits of a number.
    static long mix(long number) {
        long z = (number ^ number >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    /// Mixes two numbers into one; their order counts.
    static long mix(long first, long second) {
        return mix(first * GOLDEN + second + GOLDEN);
    }
}
