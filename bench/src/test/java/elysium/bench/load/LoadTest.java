package elysium.bench.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import elysium.kernel.Lang;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class LoadTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream(), err = new ByteArrayOutputStream();

    @Test void some_tables_are_played_at_a_real_server(@TempDir Path folder) throws Exception {
        Path json = folder.resolve("figures.json"), plot = folder.resolve("figures.png");
        int code = run(Lang.EN, "--tables", "2,3", "--pace", "20", "--warm", "0", "--seconds", "8", "--json",
                json.toString(), "--plot", plot.toString());
        assertThat(code).as(err.toString(StandardCharsets.UTF_8)).isZero();
        JsonNode runs = new JsonMapper().readTree(Files.readString(json)).get("runs");
        assertThat(runs.size()).isEqualTo(2);
        for (JsonNode run : runs) {
            assertThat(run.get("movesPerSecond").asDouble()).isPositive();
            assertThat(run.get("p50").asDouble()).isPositive().isLessThanOrEqualTo(run.get("p99").asDouble());
            assertThat(run.get("p99").asDouble()).isLessThanOrEqualTo(run.get("max").asDouble());
            assertThat(run.get("serverCores").asDouble()).isPositive();
            assertThat(run.get("refused").asInt()).isZero();
            JsonNode disk = run.get("disk");
            assertThat(disk.get("bytesPerMove").asDouble()).isPositive();
            assertThat(disk.get("source").asString()).isIn("WRITE_BYTES", "FILE_GROWTH");
            assertThat(disk.get("fsyncs").asInt()).isGreaterThan(5);
            assertThat(disk.get("fsyncP50").asDouble()).isPositive()
                    .isLessThanOrEqualTo(disk.get("fsyncP99").asDouble());
        }
        assertThat(Files.size(plot)).isPositive();
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("p99 ms", "fsync p99", "disk: bytes");
    }

    @ParameterizedTest @CsvSource(delimiter = '|', value = {
            "--dance | There is no option '--dance'",
            "--seconds | --seconds needs a value",
            "--tables 0 | --tables 0: a number from 1 to 100000",
            "--tables 5,many | --tables many: a number",
            "--seats 9 | --seats 9: a number from 3 to 5",
            "--plot . | .: no file can be written there"}) void what_cannot_be_done_is_said(String args, String said) {
        assertThat(run(Lang.EN, args.split(" "))).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains(said);
    }

    @Test void help_is_given_in_both_languages() {
        assertThat(run(Lang.EN, "--help")).isZero();
        assertThat(run(Lang.FR, "--help")).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("Usage", "Utilisation", "--pace MILLIS");
    }

    @Test void more_sockets_than_the_machine_allows_are_refused_at_once() {
        assertThatThrownBy(() -> Load.checkFiles(15_000, 1024)).hasMessageContaining("ulimit");
        Load.checkFiles(15_000, 20_000);
    }

    @Test void a_server_that_does_not_start_says_why() {
        assertThat(run(Lang.EN, "--tables", "1", "--db", "nowhere")).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("ELYSIUM_DB takes a URL such as")
                .doesNotContain("Exception");
    }

    @Test void a_glance_finds_the_choices_and_nothing_else() {
        String question =
                "{\"type\":\"question\",\"step\":12,\"prompt\":{\"en\":\"say \\\"move\\\":\\\"\",\"fr\":\"\"},"
                        + "\"choices\":[{\"move\":\"0010000000000000\",\"text\":{}},{\"move\":\"0010000000000001\"}],"
                        + "\"refusals\":[{\"move\":\"00ff000000000000\"}],\"cautions\":[]";
        MessageHeader open = glance(question + "}"), sealed = glance(question + ",\"answer\":\"0010000000000001\"}");
        assertThat(open.choices()).containsExactly("0010000000000000", "0010000000000001");
        assertThat(open.step()).isEqualTo(12);
        assertThat(sealed.choices()).isEmpty();
        assertThat(glance("{\"type\":\"waiting\",\"step\":3,\"asked\":[1]}").type()).isEqualTo("waiting");
    }

    @Test void the_share_of_times_is_that_of_the_nearest_rank() {
        LatencyStats.Times times = new LatencyStats.Times();
        assertThat(times.millis(0.99)).isZero();
        for (int i = 1; i <= 200; i++) times.add(i * 1_000_000L);
        assertThat(times.millis(0.5)).isEqualTo(100);
        assertThat(times.millis(0.99)).isEqualTo(198);
        assertThat(times.millis(1)).isEqualTo(200);
    }

    private static MessageHeader glance(String message) {
        return MessageHeader.at(ByteBuffer.wrap(message.getBytes(StandardCharsets.UTF_8)));
    }

    private int run(Lang lang, String... args) {
        return Load.run(new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8), lang, args);
    }
}
