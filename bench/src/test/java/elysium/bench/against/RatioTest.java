package elysium.bench.against;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RatioTest {

    @Test void it_is_the_geometric_mean_of_the_rounds() {
        Ratio ratio = Ratio.of(samples(10, 10), samples(20, 5));
        assertThat(ratio.mean()).isEqualTo(1, within(1e-12));
        assertThat(ratio.low() * ratio.high()).isEqualTo(1, within(1e-9));
    }

    @Test void its_interval_is_that_of_student() {
        double e = Math.E;
        Ratio ratio = Ratio.of(samples(1, 1, 1), samples(1, e, e * e));
        double half = 4.303 / Math.sqrt(3);               // logs 0, 1, 2: mean 1, standard deviation 1
        assertThat(ratio.mean()).isEqualTo(e, within(1e-9));
        assertThat(ratio.low()).isEqualTo(Math.exp(1 - half), within(1e-9));
        assertThat(ratio.high()).isEqualTo(Math.exp(1 + half), within(1e-9));
    }

    @Test void rounds_are_compared_each_with_its_own() {
        Ratio ratio = Ratio.of(samples(10, 100, 1000), samples(12, 120, 1200));
        assertThat(ratio.mean()).isEqualTo(1.2, within(1e-9));
        assertThat(ratio.high() - ratio.low()).isLessThan(1e-6);
        assertThat(ratio.verdict()).isEqualTo(Ratio.Verdict.SLOWER);
    }

    @ParameterizedTest @CsvSource({"1.2, 1.11, 1.3, SLOWER", "1.2, 1.09, 1.3, SAME", "0.8, 0.7, 0.89, FASTER",
            "0.8, 0.7, 0.91, SAME", "1, 0.95, 1.05, SAME"}) void a_line_is_marked_by_its_whole_interval(double mean,
                    double low, double high, Ratio.Verdict verdict) {
        assertThat(new Ratio(mean, low, high).verdict()).isEqualTo(verdict);
    }

    @Test void a_single_round_has_no_interval() {
        assertThatThrownBy(() -> Ratio.of(samples(1), samples(1))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Ratio.of(samples(1, 1), samples(1, 1, 1)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest @CsvSource({"1, 12.706", "5, 2.571", "10, 2.228", "11, 2.201", "20, 2.086", "30, 2.042",
            "60, 2.000", "120, 1.980"}) void quantiles_are_those_of_the_tables(int degrees, double quantile) {
        assertThat(StudentT.quantile(degrees)).isEqualTo(quantile, within(6e-4));
    }

    @Test void no_degrees_of_freedom_have_no_quantile() {
        assertThatThrownBy(() -> StudentT.quantile(0)).isInstanceOf(IllegalArgumentException.class);
    }

    private static List<Sample> samples(double... nanos) {
        return Arrays.stream(nanos).mapToObj(each -> new Sample(each, 0)).toList();
    }
}
