package elysium.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import elysium.kernel.Lang;
import org.junit.jupiter.api.Test;

class BudgetTest {
    private final Results results = new Results();

    @Test void time_is_weighed_by_the_reference_copy() {
        put(Measure.REFERENCE, 72, 0);
        put(Measure.IMAGINE, 6000, 0);
        Budget budget = Budget.nanos(Measure.IMAGINE, 3000);
        assertThat(budget.used(results)).isEqualTo(2, within(1e-9));
        assertThat(budget.strain(results)).isEqualTo(1, within(1e-9));
    }

    @Test void a_rate_is_broken_below_half_of_it() {
        put(Measure.REFERENCE, Results.REFERENCE, 0);
        Budget budget = Budget.rate(Measure.DECISION, 1_000_000);
        put(Measure.DECISION, 1999, 0);
        assertThat(budget.broken(results)).isFalse();
        put(Measure.DECISION, 2001, 0);
        assertThat(budget.broken(results)).isTrue();
    }

    @Test void a_copy_is_weighed_by_the_plain_copy_whatever_the_machine() {
        put(Measure.REFERENCE, 1000, 0);
        put(Measure.PLAIN_COPY, 40, 0);
        put(Measure.COPY_FROM, 401, 0);
        assertThat(Budget.copies(Measure.COPY_FROM, 5).broken(results)).isTrue();
        put(Measure.COPY_FROM, 399, 0);
        assertThat(Budget.copies(Measure.COPY_FROM, 5).broken(results)).isFalse();
    }

    @Test void bytes_are_the_same_on_every_machine() {
        put(Measure.REFERENCE, 1000, 0);
        put(Measure.DECISION, 1, 201);
        assertThat(Budget.bytes(Measure.DECISION, 100).broken(results)).isTrue();
        put(Measure.DECISION, 1, 199);
        assertThat(Budget.bytes(Measure.DECISION, 100).broken(results)).isFalse();
    }

    @Test void the_check_looks_at_the_best_iterations() {
        put(Measure.REFERENCE, Results.REFERENCE, 0);
        results.put(Measure.VIEW, new Figure(900, 100, 150, 0));
        assertThat(Budget.nanos(Measure.VIEW, 100).broken(results)).isFalse();
        assertThat(Budget.nanos(Measure.VIEW, 100).used(results)).isEqualTo(9, within(1e-9));
    }

    @Test void a_line_names_time_rate_references_bytes_and_budgets() {
        put(Measure.REFERENCE, 40, 0);
        put(Measure.DECISION, 250, 96);
        String line = new FigureText(Lang.EN).line(Measure.DECISION, results,
                List.of(Budget.rate(Measure.DECISION, 3_000_000), Budget.bytes(Measure.DECISION, 100)));
        assertThat(line.lines()).hasSize(2);
        assertThat(line).contains("decision", "250.0 ns", "4,000,000", "6.3", "≥ 3,000,000/s", "75 %", "≤ 100 B",
                "96 %");
    }

    private void put(Measure measure, double nanos, double bytes) {
        results.put(measure, new Figure(nanos, 0, nanos, bytes));
    }
}
