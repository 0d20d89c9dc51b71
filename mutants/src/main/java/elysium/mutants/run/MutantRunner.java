package elysium.mutants.run;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import elysium.kit.scenario.Trial;
import elysium.mutants.code.Mutant;
import elysium.mutants.code.Switches;
import org.jspecify.annotations.Nullable;

/// Runs the tests against mutants one by one, until a test fails or all have run.
final class MutantRunner {
    /// A test may take this multiple of its baseline steps, plus a constant, before it counts as endless.
    private static final long LONGER = 20, MORE = 200_000, WRITING = 50_000_000;

    private final MutatedGame changed;
    private final boolean all;
    private final List<Trial> trials;
    private final List<String> classes;
    private final List<TestRun> checks;
    private final Baseline baseline;
    private final boolean[] atLoading, atWriting;
    private final LoadedGame base;

    /// @param tests a part of the names of the tests to run; empty for all
    /// @param all whether to run every scenario that reaches a mutant, and not only until one notices it
    /// @param slow whether to run test classes that take seconds
    MutantRunner(MutatedGame changed, String tests, boolean all, boolean slow) {
        this.changed = changed;
        this.all = all;
        TestFinder found = new TestFinder(changed.tests());
        classes = found.classes().stream().filter(name -> name.contains(tests)).toList();
        Switches.room(changed.mutants().size());
        Switches.begin(Switches.NONE, Long.MAX_VALUE);
        base = changed.load();
        atLoading = Switches.reached();
        Switches.begin(Switches.NONE, Long.MAX_VALUE);
        base.shelf().write();
        atWriting = Switches.reached();
        trials = found.scenarios(base.games()).stream().filter(trial -> trial.name().contains(tests)).toList();
        checks = checks(base);
        baseline = new Baseline(checks, slow);
    }

    private List<TestRun> checks(LoadedGame loaded) {
        List<TestRun> checks = new ArrayList<>(loaded.scenarios(trials));
        checks.addAll(loaded.classes(classes));
        return checks;
    }

    List<TestRun> checks() {
        return checks;
    }

    Baseline baseline() {
        return baseline;
    }

    /// Whether a test that noticed a mutant also fails without it, because a mutant left a side effect behind.
    boolean isSpoiled(Verdict verdict) {
        for (int number : verdict.by()) {
            Switches.begin(Switches.NONE, Long.MAX_VALUE);
            if (checks.get(number).fails() != null) return true;
        }
        return false;
    }

    /// Tests a mutant. If it is reached while a book is built, the book is rebuilt; if while the game is loaded, the
    /// game is reloaded.
    Verdict look(Mutant mutant) {
        List<Baseline.Known> known = new ArrayList<>(baseline.known());
        known.sort(order(mutant.card()));
        boolean once = mutant.method().equals("<clinit>") && base.runsAgain(mutant.type());
        if (atWriting[mutant.id()] || baseline.isOnce(mutant.id()) || once) return rewritten(mutant, known, once);
        if (atLoading[mutant.id()]) return afresh(mutant, known);
        known.removeIf(check -> !check.reached()[mutant.id()]);
        return run(mutant, known, checks);
    }

    /// @param once whether the mutant is in code that its class runs only once
    private Verdict rewritten(Mutant mutant, List<Baseline.Known> known, boolean once) {
        try {
            Switches.begin(mutant.id(), WRITING);
            if (once) base.again(mutant.type());
            base.shelf().write();
            checks.get(known.getFirst().number()).fails(); // fills caches, which must not count as an endless loop
            known.sort(Comparator.comparing(check -> !check.reached()[mutant.id()]));
            return run(mutant, known, checks);
        } catch (Throwable broken) {
            return new Verdict(mutant.id(), List.of(), true, "its book cannot be built: " + broken);
        } finally {
            Switches.begin(Switches.NONE, Long.MAX_VALUE);
            if (once) base.again(mutant.type());
            base.shelf().write();
        }
    }

    private Verdict afresh(Mutant mutant, List<Baseline.Known> known) {
        try {
            Switches.begin(mutant.id(), Long.MAX_VALUE);
            return run(mutant, known, checks(changed.load()));
        } catch (Throwable broken) {
            return new Verdict(mutant.id(), List.of(), true, "it cannot be loaded: " + broken);
        }
    }

    private Verdict run(Mutant mutant, List<Baseline.Known> order, List<TestRun> numbered) {
        List<Integer> by = new ArrayList<>();
        String how = null;
        for (Baseline.Known known : order) {
            if (how != null && !(all && known.check() instanceof ScenarioTestRun)) continue;
            String fault = fault(mutant, known, numbered.get(known.number()));
            if (fault == null) continue;
            by.add(known.number());
            if (how == null) how = fault;
        }
        return new Verdict(mutant.id(), by, !order.isEmpty(), how);
    }

    /// Tests that prove the card come first, then faster tests.
    private static Comparator<Baseline.Known> order(@Nullable String card) {
        Comparator<Baseline.Known> quick = Comparator.comparingLong(Baseline.Known::nanos);
        if (card == null) return quick;
        return Comparator.<Baseline.Known>comparingInt(known -> rank(known.check(), card)).thenComparing(quick);
    }

    private static int rank(TestRun check, String card) {
        if (check.cards().contains(card)) return 0;
        return check instanceof JUnitTestRun ? 1 : 2;
    }

    private static @Nullable String fault(Mutant mutant, Baseline.Known before, TestRun check) {
        Switches.begin(mutant.id(), before.steps() * LONGER + MORE);
        try {
            return check.fails();
        } catch (Throwable thrown) {
            return String.valueOf(thrown);
        }
    }
}
