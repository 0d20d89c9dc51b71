package elysium.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import elysium.app.screen.Outside;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServeTest {
    private static final Pattern ADDRESS = Pattern.compile("http://[\\d.]+:\\d+/");

    @TempDir Path folder;

    @Test void a_server_says_where_it_is_answers_and_stops() throws Exception {
        var out = new ByteArrayOutputStream();
        var outside = new Outside(new ByteArrayInputStream(new byte[0]), new PrintStream(out, true), System.err,
                Map.of("LANG", "fr_FR.UTF-8", "ELYSIUM_PORT", "0"), folder, false);
        var code = new FutureTask<>(() -> Main.run(outside, "serve", "--data", "games"));
        Thread serving = Thread.ofPlatform().start(code);
        Matcher said = ADDRESS.matcher("");
        for (int i = 0; i < 600 && !said.find(); i++) {
            Thread.sleep(50);
            said = ADDRESS.matcher(out.toString(StandardCharsets.UTF_8));
        }
        assertThat(out.toString(StandardCharsets.UTF_8)).startsWith("Ouvert à http://127.0.0.1:");
        try (HttpClient http = HttpClient.newHttpClient()) {
            var reply = http.send(HttpRequest.newBuilder(URI.create(said.group() + "health")).build(),
                    HttpResponse.BodyHandlers.ofString());
            assertThat(reply.statusCode()).isEqualTo(200);
        }
        assertThat(folder.resolve("games/elysium.db")).exists();
        serving.interrupt();
        assertThat(code.get(20, TimeUnit.SECONDS)).isZero();
    }

    @Test void what_cannot_be_served_is_said() throws Exception {
        assertThat(Ran.in(folder, "", "serve", "--port", "x").code()).isEqualTo(2);
        assertThat(Ran.with(Map.of("ELYSIUM_PORT", "70000"), folder, "", "serve").code()).isEqualTo(2);
        Ran other = Ran.in(folder, "", "serve", "--db", "jdbc:mysql://x");
        assertThat(other.code()).isEqualTo(1);
        assertThat(other.err()).contains("jdbc:postgresql://");
        try (ServerSocket taken = new ServerSocket(0, 1, java.net.InetAddress.getLoopbackAddress())) {
            Ran ran = Ran.in(folder, "", "serve", "--port", String.valueOf(taken.getLocalPort()));
            assertThat(ran.code()).as(ran.err()).isEqualTo(1);
            assertThat(ran.err()).contains("the server cannot be opened");
        }
    }
}
