package elysium.tabletop;

/// A set of numbers kept in one cell, as far as sixteen bits can tell them apart: what is not in it is surely not there.
final class Few {
    /// Who has used something and within which scopes, and until when effects last.
    static final int USERS = 0, SCOPES = 1, UNTILS = 2, SETS = 3;
    private static final int BITS = 15;

    private Few() {}

    static boolean has(int set, int number) {
        return (set >> (number & BITS) & 1) != 0;
    }

    static int with(int set, int number) {
        return (short) (set | 1 << (number & BITS));
    }
}
