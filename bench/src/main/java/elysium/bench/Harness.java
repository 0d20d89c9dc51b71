package elysium.bench;

import java.util.Collection;
import elysium.bench.against.Task;
import elysium.bench.wording.BenchException;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/// Runs JMH for one measure at a time in separate JVMs, so that no measure profits from the warm-up of another.
final class Harness {
    private static final String BYTES = "gc.alloc.rate.norm";

    private final Request request;

    Harness(Request request) {
        this.request = request;
    }

    Figure measure(Measure measure) {
        try {
            Collection<RunResult> results = new Runner(pace(measure, options(measure)).build()).run();
            if (results.size() != 1)
                throw new BenchException(Words.FAILED, measure.method(), results.size() + " results");
            return figure(results.iterator().next());
        } catch (RunnerException failed) {
            throw new BenchException(Words.FAILED, measure.method(), failed.toString());
        }
    }

    private ChainedOptionsBuilder options(Measure measure) {
        return new OptionsBuilder()
                .include("^" + Benchmarks.class.getName().replace(".", "\\.") + "\\." + measure.method() + "$")
                .param("game", request.game().id())
                .param("seats", Integer.toString(request.seats()))
                .addProfiler(GCProfiler.class)
                .jvmArgs(Task.JVM.toArray(String[]::new))
                .verbosity(VerboseMode.SILENT)
                .shouldFailOnError(true);
    }

    /// Sets the length of the run. Games use many methods, which take longer to compile than a copy.
    private ChainedOptionsBuilder pace(Measure measure, ChainedOptionsBuilder options) {
        int more = measure.plays() ? 2 : 1;               // whole games take longer to compile well
        if (!request.quick()) return pace(options.forks(2), 5 * more, 1000, 5, 1000);
        return measure.plays() ? pace(options.forks(1), 12, 500, 5, 200) : pace(options.forks(1), 3, 200, 4, 150);
    }

    private static ChainedOptionsBuilder pace(ChainedOptionsBuilder options, int warmups, int warmupMillis, int runs,
            int runMillis) {
        return options.warmupIterations(warmups).warmupTime(TimeValue.milliseconds(warmupMillis))
                .measurementIterations(runs).measurementTime(TimeValue.milliseconds(runMillis));
    }

    private static Figure figure(RunResult result) {
        Result<?> time = result.getPrimaryResult();
        Result<?> bytes = result.getSecondaryResults().get(BYTES);
        if (bytes == null) throw new IllegalStateException("JMH counted no bytes");
        return new Figure(time.getScore(), time.getScoreError(), time.getStatistics().getMin(), bytes.getScore());
    }
}
