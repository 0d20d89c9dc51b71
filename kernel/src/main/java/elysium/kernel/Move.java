package elysium.kernel;

/// A move: a verb and up to three operands, packed into a long.
public final class Move {
    private Move() {}

    public static long of(int verb) {
        return of(verb, 0, 0, 0);
    }

    public static long of(int verb, int a) {
        return of(verb, a, 0, 0);
    }

    public static long of(int verb, int a, int b) {
        return of(verb, a, b, 0);
    }

    public static long of(int verb, int a, int b, int c) {
        return (long) verb << 48 | (a & 0xFFFFL) << 32 | (b & 0xFFFFL) << 16 | c & 0xFFFFL;
    }

    public static int verb(long move) {
        return (int) (move >>> 48);
    }

    public static int a(long move) {
        return (short) (move >>> 32);
    }

    public static int b(long move) {
        return (short) (move >>> 16);
    }

    public static int c(long move) {
        return (short) move;
    }

    public static long withA(long move, int a) {
        return move & ~(0xFFFFL << 32) | (a & 0xFFFFL) << 32;
    }

    public static long withB(long move, int b) {
        return move & ~(0xFFFFL << 16) | (b & 0xFFFFL) << 16;
    }
}
