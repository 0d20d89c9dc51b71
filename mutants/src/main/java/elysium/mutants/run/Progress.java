package elysium.mutants.run;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/// Collects the findings of all workers and displays their progress.
public final class Progress {
    private static final int EVERY = 50, LINES = 12;

    private final PrintStream err;
    private final int expected;
    private final TreeMap<Integer, Worker.Told> checks = new TreeMap<>();
    private final TreeMap<Integer, Verdict> verdicts = new TreeMap<>();
    private final List<String> unused = new ArrayList<>(), heard = new ArrayList<>();
    private final long begun = System.nanoTime();

    public Progress(PrintStream err, int expected) {
        this.err = err;
        this.expected = expected;
    }

    public synchronized void add(Worker.Told check) {
        checks.put(check.number(), check);
    }

    public synchronized void unused(String reason) {
        unused.add(reason);
    }

    public synchronized void add(Verdict verdict) {
        verdicts.put(verdict.mutant(), verdict);
        if (verdicts.size() % EVERY != 0) return;
        long killed = verdicts.values().stream().filter(Verdict::killed).count();
        long left = (System.nanoTime() - begun) / verdicts.size() * (expected - verdicts.size()) / 1_000_000_000;
        err.print(String.format("\r%d of %d, %.1f %% noticed, about %d min %d s left   ", verdicts.size(), expected,
                100.0 * killed / verdicts.size(), left / 60, left % 60));
    }

    /// Keeps other output of a worker, which may tell why it failed.
    synchronized void heard(String line) {
        heard.add(line);
        if (heard.size() > LINES) heard.removeFirst();
    }

    synchronized String heard() {
        return String.join("\n", heard);
    }

    public synchronized List<Verdict> verdicts() {
        return List.copyOf(verdicts.values());
    }

    public synchronized List<Worker.Told> checks() {
        return List.copyOf(checks.values());
    }

    /// Tests that were left out because they are too slow or fail without any mutant.
    public synchronized List<String> unused() {
        return List.copyOf(unused);
    }
}
