package elysium.bench.against;

import java.util.ArrayList;
import java.util.List;

/// What two versions are compared at.
///
/// @param plays whether the measure plays games, whose code takes longer to be compiled
/// @param quick whether each run is shorter
public record Task(String game, int seats, String measure, boolean plays, boolean quick) {
    /// The options of the JVM that measures.
    public static final List<String> JVM =
            List.of("-XX:+UseParallelGC", "-Xms512m", "-Xmx512m", "--sun-misc-unsafe-memory-access=allow");

    /// The arguments for JMH's own main class, which every version understands.
    List<String> arguments(String results) {
        List<String> all = new ArrayList<>(List.of("^elysium\\.bench\\.Benchmarks\\." + measure + "$",
                "-p", "game=" + game, "-p", "seats=" + seats, "-f", "1", "-bm", "avgt", "-tu", "ns", "-foe", "true",
                "-prof", "gc", "-jvmArgs", String.join(" ", JVM), "-rf", "json", "-rff", results));
        if (plays) all.addAll(quick ? pace(4, 300, 3, 150) : pace(6, 500, 5, 200));
        else all.addAll(quick ? pace(2, 150, 3, 80) : pace(3, 200, 5, 100));
        return all;
    }

    private static List<String> pace(int warmups, int warmupMillis, int runs, int runMillis) {
        return List.of("-wi", Integer.toString(warmups), "-w", warmupMillis + "ms", "-i", Integer.toString(runs), "-r",
                runMillis + "ms");
    }
}
