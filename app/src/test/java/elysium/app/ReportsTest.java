package elysium.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ReportsTest {
    private static final JsonMapper JSON = new JsonMapper();
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    @TempDir Path folder;
    private String address = "", cookie = "";

    private HttpResponse<String> post(String path, String body) throws Exception {
        return HTTP.send(HttpRequest.newBuilder(URI.create(address + path)).header("X-Elysium", "1")
                .header("Cookie", cookie).POST(HttpRequest.BodyPublishers.ofString(body)).build(),
                HttpResponse.BodyHandlers.ofString());
    }

    @Test void the_host_reads_what_was_reported_while_the_server_runs() throws Exception {
        try (Runs runs = Runs.in(folder, Map.of("ELYSIUM_PORT", "0"))) {
            address = runs.until(out -> out.contains("\n")).replaceFirst("(?s).*(http://\\S+/).*", "$1");
            cookie = post("api/session", "{\"name\":\"Ana\"}").headers().firstValue("Set-Cookie").orElseThrow()
                    .replaceFirst(";.*", "");
            assertThat(Ran.in(folder, "", "reports").out()).contains("No reports");
            String table = JSON.readTree(post("api/tables",
                    "{\"game\":\"vendetta\",\"seats\":[\"me\",\"open\",\"open\"]}").body()).get("id").asString();
            say(table, "something unkind");
            assertThat(post("api/tables/" + table + "/reports", "{\"line\":1,\"why\":\"not nice\"}").statusCode())
                    .isEqualTo(204);
            assertThat(Ran.in(folder, "", "reports").out()).contains("Ana (seat 1): something unkind",
                    "by Ana: not nice", table);
            JsonNode found = JSON.readTree(Ran.in(folder, "", "reports", "--format", "json").out());
            assertThat(found.get(0).get("words").asString()).isEqualTo("something unkind");
        }
    }

    @Test void a_folder_in_which_nothing_is_kept_is_said_and_stays_so() {
        Ran ran = Ran.in(folder, "", "reports", "--data", "nowhere");
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).contains("there is no database in");
        assertThat(folder.resolve("nowhere")).doesNotExist();
    }

    private void say(String table, String words) {
        CompletableFuture<String> heard = new CompletableFuture<>();
        WebSocket socket = HTTP.newWebSocketBuilder().header("Cookie", cookie).buildAsync(
                URI.create(address.replaceFirst("http", "ws") + "api/tables/" + table + "/play"),
                new WebSocket.Listener() {
                    @Override public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
                        if (text.toString().contains(words)) heard.complete(text.toString());
                        from.request(1);
                        return null;
                    }
                }).join();
        socket.sendText("{\"type\":\"hello\"}", true).join();
        socket.sendText("{\"type\":\"chat\",\"text\":\"" + words + "\"}", true).join();
        assertThat(heard.join()).contains("\"chat\"");
        socket.abort();
    }
}
