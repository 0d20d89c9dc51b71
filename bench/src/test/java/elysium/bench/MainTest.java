package elysium.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MainTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream(), err = new ByteArrayOutputStream();

    @Test void help_names_every_measure_in_both_languages() {
        for (String lang : new String[] {"en", "fr"}) {
            out.reset();
            assertThat(run("--help", "--lang", lang)).isZero();
            for (Measure measure : Measure.values())
                assertThat(out.toString(StandardCharsets.UTF_8)).contains(measure.method());
        }
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("Utilisation", "vendetta");
    }

    @ParameterizedTest @CsvSource(delimiter = '|', value = {
            "checkers | There is no game 'checkers'. Games: vendetta",
            "--fast | There is no option '--fast'",
            "--quick=1 | There is no option '--quick=1'",
            "vendetta vendetta | One game at a time",
            "--json | --json needs a value",
            "--seats 9 | --seats 9: vendetta is played with [3, 4, 5, 6] seats",
            "--seats four | --seats four: vendetta is played with",
            "--seats 6 | --seats 6: 6 players can play only in teams",
            "--format xml | --format xml: text or json is accepted",
            "--rounds 4 | --rounds goes with --against",
            "--only copyFrom | --only goes with --against",
            "--against | --against needs a value",
            "--against x --rounds 1 | --rounds 1: a number from 2 to 100",
            "--against x --only copyFrom,dance | --only dance: not a measure of vendetta. Measures: reference, plainCopy",
            "--against x | --against x: neither a folder of jars nor a commit of this project",
            "--against src | --against src: there are no jars in this folder",
            "--json . | --json .: no file can be written there"}) void what_cannot_be_done_is_said(String args,
                    String said) {
        assertThat(run((args + " --lang en").split(" "))).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains(said);
        assertThat(out.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    @Test void an_unknown_language_is_refused() {
        assertThat(run("--lang", "de")).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("--lang de");
    }

    @Test void complaints_are_made_in_french() {
        assertThat(run("echecs", "--lang=fr")).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("Il n'y a pas de jeu « echecs »");
    }

    @Test void a_file_in_no_folder_is_refused_before_measuring(@TempDir Path folder) {
        assertThat(run("--json", folder.resolve("none/figures.json").toString())).isEqualTo(2);
    }

    @Test void a_request_says_what_was_asked_for() {
        Request request = Request.of("vendetta", "--quick", "--seats=5", "--check", "--format", "json");
        assertThat(request.quick()).isTrue();
        assertThat(request.check()).isTrue();
        assertThat(request.asJson()).isTrue();
        assertThat(request.seats()).isEqualTo(5);
        assertThat(Request.of().seats()).isEqualTo(4);
    }

    @Test void a_comparison_begins_with_the_reference_copy() {
        Request.Against against =
                Objects.requireNonNull(Request.of("vtes", "--against=lib", "--only", "view,copyFrom").against());
        assertThat(against.rounds()).isEqualTo(8);
        assertThat(against.measures()).containsExactly(Measure.REFERENCE, Measure.COPY_FROM, Measure.VIEW);
        assertThat(Request.of().against()).isNull();
    }

    @Test void what_cannot_be_compared_is_said_in_french() {
        assertThat(run("--against", "src", "--lang", "fr")).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("il n’y a pas de jar dans ce dossier");
    }

    private int run(String... args) {
        return Main.run(new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8), args);
    }
}
