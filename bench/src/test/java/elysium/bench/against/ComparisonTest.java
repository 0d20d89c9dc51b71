package elysium.bench.against;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import elysium.kernel.Lang;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ComparisonTest {
    private static final List<Task> TASKS = List.of(task("reference"), task("copyFrom"), task("view"));

    private final ByteArrayOutputStream out = new ByteArrayOutputStream(), err = new ByteArrayOutputStream();
    private final List<String> order = new ArrayList<>();
    private final Runs old = new Fake("old", Map.of("reference", 40.0, "copyFrom", 50.0)),
            now = new Fake("now", Map.of("reference", 40.0, "copyFrom", 80.0, "view", 4000.0));

    /// A version that takes a known time for each measure it has.
    private final class Fake implements Runs {
        private final String name;
        private final Map<String, Double> nanos;
        private int runs;

        Fake(String name, Map<String, Double> nanos) {
            this.name = name;
            this.nanos = nanos;
        }

        @Override public String name() {
            return name;
        }

        @Override public @Nullable Sample run(Task task) {
            order.add(name);
            Double time = nanos.get(task.measure());
            return time == null ? null : new Sample(time + runs++ % 2 * 0.01, 16);
        }
    }

    @Test void versions_run_by_turns_and_each_begins_as_often() {
        new Comparer(old, now, 4, (_, _, _, _) -> {}).compare(List.of(task("reference")), _ -> {});
        assertThat(order).containsExactly("old", "now", "now", "old", "old", "now", "now", "old");
    }

    @Test void a_loss_is_marked_and_fails_the_check() {
        Comparison comparison = compare(Lang.EN, true);
        assertThat(comparison.slower()).containsExactly("copyFrom");
        assertThat(said(out)).contains("Vendetta, 4 seats: this version against old, 3 rounds");
        assertThat(line("copyFrom")).contains("1.600", "50.0 ns", "80.0 ns", " 2.0 ").endsWith("slower");
        assertThat(line("reference")).contains("1.000", "16").doesNotContain("slower", "faster", "new");
        assertThat(against(Lang.EN).check(comparison, System.out)).isEqualTo(1);
        assertThat(said(err)).contains("reference (1 of 3): round 1 of 3, old", "by more than a tenth: copyFrom");
    }

    @Test void a_measure_that_the_old_version_lacks_is_new_and_asked_for_once() {
        Comparison comparison = compare(Lang.EN, true);
        assertThat(line("view")).contains("4.00 µs", "100.0").endsWith("new");
        assertThat(comparison.measures().getLast().ratio()).isNull();
        assertThat(order.subList(12, order.size())).containsExactly("old", "now", "now", "now");
    }

    @Test void it_is_said_in_french() {
        compare(Lang.FR, true);
        assertThat(said(out)).contains("rapport", "1,600", "plus lent", "nouveau");
    }

    @Test void programs_read_the_same_figures() {
        JsonNode lines = new JsonMapper().readTree(compare(Lang.EN, false).json()).get("measures");
        assertThat(said(out)).isEmpty();
        assertThat(lines.get(1).get("verdict").asString()).isEqualTo("SLOWER");
        assertThat(lines.get(1).get("ratio").get("mean").asDouble()).isEqualTo(1.6, within(1e-3));
        assertThat(lines.get(2).get("ratio").isNull()).isTrue();
    }

    @Test void nothing_lost_passes_the_check() {
        Comparison same = new Comparer(old, old, 2, (_, _, _, _) -> {}).compare(TASKS.subList(0, 2), _ -> {}).stream()
                .collect(java.util.stream.Collectors.collectingAndThen(java.util.stream.Collectors.toList(),
                        lines -> new Comparison("vendetta", 4, 2, "old", lines)));
        assertThat(against(Lang.FR).check(same, new PrintStream(out, true, StandardCharsets.UTF_8))).isZero();
        assertThat(said(out)).contains("Rien n’est plus lent");
    }

    @Test void a_run_is_asked_for_in_words_that_old_versions_know() {
        assertThat(task("copyFrom").arguments("file")).startsWith("^elysium\\.bench\\.Benchmarks\\.copyFrom$", "-p",
                "game=vendetta", "-p", "seats=4", "-f", "1").containsSequence("-rf", "json", "-rff", "file");
        assertThat(task("copyFrom").arguments("file").size()).isEqualTo(
                new Task("vendetta", 4, "playout", true, true).arguments("file").size());
    }

    @Test void a_folder_without_jars_is_no_version(@TempDir Path folder) throws IOException {
        assertThatThrownBy(() -> Version.in("old", folder)).hasMessageContaining("there are no jars in this folder");
        assertThatThrownBy(() -> Version.in("old", folder.resolve("none"))).hasMessageContaining("neither a folder");
        Files.writeString(folder.resolve("empty.jar"), "");
        assertThatThrownBy(() -> Version.in("old", folder)).hasMessageContaining("contain no benchmarks of Elysium");
    }

    @Test void this_version_runs_in_a_jvm_of_its_own() {
        assumeThat(Version.class.getResource("/META-INF/BenchmarkList")).isNotNull();
        Version here = Version.running("here");
        Sample copy = here.run(new Task("vendetta", 4, "reference", false, true));
        assertThat(copy).isNotNull().extracting(Sample::nanos).satisfies(time -> assertThat(time).isPositive());
        assertThat(here.run(new Task("checkers", 4, "reference", false, true))).isNull();
        assertThat(here.run(new Task("vendetta", 4, "dance", false, true))).isNull();
    }

    private static Task task(String measure) {
        return new Task("vendetta", 4, measure, false, false);
    }

    private Against against(Lang lang) {
        return new Against(new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8), lang);
    }

    private Comparison compare(Lang lang, boolean aloud) {
        return against(lang).compare(old, now, "Vendetta", TASKS, new Against.Style(3, aloud));
    }

    private String line(String measure) {
        return said(out).lines().filter(line -> line.startsWith(measure)).findFirst().orElseThrow();
    }

    private static String said(ByteArrayOutputStream stream) {
        return stream.toString(StandardCharsets.UTF_8);
    }
}
