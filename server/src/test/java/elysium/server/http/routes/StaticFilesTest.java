package elysium.server.http.routes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.zip.GZIPInputStream;
import elysium.server.Options;
import elysium.server.Server;
import io.javalin.Javalin;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StaticFilesTest {
    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static final String SCRIPT = "assets/main-4f1d2c3b.js";

    @TempDir Path folder;
    private Server server;

    @BeforeEach void open() {
        server = Server.start(Options.of(java.util.Map.of()).withPort(0).withFolder(folder.resolve("data")));
    }

    @AfterEach void close() {
        server.close();
    }

    private static HttpResponse<byte[]> send(String method, String address, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address)).method(method,
                HttpRequest.BodyPublishers.noBody());
        if (headers.length > 0) request.headers(headers);
        try {
            return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private HttpResponse<byte[]> get(String path, String... headers) {
        return send("GET", server.address() + path, headers);
    }

    private static String header(HttpResponse<?> reply, String name) {
        return reply.headers().firstValue(name).orElse("");
    }

    private static String text(HttpResponse<byte[]> reply) {
        return new String(reply.body(), StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "index.html", "table/0f3a", "replay/0f3a?step=4", "rules/vendetta", "apiary",
            "a/b/c/"}) void every_path_of_the_page_s_own_shows_the_page(String path) {
        HttpResponse<byte[]> reply = get(path);
        assertThat(reply.statusCode()).isEqualTo(200);
        assertThat(text(reply)).contains("Bonsoir, vampires");
        assertThat(header(reply, "Content-Type")).isEqualTo("text/html;charset=utf-8");
        assertThat(header(reply, "Cache-Control")).isEqualTo("no-cache");
    }

    @ParameterizedTest
    @ValueSource(strings = {"assets/gone-123.js", "favicon.ico", "assets/main-4f1d2c3b.js.br", "elysium/Page.class",
            "%2e%2e/secret.txt", "..%2f..%2flogback.xml"}) void a_file_that_is_not_of_the_page_is_not_found(
                    String path) {
        HttpResponse<byte[]> reply = get(path);
        assertThat(reply.statusCode()).as(text(reply)).isIn(400, 404);
        assertThat(text(reply)).doesNotContain("Bonsoir", "appender");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            GET    | api            | 404
            GET    | api/nothing    | 404
            POST   | api/nothing    | 404
            DELETE | api/games      | 405
            POST   | table/0f3a     | 404
            GET    | health         | 200
            GET    | metrics        | 200
            GET    | api/games      | 200
            """) void the_server_s_own_doors_keep_their_answers(String method, String path, int status) {
        HttpResponse<byte[]> reply = send(method, server.address() + path, "X-Elysium", "1");
        assertThat(reply.statusCode()).isEqualTo(status);
        assertThat(text(reply)).doesNotContain("Bonsoir");
    }

    @Test void a_browser_that_holds_the_page_is_told_so() {
        String tag = header(get(""), "ETag");
        assertThat(tag).matches("\"[0-9a-f]{16}\"");
        for (String held : new String[] {tag, "W/" + tag, "\"x\", " + tag, "*"}) {
            HttpResponse<byte[]> reply = get("", "If-None-Match", held);
            assertThat(reply.statusCode()).isEqualTo(304);
            assertThat(reply.body()).isEmpty();
            assertThat(header(reply, "ETag")).isEqualTo(tag);
        }
        assertThat(get("", "If-None-Match", "\"0000\"").statusCode()).isEqualTo(200);
    }

    @Test void what_is_named_by_its_content_is_kept_for_ever() {
        assertThat(header(get(SCRIPT), "Cache-Control")).isEqualTo("public, max-age=31536000, immutable");
        assertThat(header(get(SCRIPT), "Content-Type")).startsWith("text/javascript");
        assertThat(header(get("favicon.svg"), "Content-Type")).isEqualTo("image/svg+xml");
        assertThat(header(get("favicon.svg"), "Cache-Control")).isEqualTo("no-cache");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            gzip, deflate, br, zstd | br
            gzip                    | gzip
            br;q=0, gzip;q=0.5      | gzip
            br;q=0.0, gzip;q=0      | ''
            brr, gzipped            | ''
            identity                | ''
            GZIP                    | gzip
            """) void each_browser_gets_the_smallest_it_takes(String accepted, String encoding) throws IOException {
        HttpResponse<byte[]> reply = get(SCRIPT, "Accept-Encoding", accepted);
        assertThat(header(reply, "Content-Encoding")).isEqualTo(encoding);
        assertThat(header(reply, "Vary")).isEqualTo("Accept-Encoding");
        byte[] plain = get(SCRIPT).body();
        if (encoding.isEmpty()) {
            assertThat(reply.body()).isEqualTo(plain);
        } else {
            assertThat(reply.body().length).isLessThan(plain.length);
            assertThat(header(reply, "ETag")).isNotEqualTo(header(get(SCRIPT), "ETag"));
        }
        if (encoding.equals("gzip"))
            assertThat(new GZIPInputStream(new java.io.ByteArrayInputStream(reply.body())).readAllBytes())
                    .isEqualTo(plain);
    }

    @Test void the_page_may_load_nothing_from_elsewhere() {
        HttpResponse<byte[]> reply = get("table/0f3a");
        assertThat(header(reply, "Content-Security-Policy")).contains("default-src 'none'", "script-src 'self'",
                "style-src 'self'", "img-src 'self' data:", "font-src 'self'", "connect-src 'self'",
                "frame-ancestors 'none'").doesNotContain("unsafe");
        assertThat(header(reply, "X-Content-Type-Options")).isEqualTo("nosniff");
    }

    @Test void a_question_for_the_head_alone_gets_no_body() {
        HttpResponse<byte[]> reply = send("HEAD", server.address());
        assertThat(reply.statusCode()).isEqualTo(200);
        assertThat(reply.body()).isEmpty();
        assertThat(header(reply, "Content-Type")).startsWith("text/html");
    }

    @Test void a_server_without_a_page_says_what_to_do() {
        StaticFiles none = StaticFiles.load(StaticFilesTest.class.getClassLoader(), "elysium/nowhere/");
        Javalin bare = Javalin.create(config -> {
            config.startup.showJavalinBanner = false;
            new PageRoutes(none).open(config.routes);
        }).start("127.0.0.1", 0);
        try {
            HttpResponse<byte[]> reply = send("GET", "http://127.0.0.1:" + bare.port() + "/table/7");
            assertThat(reply.statusCode()).isEqualTo(404);
            assertThat(header(reply, "Content-Type")).isEqualTo("text/plain;charset=utf-8");
            assertThat(text(reply)).contains("The page is not built", "./elysium", "Node 20", "n'est pas incluse");
        } finally {
            bare.stop();
        }
    }

    @Test void the_page_is_read_from_a_jar_too() throws IOException {
        Path jar = folder.resolve("web.jar");
        try (OutputStream file = Files.newOutputStream(jar); JarOutputStream out = new JarOutputStream(file)) {
            for (String name : new String[] {"index.html", "assets/a.css", "assets/a.css.gz"}) {
                out.putNextEntry(new JarEntry("some/page/" + name));
                out.write(name.getBytes(StandardCharsets.UTF_8));
            }
        }
        try (URLClassLoader program = new URLClassLoader(new URL[] {jar.toUri().toURL()}, null)) {
            StaticFiles page = StaticFiles.load(program, "some/page/");
            assertThat(page.at("/assets/a.css").bestFor("gzip").bytes()).asString().isEqualTo("assets/a.css.gz");
            assertThat(page.at("/assets/a.css").type()).startsWith("text/css");
            assertThat(page.at("/anything").plain()).asString().isEqualTo("index.html");
        }
    }
}
