package elysium.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import elysium.kernel.Lang;
import org.junit.jupiter.api.Test;

class AllocationBenchTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream(), err = new ByteArrayOutputStream();

    @Test void every_game_has_a_line() {
        assertThat(AllocationBench.run(20, print(out), print(err), Lang.EN)).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8).lines().skip(1)).hasSize(4)
                .allMatch(line -> line.matches("\\w+ +\\d +[\\d,]{4,} +[\\d,]{3,}"));
    }

    @Test void what_it_does_not_know_is_said() {
        assertThat(AllocationBench.run(20, print(out), print(err), Lang.FR, "--dance")).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("--dance");
        assertThat(AllocationBench.run(20, print(out), print(err), Lang.FR, "--help")).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8)).startsWith("Utilisation");
    }

    private static PrintStream print(ByteArrayOutputStream to) {
        return new PrintStream(to, true, StandardCharsets.UTF_8);
    }
}
