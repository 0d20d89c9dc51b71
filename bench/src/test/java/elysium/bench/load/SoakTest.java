package elysium.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import elysium.kernel.Lang;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SoakTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream(), err = new ByteArrayOutputStream();

    @Test void people_play_leave_and_come_back_and_nobody_meets_with_trouble() {
        assertThat(run("--minutes", "0.3", "--tables", "3", "--pace", "20")).isZero();
        String said = out.toString(StandardCharsets.UTF_8);
        assertThat(said).contains("bytes/move", "stay in memory for ten minutes").doesNotContain("trouble");
        String[] last = said.lines().filter(line -> line.strip().startsWith("0.3 ")).reduce((_, line) -> line)
                .orElseThrow().strip()
                .split(" +");
        for (int i = 1; i <= 3; i++) assertThat(Integer.parseInt(last[i])).as(said).isPositive();
    }

    @ParameterizedTest @CsvSource(delimiter = '|', value = {"--minutes | --minutes needs a value",
            "--minutes 0 | --minutes 0: a number from 0.1 to 1440",
            "--dance | There is no option '--dance'"}) void what_cannot_be_done_is_said(
                    String args, String said) {
        assertThat(run(args.split(" "))).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains(said);
    }

    private int run(String... args) {
        return Soak.run(new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8), Lang.EN, args);
    }
}
