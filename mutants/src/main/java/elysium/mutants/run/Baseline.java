package elysium.mutants.run;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import elysium.mutants.code.Switches;
import org.jspecify.annotations.Nullable;

/// What each test does without any mutant: the places it reaches, its steps and its time.
final class Baseline {
    /// Slower test classes are left out, since they would run for every mutant they reach.
    private static final long QUICK_NANOS = 400_000_000, SLOW_NANOS = 2_500_000_000L, QUICK_STEPS = 30_000_000,
            SLOW_STEPS = 200_000_000;

    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    /// A test with its baseline; `number` is its index among all tests.
    record Known(int number, TestRun check, boolean[] reached, long steps, long nanos) {}

    private final List<Known> known = new ArrayList<>();
    private final BitSet once = new BitSet();
    private final long nanos, steps;
    private final List<String> failed = new ArrayList<>(), slow = new ArrayList<>();

    /// Runs every test twice, since code that runs only when a class is first used must not count.
    Baseline(List<TestRun> checks, boolean slowToo) {
        nanos = slowToo ? SLOW_NANOS : QUICK_NANOS;
        steps = slowToo ? SLOW_STEPS : QUICK_STEPS;
        List<BitSet> first = new ArrayList<>();
        boolean[] quick = new boolean[checks.size()];
        for (int i = 0; i < checks.size(); i++) {
            quick[i] = run(i, checks.get(i)) != null;
            first.add(bits(Switches.reached()));
        }
        BitSet always = new BitSet();
        for (int i = 0; i < checks.size(); i++) {
            Known again = quick[i] ? run(i, checks.get(i)) : null;
            if (again != null) {
                known.add(again);
                BitSet each = bits(again.reached());
                first.get(i).andNot(each);
                if (checks.get(i) instanceof ScenarioTestRun) always.or(each);
            }
            once.or(first.get(i)); // a test that is left out may have filled a cache for the others
        }
        once.andNot(always);
    }

    private static BitSet bits(boolean[] reached) {
        BitSet bits = new BitSet(reached.length);
        for (int i = 0; i < reached.length; i++) if (reached[i]) bits.set(i);
        return bits;
    }

    /// Whether a place is reached only once, such as code that derives data from a book and caches it. A test class
    /// with books of its own may reach it each time, but no scenario does.
    boolean isOnce(int mutant) {
        return once.get(mutant);
    }

    private @Nullable Known run(int number, TestRun check) {
        long begun = CLOCK.getCurrentThreadCpuTime();
        Switches.begin(Switches.NONE, steps, () -> CLOCK.getCurrentThreadCpuTime() - begun > nanos);
        String fault = check.fails();
        long took = CLOCK.getCurrentThreadCpuTime() - begun;
        if (Switches.steps() > steps || took > nanos) slow.add(check.name());
        else if (fault != null) failed.add(check.name() + ": " + fault);
        else return new Known(number, check, Switches.reached(), Switches.steps(), took);
        return null;
    }

    List<Known> known() {
        return known;
    }

    /// Tests that fail without any mutant.
    List<String> failed() {
        return failed;
    }

    List<String> slow() {
        return slow;
    }
}
