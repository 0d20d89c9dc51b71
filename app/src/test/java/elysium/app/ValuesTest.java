package elysium.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Checks that uncertain card values can be exported, corrected and played with.
class ValuesTest {
    @TempDir Path folder;

    private Ran ran(String... args) {
        return Ran.in(folder, "", args);
    }

    @Test void the_values_of_a_game_are_written_as_a_file_to_correct() {
        assertThat(ran("cards", "rats", "--export-values")).isEqualTo(new Ran(0, "plague-rat: 3\n", ""));
    }

    @Test void a_game_whose_cards_are_known_has_none() {
        Ran ran = ran("cards", "vendetta", "--export-values");
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).contains("all card values of Vendetta are known");
        assertThat(ran("cards", "vendetta", "--export-values", "--lang", "fr").err())
                .contains("il n'y a rien à corriger");
    }

    @Test void values_are_those_of_one_game() {
        assertThat(ran("cards", "--export-values").err()).contains("--export-values takes one game", "rats");
        assertThat(ran("cards", "rats", "ash", "--export-values").err()).contains("--export-values takes one game");
    }

    @Test void a_card_is_shown_with_its_details() {
        assertThat(ran("cards", "rats", "ash").out()).contains("  Worth 0\n", "Reconstructed");
    }

    @Test void a_game_is_played_with_corrected_values_and_goes_on_with_them() throws IOException {
        Files.writeString(folder.resolve("mine.txt"), "plague-rat: 4\n");
        Ran ran = ran("play", "rats", "--seats", "me,bot:random", "--seed", "4", "--values", "mine.txt");
        assertThat(ran.code()).isZero();
        assertThat(ran.out()).contains("plague-rat=4");
        try (var games = Files.list(folder.resolve("elysium-data"))) {
            assertThat(games.filter(file -> file.toString().endsWith(".journal")).toList()).singleElement()
                    .satisfies(file -> assertThat(Files.readString(file)).contains("\noptions plague-rat=4\n"));
        }
    }

    @Test void bots_play_with_corrected_values() throws IOException {
        Files.writeString(folder.resolve("mine.txt"), "plague-rat: 4\n");
        assertThat(ran("sim", "rats", "--games", "3", "--values", "mine.txt").code()).isZero();
    }

    @Test void a_file_that_is_wrong_is_named_with_its_line() throws IOException {
        Files.writeString(folder.resolve("mine.txt"), "zebra: 4\n");
        for (String command : new String[] {"play", "sim", "fuzz"}) {
            Ran ran = ran(command, "rats", "--values", "mine.txt");
            assertThat(ran.code()).as(command).isEqualTo(2);
            assertThat(ran.err()).as(command).contains("cannot use ", "mine.txt: line 1: no such rat");
        }
        assertThat(ran("sim", "rats", "--values", "mine.txt", "--lang", "fr").err())
                .contains("impossible d'utiliser ", "mine.txt : ligne 1 : pas de tel rat");
        assertThat(ran("sim", "rats", "--values", "none.txt").err()).contains("there is no file").contains("none.txt");
        assertThat(ran("sim", "vendetta", "--values", "mine.txt").err()).contains("no card values to correct");
        assertThat(ran("play", "--load", "a.journal", "--values", "mine.txt").err()).contains("remove --values");
    }
}
