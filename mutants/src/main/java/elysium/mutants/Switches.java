package elysium.mutants;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/// What changed code calls at each place that can be broken: at most one place is broken at a time.
public final class Switches {
    /// No mutant: the code does what it says.
    static final int NONE = -1;
    private static final int FLAG = 8;

    private static boolean[] reached = new boolean[0];
    private static int active = NONE;
    private static final long LOOKS_AT_CLOCK = (1 << 16) - 1;

    private static long steps, most;
    private static BooleanSupplier late = () -> false;

    private Switches() {}

    /// Makes room for so many mutants.
    static void room(int mutants) {
        if (reached.length < mutants) reached = new boolean[mutants];
    }

    /// Begins a check with one mutant active, or [#NONE], that may take so many steps.
    static void begin(int mutant, long limit) {
        begin(mutant, limit, () -> false);
    }

    /// Begins a check that may take so many steps, and is ended as well when it is late.
    static void begin(int mutant, long limit, BooleanSupplier isLate) {
        late = isLate;
        active = mutant;
        steps = 0;
        most = limit;
        Arrays.fill(reached, false);
    }

    static long steps() {
        return steps;
    }

    static boolean[] reached() {
        return reached.clone();
    }

    /// A step that cannot be broken itself: it only keeps endless loops from running for ever.
    public static void step() {
        if (++steps > most || (steps & LOOKS_AT_CLOCK) == 0 && late.getAsBoolean()) throw new Endless();
    }

    /// Whether the place with that number is broken now.
    public static boolean on(int mutant) {
        step();
        reached[mutant] = true;
        return mutant == active;
    }

    /// The number as it is written, or another.
    public static int number(int value, int mutant) {
        return on(mutant) ? other(value) : value;
    }

    /// One more; 0 for 1; and of a flag, which is a power of 2, the next one.
    static int other(int value) {
        if (value == 1) return 0;
        return value >= FLAG && Integer.bitCount(value) == 1 ? value << 1 : value + 1;
    }

    /// A truth value, or its opposite.
    public static int truth(int value, int mutant) {
        return on(mutant) ? value ^ 1 : value;
    }

    /// A value, or one more.
    public static int result(int value, int mutant) {
        return on(mutant) ? value + 1 : value;
    }

    /// An object, or null.
    public static @Nullable Object object(@Nullable Object value, int mutant) {
        return on(mutant) ? null : value;
    }

    public static int sum(int a, int b, int mutant) {
        return on(mutant) ? a - b : a + b;
    }

    public static int difference(int a, int b, int mutant) {
        return on(mutant) ? a + b : a - b;
    }

    public static int product(int a, int b, int mutant) {
        return on(mutant) ? a + b : a * b;
    }

    public static int quotient(int a, int b, int mutant) {
        return on(mutant) ? a * b : a / b;
    }

    public static int remainder(int a, int b, int mutant) {
        return on(mutant) ? a : a % b;
    }

    public static int and(int a, int b, int mutant) {
        return on(mutant) ? a | b : a & b;
    }

    public static int or(int a, int b, int mutant) {
        return on(mutant) ? a & b : a | b;
    }

    public static boolean equal(int a, int b, int mutant) {
        return a == b != on(mutant);
    }

    /// A comparison that is turned round by one mutant, and made strict, or not, by the next.
    public static boolean less(int a, int b, int mutant) {
        boolean turned = on(mutant), loose = on(mutant + 1);
        return (loose ? a <= b : a < b) != turned;
    }

    /// A comparison that decides whether a loop goes on, and is only turned round.
    public static boolean before(int a, int b, int mutant) {
        return a < b != on(mutant);
    }

    public static boolean same(@Nullable Object a, @Nullable Object b, int mutant) {
        return a == b != on(mutant);
    }

    /// Thrown out of a check that goes on much longer than it did with the code as it is.
    static final class Endless extends Error {
        private static final long serialVersionUID = 1;

        Endless() {
            super("it comes to no end", null, false, false);
        }
    }
}
