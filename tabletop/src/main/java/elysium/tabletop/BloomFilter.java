package elysium.tabletop;

/// A set of numbers kept in a few cells, as far as their bits can tell them apart: what is not in it is surely not there.
final class BloomFilter {
    /// Within which scopes something was used, until when effects last, and behind them what was used by whom.
    static final int SCOPES = 0, UNTILS = 1, USES = 2, CELLS = USES + 16;
    private static final int BITS = 15, CELL = 4, HASH = 24, MIXES = 0x9E3779B9;

    private BloomFilter() {}

    static boolean has(int set, int number) {
        return (set >> (number & BITS) & 1) != 0;
    }

    static int with(int set, int number) {
        return (short) (set | 1 << (number & BITS));
    }

    /// A number from 0 to 255 for a use.
    static int hash(int scope, int who, int what) {
        return ((scope * 31 + who) * 31 + what) * MIXES >>> HASH;
    }

    /// In which of the cells a hash is kept; its bit there is what [#has] and [#with] take.
    static int cell(int hash) {
        return hash >> CELL;
    }
}
