package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import elysium.server.keep.Database;
import elysium.server.keep.Entry;
import elysium.server.keep.Journals;
import elysium.server.wire.Told;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class KillTest {
    private static final int KILLS = 4;

    @TempDir Path folder;
    private final Random dice = new Random(7);
    private final List<String> promised = new ArrayList<>();
    private String unsure = "";

    @Test void every_acknowledged_move_survives_a_kill_and_no_other_appears() throws Exception {
        Visitor ana = null;
        String table = "";
        int total = 0;
        for (int i = 0; i < KILLS; i++) {
            Process server = launch();
            String address = "http://127.0.0.1:" + port(server) + "/";
            ana = ana == null ? Visitor.called("Ana", address) : ana.at(address);
            boolean over = !table.isEmpty() && ana.get("api/tables/" + table + "/journal").status() == 200;
            if (table.isEmpty() || over) {
                table = ana.table("me", "random", "random");
                promised.clear();
            }
            Phone phone = ana.play(table, 0);
            long killedAfter = 100 + dice.nextInt(500);
            Thread killer = Thread.startVirtualThread(() -> kill(server, killedAfter));
            playUntilKilled(phone);
            killer.join();
            total += check(table);
        }
        assertThat(total).as("moves acknowledged before a kill").isPositive();
    }

    /// What is kept is what was acknowledged, and perhaps the one move that no answer came to.
    private int check(String table) {
        List<String> kept = new ArrayList<>();
        try (Database database = Database.file(folder)) {
            for (Entry entry : new Journals(database).after(table, 0))
                if (entry.seat() == 0) kept.add(Told.hex(entry.move()));
        }
        int acknowledged = promised.size();
        if (kept.size() == acknowledged + 1) promised.add(unsure);
        assertThat(kept).isEqualTo(promised);
        return acknowledged;
    }

    private void playUntilKilled(Phone phone) {
        int answered = -1;
        try {
            while (!phone.closed.isDone()) {
                JsonNode message = phone.next(50);
                if (message == null) continue;
                String type = message.get("type").asString();
                if (type.equals("moved")) {
                    promised.add(message.get("move").asString());
                } else if (type.equals("question") && message.get("seq").asInt() != answered) {
                    answered = message.get("seq").asInt();
                    JsonNode choices = message.get("choices");
                    unsure = choices.get(dice.nextInt(choices.size())).get("move").asString();
                    phone.move(answered, unsure);
                }
            }
        } catch (java.util.concurrent.CompletionException _) {
            assertThat(phone.closed).succeedsWithin(5, TimeUnit.SECONDS);
        }
        JsonNode last = phone.next(0);
        for (; last != null; last = phone.next(0))
            if (last.get("type").asString().equals("moved")) promised.add(last.get("move").asString());
    }

    private Process launch() throws IOException {
        ProcessBuilder builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED", "-cp", System.getProperty("java.class.path"),
                Launched.class.getName());
        builder.environment().putAll(Map.of("ELYSIUM_PORT", "0", "ELYSIUM_DATA", folder.toString()));
        return builder.redirectError(ProcessBuilder.Redirect.DISCARD).start();
    }

    private static int port(Process server) throws IOException {
        BufferedReader out = server.inputReader();
        String line = out.readLine();
        if (line == null) throw new IllegalStateException("the server did not start");
        return Integer.parseInt(line.substring("port ".length()));
    }

    private static void kill(Process server, long after) {
        try {
            Thread.sleep(after);
            server.destroyForcibly().waitFor();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
