package elysium.bench.load;

import java.util.ArrayList;
import java.util.List;
import elysium.bench.wording.BenchException;

/// The parsed command line of the endurance test.
///
/// @param load the tables, their pace and the server
record SoakRequest(double minutes, LoadRequest load) {
    private static final String MINUTES = "--minutes";
    private static final int USUAL = 60, MOST = 24 * 60;
    private static final double LEAST = 0.1;
    /// The parallel collector, after which the heap in use is known exactly.
    private static final List<String> LOAD =
            List.of("--tables", "20", "--pace", "250", "--jvm", "-XX:+UseParallelGC");

    /// Parses the arguments, or throws a [BenchException] that says what is accepted.
    static SoakRequest of(String... args) {
        List<String> rest = new ArrayList<>(LOAD);
        double minutes = USUAL;
        for (int i = 0; i < args.length; i++) {
            if (!args[i].equals(MINUTES)) {
                rest.add(args[i]);
                continue;
            }
            if (++i == args.length) throw new BenchException(LoadWords.NO_VALUE, MINUTES);
            minutes = minutes(args[i]);
        }
        return new SoakRequest(minutes, LoadRequest.of(rest.toArray(String[]::new)));
    }

    private static double minutes(String word) {
        double minutes = word.matches("\\d{1,4}(\\.\\d)?") ? Double.parseDouble(word) : 0;
        if (minutes < LEAST || minutes > MOST)
            throw new BenchException(LoadWords.BAD_NUMBER, MINUTES, word, LEAST, MOST);
        return minutes;
    }
}
