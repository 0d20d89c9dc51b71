package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import elysium.store.JournalFile;
import elysium.vendetta.VendettaGame;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Runs the example bot in Python.
@Timeout(120)
class ExampleBotTest {
    private static final Path BOT = Path.of(System.getProperty("elysium.root"), "examples", "bot", "bot.py");

    @TempDir Path folder;
    private final long seed = Seed.of(this);
    private Server server;

    private record Run(int code, String said) {}

    @BeforeEach void open() throws Exception {
        assumeTrue(python(), "skipped: there is no python3 on this machine");
        server = Server.start(Here.options(folder));
    }

    @AfterEach void close() {
        if (server != null) server.close();
    }

    @Test void plays_a_whole_game_on_a_seat_it_has_the_token_of() throws Exception {
        Visitor ana = Visitor.called("Ana", server);
        String table = ana.table("random", "me", "random");
        String token = ana.post("api/tables/" + table + "/seats/1/token", "").body().get("token").asString();
        Run run = bot(server.address(), table, "--token", token, "--seed", Long.toString(seed), "--lang", "fr");
        assertThat(run.code).as(run.said).isZero();
        Visitor.Reply reply = ana.get("api/tables/" + table + "/journal");
        JournalFile journal = JournalFile.read(Files.writeString(folder.resolve("kept"), reply.whole().body()));
        assertThat(journal.replay(new VendettaGame()).isOver()).isTrue();
        assertThat(journal.journal().entries()).filteredOn(entry -> entry.seat() == 1).hasSizeGreaterThan(10);
        assertThat(run.said).contains("over: ").containsIgnoringCase(" Sang");
    }

    @Test void lays_a_table_of_its_own() throws Exception {
        Run run = bot(server.address(), "--seats", "me,random,random", "--seed", Long.toString(seed));
        assertThat(run.code).as(run.said).isZero();
        assertThat(run.said).contains(server.address() + "api/tables/").contains("over: ");
    }

    @Test void says_what_is_wrong() throws Exception {
        String table = Visitor.called("Ana", server).table("me", "random", "random");
        Run stranger = bot(server.address(), table, "--token", "0".repeat(32), "--lang", "fr");
        assertThat(stranger.code).isEqualTo(1);
        assertThat(stranger.said).contains("ce jeton n'est valable pour aucune place");
        assertThat(bot(server.address(), "--game", "chess").said).contains("this game does not exist");
        assertThat(bot(server.address(), table).code).isEqualTo(2);
    }

    private static boolean python() throws InterruptedException {
        try {
            return new ProcessBuilder("python3", "--version").redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD).start().waitFor() == 0;
        } catch (IOException _) {
            return false;
        }
    }

    private static Run bot(String... args) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("python3", BOT.toString()));
        command.addAll(List.of(args));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("PYTHONIOENCODING", "utf-8");
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Run(process.waitFor(), said);
    }
}
