package elysium.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import elysium.app.toy.RatsGame;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.kernel.journal.Journal;
import elysium.store.JournalFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class KeptGamesTest {
    private static final JsonMapper JSON = new JsonMapper();
    private static final String SALT = "a".repeat(64);

    @TempDir Path folder;

    @BeforeEach void keep_a_game() {
        JournalFile.of(played(new Setup("rats", 1, 2, List.of(), 4)), SALT, List.of("Ana=me", "Bo=bot:random"))
                .write(folder.resolve("game"));
    }

    private static Journal played(Setup setup) {
        var table = new RatsGame().setUp(setup);
        Journal journal = new Journal(setup, List.of());
        while (!table.isOver()) {
            int seat = table.nextPending();
            long move = table.offers(seat, Offers.movesOnly()).get(0);
            table.answer(seat, move);
            journal = journal.plus(seat, move);
        }
        return journal;
    }

    private Ran ran(String... args) {
        return Ran.in(folder, "", args);
    }

    @Test void a_game_is_shown_again_as_a_seat_saw_it() {
        Ran ana = ran("replay", "game", "--until", "1", "--viewer", "1"),
                bo = ran("replay", "game", "--until", "1", "--viewer", "bo");
        assertThat(ana.out()).contains("After answer 1 of 9, as seen by Ana", "Bo 0 : ? ? ? ?")
                .doesNotContain("Ana 0 : ?");
        assertThat(bo.out()).contains("as seen by Bo", "Ana 0 : ? ? ? ?").doesNotContain("Bo 0 : ?");
        assertThat(ran("replay", "game", "--until", "1").out()).contains("Ana 0 : ? ? ? ?", "Bo 0 : ? ? ? ?");
    }

    @Test void a_whole_game_is_shown_with_its_log_and_its_end() {
        assertThat(ran("replay", "game").out()).contains("is played", "The game is over.");
    }

    @Test void a_game_is_shown_step_by_step() {
        Ran ran = Ran.in(folder, "\n\nq\n", "replay", "game", "--step");
        assertThat(ran.out()).contains("After answer 0 of 9", "After answer 1 of 9", "After answer 2 of 9")
                .doesNotContain("After answer 3 of 9");
    }

    @Test void a_seat_or_an_answer_beyond_the_game_is_no_game() {
        assertThat(ran("replay", "game", "--viewer", "3")).isEqualTo(new Ran(2, "",
                "elysium: --viewer 3 is not a seat of this game; use 1 to 2, a player's name or spectator\n"));
        assertThat(ran("replay", "game", "--until", "10").err()).contains("this game has 9 answers; use 0 to 9");
        assertThat(ran("replay", "game", "--until", "-1").code()).isEqualTo(2);
    }

    @Test void a_replay_can_be_read_by_programs() {
        JsonNode told = JSON.readTree(ran("replay", "game", "--format", "json", "--viewer", "2").out());
        assertThat(told.get("answers").asInt()).isEqualTo(9);
        assertThat(told.get("viewer").asInt()).isEqualTo(2);
        assertThat(told.get("over").asBoolean()).isTrue();
        assertThat(told.get("log")).isNotEmpty();
    }

    @Test void an_honest_game_is_verified() {
        Ran ran = ran("verify", "game");
        assertThat(ran.code()).isZero();
        assertThat(ran.out()).contains("game is valid.", "9 answers of Rats follow version 1", "The game is finished.",
                "Seed 4, salt " + SALT);
        JsonNode found = JSON.readTree(ran("verify", "game", "--format", "json").out());
        assertThat(found.get("verified").asBoolean()).isTrue();
        assertThat(found.get("seed").asString()).isEqualTo("4");
    }

    @Test void a_fork_is_verified_shown_and_played_on_with_what_it_was_forked_from() throws IOException {
        JournalFile game = JournalFile.read(folder.resolve("game"));
        JournalFile origin = JournalFile.of(game.journal().truncated(3), SALT, List.of("Ana", "Bo"));
        Journal fork = new Journal(game.journal().setup().withSeed(8), new Journal.Origin(origin.journal(), 1),
                List.of());
        JournalFile.of(fork, SALT, List.of("Cleo=bot:random", "Dan=bot:random"), origin).write(folder.resolve("fork"));
        assertThat(ran("play", "--load", "fork").code()).isZero();
        Ran ran = ran("verify", "fork");
        assertThat(ran.out()).contains("fork is valid.", "Forked after answer 3 of another valid game, as seen by Bo",
                origin.commitment().digest(), "The game is finished.", "Seed 8, ");
        JsonNode found = JSON.readTree(ran("verify", "fork", "--format", "json").out());
        assertThat(found.get("forks").get(0).get("viewer").asInt()).isEqualTo(2);
        assertThat(found.get("forks").get(0).get("answers").asInt()).isEqualTo(3);
        assertThat(JournalFile.read(folder.resolve("fork")).origin()).isEqualTo(origin);
        assertThat(ran("replay", "fork", "--until", "0", "--viewer", "2").out())
                .contains("After answer 0 of 6, as seen by Dan");
        assertThat(ran("replay", "fork").out()).contains("The game is over.");
    }

    @Test void every_changed_letter_is_noticed() throws IOException {
        byte[] honest = Files.readAllBytes(folder.resolve("game"));
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 200; i++) {
            byte[] changed = honest.clone();
            changed[random.nextInt(changed.length)] ^= (byte) (1 << random.nextInt(7));
            Files.write(folder.resolve("changed"), changed);
            Ran ran = ran("verify", "changed");
            assertThat(ran.code()).as(ran.toString()).isEqualTo(1);
            assertThat(ran.err()).contains("changed, line ").doesNotContain("Exception");
        }
    }

    @Test void a_game_cut_short_is_noticed_and_not_played_on() throws IOException {
        byte[] honest = Files.readAllBytes(folder.resolve("game"));
        for (int length = 0; length < honest.length; length += 7) {
            Files.write(folder.resolve("cut"), java.util.Arrays.copyOf(honest, length));
            assertThat(ran("verify", "cut").code()).isEqualTo(1);
            assertThat(ran("play", "rats", "--load", "cut").code()).isEqualTo(2);
            assertThat(Files.size(folder.resolve("cut"))).isEqualTo(length);
        }
    }

    @Test void an_answer_that_was_never_offered_is_noticed_though_the_file_is_whole() {
        Journal journal = played(new Setup("rats", 1, 2, List.of(), 4)).truncated(3).plus(1, 77L << 48);
        JournalFile.of(journal, SALT, List.of("Ana", "Bo")).write(folder.resolve("wrong"));
        Ran ran = ran("verify", "wrong", "--format", "json");
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.err()).contains("does not follow the rules: entry 4 (seat 2");
        assertThat(JSON.readTree(ran.out()).get("verified").asBoolean()).isFalse();
    }

    @Test void a_game_of_other_rules_is_not_touched() throws IOException {
        JournalFile.of(new Journal(new Setup("rats", 9, 2, List.of(), 4), List.of()), SALT, List.of("Ana", "Bo"))
                .write(folder.resolve("old"));
        JournalFile.of(new Journal(new Setup("chess", 1, 2, List.of(), 4), List.of()), SALT, List.of("Ana", "Bo"))
                .write(folder.resolve("chess"));
        assertThat(ran("play", "--load", "old").err()).contains("version 9 of the rules; this program has version 1");
        assertThat(ran("play", "--load", "chess").err()).contains("there is no game called \"chess\"");
        assertThat(Files.readString(folder.resolve("old"), StandardCharsets.UTF_8)).contains("rules 9");
    }
}
