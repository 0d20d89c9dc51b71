package elysium.mutants.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import elysium.mutants.code.Switches;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class BaselineTest {
    private static final int KEPT = 0, ANEW = 1, NEVER = 2, PLACES = 3;

    /// A test that reaches some places each time, and others only the first time.
    private static final class Passing implements TestRun {
        private final List<Integer> always, first;
        private boolean ran;

        private Passing(List<Integer> always, List<Integer> first) {
            this.always = always;
            this.first = first;
        }

        @Override public String name() {
            return "passing";
        }

        @Override public List<String> clauses() {
            return List.of();
        }

        @Override public List<String> cards() {
            return List.of();
        }

        @Override public @Nullable String fails() {
            always.forEach(Switches::on);
            if (!ran) first.forEach(Switches::on);
            ran = true;
            return null;
        }
    }

    private static Baseline of(TestRun... checks) {
        Switches.room(PLACES);
        return new Baseline(List.of(checks), false);
    }

    @Test void what_is_worked_out_once_is_told_from_what_is_done_each_time() {
        Baseline baseline = of(new Passing(List.of(ANEW), List.of(KEPT)));
        assertThat(baseline.isOnce(KEPT)).isTrue();
        assertThat(baseline.isOnce(ANEW)).isFalse();
        assertThat(baseline.isOnce(NEVER)).isFalse();
    }

    /// For example, a test class builds its own small book, while the game derives its data only once.
    @Test void what_one_check_keeps_counts_where_another_does_it_each_time() {
        Baseline baseline = of(new Passing(List.of(), List.of(KEPT)), new Passing(List.of(KEPT), List.of()));
        assertThat(baseline.isOnce(KEPT)).isTrue();
    }
}
