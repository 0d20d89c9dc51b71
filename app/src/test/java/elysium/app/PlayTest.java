package elysium.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import elysium.store.JournalFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayTest {
    @TempDir Path folder;

    private Ran play(String typed, String... more) {
        return Ran.in(folder, typed, Stream.concat(
                Stream.of("play", "rats", "--seats", "me,bot:random", "--seed", "11"), Stream.of(more))
                .toArray(String[]::new));
    }

    private Path journal() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("elysium-data"))) {
            return files.sorted().findFirst().orElseThrow();
        }
    }

    @Test void a_game_is_played_to_its_end_by_numbers() throws IOException {
        Ran ran = play("1\n".repeat(12));
        assertThat(ran.code()).isZero();
        assertThat(ran.out()).contains("You: What do you do?", "1) be loud", "The game is over.", "Seed 11, salt ",
                "elysium verify " + journal());
        assertThat(Ran.in(folder, "", "verify", journal().toString()).code()).isZero();
    }

    @Test void a_game_is_played_in_words_of_either_language_and_by_their_beginning() throws IOException {
        Ran ran = play("être bruyant\nundo\nbe q\nundo\nETRE  discret\n");
        assertThat(ran.out()).contains("Move undone.");
        assertThat(JournalFile.read(journal()).journal().entries()).hasSize(1);
    }

    @Test void the_end_of_the_input_keeps_the_game_and_says_how_to_go_on() throws IOException {
        Ran ran = play("1\n");
        assertThat(ran.code()).isZero();
        assertThat(ran.out()).contains("elysium play rats --load " + journal());
        Ran on = Ran.in(folder, "1\n".repeat(12), "play", "rats", "--load", journal().toString());
        assertThat(on.code()).isZero();
        assertThat(on.out()).contains("resumes after 1 answers", "The game is over.");
    }

    @Test void what_is_kept_is_the_game_up_to_the_last_answer_at_every_prompt() throws IOException {
        play("1\n1\n");
        int kept = JournalFile.read(journal()).journal().entries().size();
        assertThat(kept).isEqualTo(4);
    }

    @Test void other_options_beside_load_are_turned_away() {
        assertThat(Ran.in(folder, "", "play", "rats", "--load", "x", "--seed", "1").err()).contains("remove --seed");
    }

    @Test void numbers_and_words_that_mean_nothing_are_explained() {
        Ran ran = play("9\nfly\nbe\n");
        assertThat(ran.out()).contains("There is no answer 9. Type a number from 1 to 2.",
                "\"fly\" is not a move or a command",
                "Several moves match:");
    }

    @Test void help_cards_log_and_table_answer_without_moving_the_game() throws IOException {
        Ran ran = play("help\n? ash\n?\n? zebra\nlog\njournal\ntable\naide\n");
        assertThat(ran.out()).contains("Answer with a number", "Ash (Cendre)", "Reconstructed",
                "Type the name of a card",
                "No card name or text contains \"zebra\"");
        assertThat(JournalFile.read(journal()).journal().entries()).isEmpty();
    }

    @Test void an_answer_that_showed_something_cannot_be_taken_back() {
        assertThat(play("1\n1\nundo\n").out()).contains("Too late to undo");
    }

    @Test void a_copy_is_kept_under_a_free_name_only() throws IOException {
        Path copy = folder.resolve("copy.journal");
        Ran ran = play("1\nsave " + copy + "\nsauver " + copy + "\nsave\nquit\n");
        assertThat(ran.out()).contains("Saved in\n  " + copy, "already exists", "Saved in\n  " + journal());
        assertThat(Files.readAllBytes(copy)).isEqualTo(Files.readAllBytes(journal()));
    }

    @Test void a_crown_is_refused_by_its_clause_and_ash_is_cautioned() {
        for (int seed = 0; seed < 40; seed++) {
            Ran ran = Ran.in(folder, "1\nplay crown\nwhy crown\npourquoi couronne\nwhy\nwhy grey rat\n", "play", "rats",
                    "--seats", "me,bot:random", "--seed", "" + seed);
            String hand = ran.out().lines().filter(line -> line.startsWith("You 0 :")).findFirst().orElseThrow();
            if (!hand.contains("Crown") || !hand.contains("Ash") || !hand.contains("Rat")) continue;
            assertThat(ran.out()).contains("Not possible: play Crown", "RAT-PLY-01", "(!) Allowed", "RAT-PLY-02");
            return;
        }
        throw new AssertionError("no hand had a Crown and Ash");
    }

    @Test void people_who_share_a_keyboard_see_only_their_own_hands() {
        Ran ran = Ran.in(folder, "\n1\n1\n\n1\n\n", "play", "rats", "--seats", "Ana=me,Bo=me", "--seed", "5");
        String out = ran.out();
        int passed = out.indexOf("Pass the keyboard to Bo");
        assertThat(out).contains("Pass the keyboard to Ana");
        assertThat(passed).isPositive();
        String whatBoSees = out.substring(passed, out.indexOf("Bo >"));
        assertThat(whatBoSees).contains("Ana 0 : ? ? ? ?").doesNotContain("Bo 0 : ?");
        assertThat(out.substring(0, passed)).contains("Bo 0 : ? ? ? ?").doesNotContain("Ana 0 : ?");
    }

    @Test void what_is_not_given_is_asked_for() {
        String answers = "7\n3\n0\n1\nZoé\nsun\nmoon\ndeep\nrandom\n";
        Ran ran = Ran.in(folder, answers, "play", "rats");
        assertThat(ran.out()).contains("Rats takes 2, 3, 4 players, not 7",
                "\"0\" is not a number from 1 to 3",
                "there is no variant called \"sun\"", "there is no bot called \"deep\"", "Rats, 3 players (moon)",
                "Zoé >");
    }

    @Test void nobody_there_to_ask_is_no_fault() {
        Ran ran = Ran.in(folder, "", "play", "rats");
        assertThat(ran.code()).isZero();
        assertThat(folder.resolve("elysium-data")).doesNotExist();
    }

    @Test void everything_is_said_in_french() {
        Ran ran = Ran.with(Map.of("LANG", "fr_FR.UTF-8"), folder, "aide\n1\nannuler\nquitter\n", "play", "rats",
                "--seats",
                "me,bot:random", "--seed", "11");
        assertThat(ran.out()).contains("Vous : Que faites-vous ?", "1) être bruyant", "Répondez par un numéro",
                "Coup annulé.",
                "La partie est enregistrée");
    }

    @Test void lines_fit_eighty_columns_without_colours() {
        Ran ran = play("help\n? crown\n1\n1\nlog\n");
        for (String line : ran.out().lines().toList())
            if (!line.contains(folder.toString())) assertThat(line.length()).as(line).isLessThanOrEqualTo(80);
        assertThat(ran.out()).doesNotContain("\033[");
    }

    @Test void a_search_bot_with_iterations_plays_the_same_game_again() throws IOException {
        List<String> args = List.of("play", "rats", "--seats", "me,bot", "--think", "30", "--seed", "3");
        String[] first = Stream.concat(args.stream(), Stream.of("--data", "a")).toArray(String[]::new);
        String[] second = Stream.concat(args.stream(), Stream.of("--data", "b")).toArray(String[]::new);
        Ran.in(folder, "1\n".repeat(12), first);
        Ran.in(folder, "1\n".repeat(12), second);
        assertThat(only("a").journal()).isEqualTo(only("b").journal());
    }

    private JournalFile only(String kept) throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve(kept))) {
            return JournalFile.read(files.findFirst().orElseThrow());
        }
    }
}
