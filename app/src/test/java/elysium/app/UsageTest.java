package elysium.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UsageTest {
    @TempDir Path folder;

    @Test void at_a_terminal_the_program_offers_a_game() {
        Ran ran = Ran.live(folder, "chess\nrats\n2\n1\nAna\n\nrandom\nquit\n", "play");
        assertThat(ran.code()).isZero();
        assertThat(ran.out()).contains("Which game?", "there is no game called \"chess\"", "Rats, 2 players", "Ana >",
                "The game is saved.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"play", "sim", "replay", "verify", "rules", "cards", "scenario", "fuzz",
            "docs", "serve", "reports"}) void every_command_has_help_in_both_languages(String command) {
        Ran en = Ran.in(folder, "", command, "--help"), fr = Ran.in(folder, "", command, "--help", "--lang", "fr");
        assertThat(en.code()).isZero();
        assertThat(fr.code()).isZero();
        assertThat(en.out()).contains("Usage: elysium " + command, "Shows this help.").doesNotContain("Montre");
        assertThat(fr.out()).contains("Usage : elysium " + command, "Montre cette aide.").doesNotContain("Shows")
                .doesNotContainPattern("\\b(GAME|FILE|FOLDER|NUMBER|TIME|SEAT|WORD|PATH|ADDRESS|LEVEL)\\b");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|',
            textBlock = """
                    --bogus                                  | unknown option --bogus
                    dance                                    | there is no command "dance"; the commands are: play
                    play chess                               | there is no game called "chess"; the games are: nightfall, rats, rivals, vendetta, vtes
                    play rats --bogus                        | unknown option --bogus; see elysium play --help
                    play rats more                           | unexpected argument "more"
                    --port x                                 | --port takes a number from 0 to 65535, not "x"; see docs/options.md
                    --port 8081 play                         | server options go after serve, or without a command, but not before play
                    --rate-limit maybe                       | --rate-limit takes on
                    --log loud                               | --log takes debug
                    --config none.properties                 | there is no file
                    serve --db mysql://x                     | --db takes a URL such as jdbc:postgresql://host/name
                    play rats --seats                        | missing argument: me,bot,…
                    play rats --seats me,foo                 | "foo" is not a seat; use me, bot
                    play rats --seats me,bot:deep            | there is no bot called "deep"; the bots are: random, search
                    play rats --seats me                     | Rats takes 2, 3, 4 players, not 1
                    play rats --seats me,bot,bot,bot,bot     | Rats takes 2, 3, 4 players, not 5
                    play rats --seats bot,bot                | at least one seat must be "me"
                    play rats --seats Ana=me,Ana=bot         | two seats are called "Ana"
                    play rats --seats me,bot --variants sun  | there is no variant called "sun" in Rats; its variants are: moon
                    play rats --seats me,bot --variants moon | moon needs 3 or 4 seats
                    play rats --seats me,bot --seed x        | --seed takes a number
                    play rats --seats me,bot --think soon    | "soon" is not a thinking time; use iterations (1000)
                    play rats --seats me,bot --bot deep      | there is no bot called "deep"
                    play rats --load none.journal            | there is no file
                    play rats --load x --seats me,bot        | remove --seats
                    --lang de                                | "de" is not a supported language; use fr or en
                    sim                                      | missing argument: GAME
                    sim rats --games 0                       | --games takes a number from 1
                    sim rats --games many                    | --games takes a number from 1
                    sim rats --threads 0                     | --threads takes a number from 1
                    sim rats --bots search                   | Rats takes 2, 3, 4 players, not 1
                    sim rats --bots search,me                | there is no bot called "me"
                    sim rats --format xml                    | "xml" is not a format; use text or json
                    replay                                   | missing argument: FILE
                    replay none.journal                      | there is no file
                    verify none.journal                      | there is no file
                    cards rats zebra                         | no card name or text contains "zebra"
                    fuzz rats --minutes never                | --minutes takes a number
                    fuzz rats --seats 9 --minutes 0.01       | --seats takes a number from 1 to 6
                    """) void what_makes_no_sense_is_named_with_what_is_accepted(
                    String args, String said) throws IOException {
        Ran ran = Ran.in(folder, "", args.strip().split(" "));
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).startsWith("elysium: ").contains(said).doesNotContain("\tat ", "Exception");
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).isEmpty();
        }
    }

    @Test void complaints_come_in_french_too() {
        Ran ran = Ran.with(Map.of("LANG", "fr_FR.UTF-8"), folder, "", "play", "chess");
        assertThat(ran.err())
                .startsWith(
                        "elysium: le jeu « chess » n'existe pas ; les jeux sont : nightfall, rats, rivals, vendetta, vtes");
    }
}
