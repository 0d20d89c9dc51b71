package elysium.bench.against;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What one JMH run measured: nanoseconds and bytes an operation.
record Sample(double nanos, double bytes) {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final String BYTES = "gc.alloc.rate.norm";

    /// Reads the JSON of a run of one benchmark. The time is the median of its iterations: a disturbed one counts little.
    static Sample of(String json) {
        JsonNode runs = MAPPER.readTree(json);
        if (!runs.isArray() || runs.size() != 1) throw new IllegalArgumentException(runs.size() + " results");
        JsonNode time = runs.get(0).path("primaryMetric");
        if (!time.path("scoreUnit").asString("").equals("ns/op"))
            throw new IllegalArgumentException("unit " + time.path("scoreUnit").asString("missing"));
        List<Double> iterations = new ArrayList<>();
        for (JsonNode fork : time.path("rawData")) for (JsonNode each : fork) iterations.add(each.asDouble());
        return new Sample(median(iterations), bytes(runs.get(0).path("secondaryMetrics")));
    }

    /// The bytes, by a name that older versions of JMH begin with a dot.
    private static double bytes(JsonNode metrics) {
        for (String name : metrics.propertyNames())
            if (name.endsWith(BYTES)) return metrics.get(name).path("score").asDouble(0);
        throw new IllegalArgumentException("no " + BYTES);
    }

    static double median(List<Double> numbers) {
        if (numbers.isEmpty()) throw new IllegalArgumentException("no iterations");
        List<Double> sorted = new ArrayList<>(numbers);
        Collections.sort(sorted);
        int middle = sorted.size() / 2;
        return sorted.size() % 2 == 1 ? sorted.get(middle) : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
    }

    /// The typical run of several.
    static Sample typical(List<Sample> runs) {
        return new Sample(median(runs.stream().map(Sample::nanos).toList()),
                median(runs.stream().map(Sample::bytes).toList()));
    }
}
