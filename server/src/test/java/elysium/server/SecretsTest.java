package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Checks that logs contain no secrets, even at the most detailed level.
class SecretsTest {
    private static final String PASSWORD = "clair de lune", OTHER = "pleine lune 47", WRONG = "nouvelle lune 9";

    @TempDir Path folder;
    private final List<String> secrets = new ArrayList<>(List.of(PASSWORD, OTHER, WRONG, "something unkind"));

    @Test void no_password_cookie_token_or_answer_is_logged() throws Exception {
        Path log = folder.resolve("log");
        Process server = launch(log);
        try {
            String line = server.inputReader().readLine();
            String address = "http://127.0.0.1:" + line.substring("port ".length()) + "/";
            visit(address);
            server.destroy();
            assertThat(server.waitFor(30, TimeUnit.SECONDS)).isTrue();
        } finally {
            server.destroyForcibly();
        }
        String logged = Files.readString(log);
        JsonNode first = Visitor.JSON.readTree(logged.lines().filter(each -> each.contains("listening at")).findFirst()
                .orElseThrow(() -> new AssertionError("nothing was logged: " + logged)));
        assertThat(first.get("formattedMessage").asString())
                .matches("listening at http://127.0.0.1:\\d+/ with \\d games");
        assertThat(secrets).hasSizeGreaterThan(20);
        for (String secret : secrets) assertThat(logged).doesNotContain(secret);
        assertThat(logged).doesNotContain("argon2").doesNotContainIgnoringCase("set-cookie");
    }

    private Process launch(Path log) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED", "-Dlogback.configurationFile=logback.xml", "-Delysium.log=DEBUG",
                "-cp", System.getProperty("java.class.path"), Launched.class.getName());
        builder.environment().putAll(Map.of("ELYSIUM_PORT", "0", "ELYSIUM_DATA", folder.resolve("data").toString(),
                "ELYSIUM_MIN_DELAY", "0"));
        return builder.redirectError(log.toFile()).start();
    }

    private void visit(String address) {
        Visitor ana = Visitor.called("Ana", address);
        hide(ana);
        ana.sign("api/account", "Ana", PASSWORD);
        hide(ana);
        Visitor again = new Visitor(address);
        again.sign("api/session", "Ana", WRONG);
        again.send("POST", "api/session", "{\"name\":\"Ana\",\"password\":\"" + WRONG + "\",", "X-Elysium", "1");
        again.send("POST", "api/session", "{\"name\":\"Ana\",\"passwort\":\"" + WRONG + "\"}", "X-Elysium", "1");
        again.sign("api/session", "Ana", PASSWORD);
        hide(again);
        ana.post("api/account/password", Map.of("old", PASSWORD, "new", OTHER));
        String table = ana.table("me", "random", "random");
        String token = ana.post("api/tables/" + table + "/seats/0/token", "").body().get("token").asString();
        secrets.add(token);
        Phone phone = Phone.open(address, table, "Authorization", "Bearer " + token);
        phone.say(Map.of("type", "hello"));
        phone.say(Map.of("type", "chat", "text", "something unkind"));
        phone.raw("{\"type\":\"chat\",\"text\":\"something unkind\"");
        play(phone);
        ana.post("api/tables/" + table + "/reports", Map.of("line", 1, "why", "unkind"));
        ana.delete("api/session");
    }

    private void hide(Visitor visitor) {
        secrets.add(visitor.cookie().replaceFirst("elysium=", ""));
    }

    /// Plays the first choice, and records answers that were sealed when given.
    private void play(Phone phone) {
        int answered = -1;
        while (true) {
            JsonNode message = phone.await("question", "over");
            if (message.get("type").asString().equals("over")) return;
            if (message.get("step").asInt() == answered) continue;
            answered = message.get("step").asInt();
            String move = message.get("choices").get(0).get("move").asString();
            secrets.add(move);
            phone.move(answered, move);
        }
    }
}
