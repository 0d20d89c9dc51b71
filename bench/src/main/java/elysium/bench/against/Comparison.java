package elysium.bench.against;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// All ratios of a run, for programs to read.
///
/// @param old the name of the version compared against
public record Comparison(String game, int seats, int rounds, String old, List<Line> measures) {
    private static final JsonMapper MAPPER = JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    /// One measure: times in nanoseconds, null where the old version has no such measure or game.
    ///
    /// @param references the new time in reference copies
    public record Line(String name, Ratio.Verdict verdict, @Nullable Ratio ratio, @Nullable Double oldNanos,
            double newNanos, double references, @Nullable Double oldBytes, double newBytes) {

        static Line of(String name, @Nullable List<Sample> older, List<Sample> newer, double reference) {
            Sample now = Sample.typical(newer);
            double references = now.nanos() / reference;
            if (older == null)
                return new Line(name, Ratio.Verdict.NEW, null, null, now.nanos(), references, null, now.bytes());
            Ratio ratio = Ratio.of(older, newer);
            Sample before = Sample.typical(older);
            return new Line(name, ratio.verdict(), ratio, before.nanos(), now.nanos(), references, before.bytes(),
                    now.bytes());
        }
    }

    /// The measures that are slower by more than a tenth.
    public List<String> slower() {
        List<String> slower = new ArrayList<>();
        for (Line line : measures) if (line.verdict == Ratio.Verdict.SLOWER) slower.add(line.name);
        return slower;
    }

    public String json() {
        return MAPPER.writeValueAsString(this);
    }
}
