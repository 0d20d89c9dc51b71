package elysium.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServeTest {
    private static final Pattern ADDRESS = Pattern.compile("http://[\\d.]+:\\d+/");
    private static final Map<String, String> ANY_PORT = Map.of("LANG", "en_GB.UTF-8", "ELYSIUM_PORT", "0");

    @TempDir Path folder;

    private static String address(String said) {
        Matcher found = ADDRESS.matcher(said);
        if (!found.find()) throw new AssertionError("no address in: " + said);
        return found.group();
    }

    private static int status(String address) throws IOException, InterruptedException {
        try (HttpClient http = HttpClient.newHttpClient()) {
            return http.send(HttpRequest.newBuilder(URI.create(address)).build(),
                    HttpResponse.BodyHandlers.ofString()).statusCode();
        }
    }

    @Test void a_server_says_where_it_is_answers_and_stops() throws Exception {
        var env = Map.of("LANG", "fr_FR.UTF-8", "ELYSIUM_PORT", "0");
        try (Runs runs = Runs.in(folder, env, "serve", "--data", "games")) {
            String said = runs.until(out -> out.contains("\n"));
            assertThat(said).startsWith("Elysium tourne sur http://127.0.0.1:");
            assertThat(status(address(said) + "health")).isEqualTo(200);
            assertThat(folder.resolve("games/elysium.db")).exists();
            assertThat(runs.stop()).isZero();
        }
    }

    @Test void without_arguments_a_server_opens_in_the_usual_folder() throws Exception {
        try (Runs runs = Runs.in(folder, ANY_PORT)) {
            String said = runs.until(out -> out.contains("\n"));
            assertThat(said).startsWith("Elysium is running at http://127.0.0.1:").hasLineCount(1);
            assertThat(folder.resolve("elysium-data/elysium.db")).exists();
            assertThat(runs.stop()).isZero();
        }
    }

    @Test void a_flag_counts_before_the_environment_and_that_before_the_file() throws Exception {
        Files.writeString(folder.resolve("club.properties"), "# a club\nport=1\nbind=127.0.0.9\ndata=kept\n");
        try (Runs runs = Runs.in(folder, Map.of("ELYSIUM_PORT", "2", "ELYSIUM_BIND", "127.0.0.5"), "--config",
                "club.properties", "--port", "0")) {
            String said = runs.until(out -> out.contains("\n"));
            assertThat(address(said)).startsWith("http://127.0.0.5:").doesNotContain(":1/", ":2/");
            assertThat(folder.resolve("kept/elysium.db")).exists();
        }
    }

    @Test void the_file_in_the_data_folder_is_read() throws Exception {
        Files.createDirectories(folder.resolve("elysium-data"));
        Files.writeString(folder.resolve("elysium-data/elysium.properties"), "bind=127.0.0.7\n");
        try (Runs runs = Runs.in(folder, ANY_PORT)) {
            assertThat(address(runs.until(out -> out.contains("\n")))).startsWith("http://127.0.0.7:");
        }
    }

    @Test void what_is_set_wrongly_is_said_with_where_and_what_is_known() throws Exception {
        Path file = Files.writeString(folder.resolve("club.properties"), "prot=80\n");
        Ran typo = Ran.in(folder, "", "serve", "--config", "club.properties");
        assertThat(typo.code()).isEqualTo(2);
        assertThat(typo.err()).contains("unknown key \"prot\" in",
                "club.properties; the known ones are: port, bind, data");
        Files.writeString(file, "port=eighty\n");
        assertThat(Ran.in(folder, "", "--config", "club.properties").err()).contains("port (", "takes a number");
        Ran variable = Ran.with(Map.of("ELYSIUM_PROT", "80", "LANG", "fr_FR.UTF-8"), folder, "", "serve");
        assertThat(variable.code()).isEqualTo(2);
        assertThat(variable.err()).contains("variable inconnue ELYSIUM_PROT", "ELYSIUM_PORT", "ELYSIUM_LANG");
        assertThat(Ran.with(Map.of("ELYSIUM_PORT", "70000"), folder, "", "serve").err())
                .contains("ELYSIUM_PORT takes a number from 0 to 65535");
        Files.createDirectories(folder.resolve("elysium-data"));
        Files.writeString(folder.resolve("elysium-data/elysium.properties"), "data=elsewhere\n");
        assertThat(Ran.in(folder, "").err()).contains("remove data from it");
    }

    @Test void a_password_that_was_set_wrongly_is_not_said_again() {
        Ran ran = Ran.in(folder, "", "serve", "--db", "postgres://me:hush@host/name");
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).contains("jdbc:postgresql://").doesNotContain("hush");
    }

    @Test void a_port_that_is_taken_is_said_with_the_way_out() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String port = String.valueOf(taken.getLocalPort());
            Ran ran = Ran.in(folder, "", "--port", port);
            assertThat(ran.code()).as(ran.err()).isEqualTo(1);
            assertThat(ran.err()).contains("port " + port + " is already in use", "--port 8081");
        }
    }

    @Test void a_folder_serves_one_server_at_a_time() throws Exception {
        try (Runs runs = Runs.in(folder, ANY_PORT)) {
            runs.until(out -> out.contains("\n"));
            Ran second = Ran.in(folder, "", "--port", "0");
            assertThat(second.code()).as(second.err()).isEqualTo(1);
            assertThat(second.err()).contains("another server uses the data folder", "--data");
            assertThat(runs.stop()).isZero();
        }
        try (Runs again = Runs.in(folder, ANY_PORT)) {
            assertThat(again.until(out -> out.contains("\n"))).startsWith("Elysium is running at");
        }
        assertThat(Files.getPosixFilePermissions(folder.resolve("elysium-data"))).hasSize(3);
    }

    @Test void a_server_that_is_asked_to_stop_closes_its_doors_and_ends() throws Exception {
        ProcessBuilder builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED", "-cp", System.getProperty("java.class.path"),
                Main.class.getName());
        builder.environment().putAll(ANY_PORT);
        Process server = builder.directory(folder.toFile()).redirectError(folder.resolve("log").toFile()).start();
        try (BufferedReader out = server.inputReader()) {
            String address = address(String.valueOf(out.readLine()));
            assertThat(status(address + "health")).isEqualTo(200);
            server.destroy();
            assertThat(server.waitFor(30, TimeUnit.SECONDS)).isTrue();
            assertThat(server.exitValue()).isEqualTo(143);
            try (ServerSocket free = new ServerSocket()) {
                free.setReuseAddress(true);
                free.bind(new java.net.InetSocketAddress("127.0.0.1", URI.create(address).getPort()));
                assertThat(free.isBound()).isTrue();
            }
        } finally {
            server.destroyForcibly();
        }
        assertThat(folder.resolve("elysium-data/elysium.db-wal")).as("a database that was closed").doesNotExist();
    }
}
