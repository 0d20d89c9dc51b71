package elysium.mutants.code;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/// The methods that instrumented code calls at each place with a mutant; at most one mutant is active.
public final class Switches {
    /// no mutant is active
    public static final int NONE = -1;
    private static final int FLAG = 8;

    private static boolean[] reached = new boolean[0];
    private static int active = NONE;
    private static final long LOOKS_AT_CLOCK = (1 << 16) - 1;

    private static long steps, most;
    private static BooleanSupplier late = () -> false;

    private Switches() {}

    /// Makes room for a number of mutants.
    public static void room(int mutants) {
        if (reached.length < mutants) reached = new boolean[mutants];
    }

    /// Starts a test with a mutant or [#NONE], and a limit of steps.
    public static void begin(int mutant, long limit) {
        begin(mutant, limit, () -> false);
    }

    /// Starts a test that also ends once `isLate` returns true.
    public static void begin(int mutant, long limit, BooleanSupplier isLate) {
        late = isLate;
        active = mutant;
        steps = 0;
        most = limit;
        Arrays.fill(reached, false);
    }

    public static long steps() {
        return steps;
    }

    public static boolean[] reached() {
        return reached.clone();
    }

    /// Counts a step, so that endless loops end; called where there is no mutant.
    public static void step() {
        if (++steps > most || (steps & LOOKS_AT_CLOCK) == 0 && late.getAsBoolean()) throw new Endless();
    }

    /// Whether a mutant is active.
    public static boolean on(int mutant) {
        step();
        reached[mutant] = true;
        return mutant == active;
    }

    /// The number as written, or the mutated one.
    public static int number(int value, int mutant) {
        return on(mutant) ? other(value) : value;
    }

    /// The mutated number: 0 for 1, the next flag for a power of 2 from 8 on, otherwise one more.
    static int other(int value) {
        if (value == 1) return 0;
        return value >= FLAG && Integer.bitCount(value) == 1 ? value << 1 : value + 1;
    }

    /// The boolean, or its negation if mutated.
    public static int truth(int value, int mutant) {
        return on(mutant) ? value ^ 1 : value;
    }

    /// The value, or one more if mutated.
    public static int result(int value, int mutant) {
        return on(mutant) ? value + 1 : value;
    }

    /// The object, or null if mutated.
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

    /// A comparison with two mutants: one negates it, the next one changes its bound by one.
    public static boolean less(int a, int b, int mutant) {
        boolean turned = on(mutant), loose = on(mutant + 1);
        return (loose ? a <= b : a < b) != turned;
    }

    /// A comparison that decides whether a loop continues; its only mutant negates it.
    public static boolean before(int a, int b, int mutant) {
        return a < b != on(mutant);
    }

    public static boolean same(@Nullable Object a, @Nullable Object b, int mutant) {
        return a == b != on(mutant);
    }

    /// Thrown to end a test that takes far more steps than without the mutant.
    static final class Endless extends Error {
        private static final long serialVersionUID = 1;

        Endless() {
            super("it does not end", null, false, false);
        }
    }
}
