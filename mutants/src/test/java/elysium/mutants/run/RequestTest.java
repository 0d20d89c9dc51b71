package elysium.mutants.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Objects;
import elysium.mutants.Main;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RequestTest {
    @Test void options_may_stand_anywhere() {
        Request request = Request.of("--all", "rivals", "--only", "rules/Bank", "--workers", "3", "--format", "json",
                "--plot", "out.png", "--tests", "Blocking");
        assertThat(request.game()).isEqualTo("rivals");
        assertThat(request.only()).isEqualTo("rules/Bank");
        assertThat(request.tests()).isEqualTo("Blocking");
        assertThat(request.workers()).isEqualTo(3);
        assertThat(request.all()).isTrue();
        assertThat(request.json()).isTrue();
        assertThat(Objects.requireNonNull(request.plot()).getFileName()).isEqualTo(Path.of("out.png"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`',
            value = {"chess | unknown argument 'chess'", "vtes --workers 0 | --workers needs a number",
                    "vtes --workers | --workers needs a value", "vtes --format xml | --format needs text or json",
                    "--all | no game given",
                    "vtes rivals | unknown argument 'rivals'"}) void what_cannot_be_read_is_said(
                            String line, String fault) {
        assertThatThrownBy(() -> Request.of(line.split(" "))).isInstanceOf(UsageException.class)
                .hasMessageContaining(fault);
    }

    @Test void faults_and_help_are_printed() {
        ByteArrayOutputStream out = new ByteArrayOutputStream(), err = new ByteArrayOutputStream();
        assertThat(run(out, err, "--help")).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8)).startsWith("Usage: elysium mutants GAME");
        assertThat(run(out, err, "chess")).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8)).startsWith("elysium: unknown argument 'chess'");
    }

    private static int run(ByteArrayOutputStream out, ByteArrayOutputStream err, String... args) {
        return Main.run(new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8), args);
    }
}
