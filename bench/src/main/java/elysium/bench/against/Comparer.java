package elysium.bench.against;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import elysium.bench.wording.BenchException;
import org.jspecify.annotations.Nullable;

/// Runs two versions by turns, measure by measure.
final class Comparer {
    private final Runs old, now;
    private final int rounds;
    private final Progress progress;
    private double reference = Double.NaN;

    /// Receives what is about to run.
    interface Progress {
        void running(String measure, int at, int round, String version);
    }

    Comparer(Runs old, Runs now, int rounds, Progress progress) {
        this.old = old;
        this.now = now;
        this.rounds = rounds;
        this.progress = progress;
    }

    /// Compares all tasks, the first of which is the reference copy; `done` receives each line as soon as it is known.
    List<Comparison.Line> compare(List<Task> tasks, Consumer<Comparison.Line> done) {
        List<Comparison.Line> lines = new ArrayList<>();
        for (Task task : tasks) {
            lines.add(compare(task, lines.size() + 1));
            done.accept(lines.getLast());
        }
        return lines;
    }

    /// Whichever version runs first alternates too, so that a machine that slows down favours neither.
    private Comparison.Line compare(Task task, int at) {
        List<Sample> older = new ArrayList<>(), newer = new ArrayList<>();
        boolean known = true;
        for (int round = 1; round <= rounds; round++) {
            boolean newFirst = round % 2 == 0;
            if (newFirst) newer.add(run(now, task, at, round));
            if (known) {
                Sample sample = sample(old, task, at, round);
                if (sample == null) known = false;
                else older.add(sample);
            }
            if (!newFirst) newer.add(run(now, task, at, round));
        }
        if (Double.isNaN(reference)) reference = Sample.typical(newer).nanos();
        return Comparison.Line.of(task.measure(), known ? older : null, newer, reference);
    }

    private Sample run(Runs version, Task task, int at, int round) {
        Sample sample = sample(version, task, at, round);
        if (sample == null) throw new BenchException(AgainstWords.NO_BENCHMARKS, version.name());
        return sample;
    }

    private @Nullable Sample sample(Runs version, Task task, int at, int round) {
        progress.running(task.measure(), at, round, version.name());
        return version.run(task);
    }
}
