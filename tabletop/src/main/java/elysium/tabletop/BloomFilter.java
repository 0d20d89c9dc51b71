package elysium.tabletop;

/// A Bloom filter over ints: no false negatives.
final class BloomFilter {
    /// the cells: scopes with uses, expiries of lasting effects, then 16 cells for the uses themselves
    static final int SCOPES = 0, UNTILS = 1, USES = 2, CELLS = USES + 16;
    private static final int BITS = 15, CELL = 4, HASH = 24, MIXES = 0x9E3779B9;

    private BloomFilter() {}

    static boolean has(int set, int number) {
        return (set >> (number & BITS) & 1) != 0;
    }

    static int with(int set, int number) {
        return (short) (set | 1 << (number & BITS));
    }

    /// Hashes a use to a number from 0 to 255.
    static int hash(int scope, int who, int what) {
        return ((scope * 31 + who) * 31 + what) * MIXES >>> HASH;
    }

    /// The cell that holds a hash; [#has] and [#with] select the bit in it.
    static int cell(int hash) {
        return hash >> CELL;
    }
}
