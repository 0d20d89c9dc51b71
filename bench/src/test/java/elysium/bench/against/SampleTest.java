package elysium.bench.against;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SampleTest {
    private static final String RUN = """
            [{"jmhVersion": "1.37", "benchmark": "elysium.bench.Benchmarks.copyFrom", "mode": "avgt",
              "primaryMetric": {"score": 99.0, "scoreUnit": "%s", "rawData": [[60.0, 50.0, 300.0, 55.0, 52.0]]},
              "secondaryMetrics": {
                "%sgc.alloc.rate": {"score": 7.0, "scoreUnit": "MB/sec"},
                "%sgc.alloc.rate.norm": {"score": 80.25, "scoreUnit": "B/op"}}}]
            """;

    @ParameterizedTest @ValueSource(strings = {"", "·"}) void the_time_is_the_median_of_the_iterations(String dot) {
        assertThat(Sample.of(RUN.formatted("ns/op", dot, dot))).isEqualTo(new Sample(55, 80.25));
    }

    @Test void other_units_and_other_numbers_of_results_are_refused() {
        assertThatThrownBy(() -> Sample.of(RUN.formatted("us/op", "", ""))).hasMessageContaining("us/op");
        assertThatThrownBy(() -> Sample.of("[]")).hasMessageContaining("0 results");
        assertThatThrownBy(() -> Sample.of("[{\"primaryMetric\": {\"scoreUnit\": \"ns/op\", \"rawData\": [[1]]}}]"))
                .hasMessageContaining("gc.alloc.rate.norm");
        assertThatThrownBy(() -> Sample.of("[{\"primaryMetric\": {\"scoreUnit\": \"ns/op\"}}]"))
                .hasMessageContaining("no iterations");
    }

    @Test void the_typical_run_is_the_median_of_time_and_bytes() {
        assertThat(Sample.typical(List.of(new Sample(1, 30), new Sample(2, 10), new Sample(9, 20))))
                .isEqualTo(new Sample(2, 20));
        assertThat(Sample.median(List.of(4.0, 1.0, 3.0, 2.0))).isEqualTo(2.5);
    }
}
