package elysium.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Checks the command `deck` and games with given decks.
class DeckTest {
    @TempDir Path folder;

    private Ran ran(String... args) {
        return Ran.in(folder, "", args);
    }

    private void write(String... lines) throws IOException {
        Files.writeString(folder.resolve("mine.txt"), String.join("\n", lines));
    }

    @Test void the_decks_of_a_game_are_listed_with_their_sizes() {
        assertThat(ran("deck", "list", "rats")).satisfies(ran -> {
            assertThat(ran.code()).isZero();
            assertThat(ran.out()).contains("Rats", "grey  Grey  Pack 2");
        });
        assertThat(ran("deck", "list", "rats", "--lang", "fr").out()).contains("grey  Gris  Meute 2");
    }

    @Test void a_deck_is_shown_with_its_chart_and_what_is_not_sure_of_it() {
        Ran ran = ran("deck", "show", "grey");
        assertThat(ran.code()).isZero();
        assertThat(ran.out()).contains("King: Ash\n", "Pack (2)\n2 x Grey Rat\n", "in the pack   2", "cellar");
        assertThat(ran("deck", "show", "grey", "--lang", "fr").out()).contains("Roi : Cendre", "2 x Rat gris", "cave");
    }

    @Test void a_deck_without_fault_may_be_written_in_either_language() throws IOException {
        write("# mine", "Roi : cendre", "", "PACK (3)", "2x rat gris   # two", "1 Plague rat // and one");
        Ran ran = ran("deck", "check", "mine.txt", "--game", "rats");
        assertThat(ran).isEqualTo(new Ran(0, "mine.txt is a legal deck for Rats.\n", ""));
    }

    @Test void every_fault_is_told_with_its_line_or_its_clause() throws IOException {
        write("1 x Ash", "King: Crown", "Pack (2)", "1 x Gray Rat", "Plague Rat", "0 x Ash");
        Ran ran = ran("deck", "check", "mine.txt", "--game", "rats");
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.out().replaceAll("\\s+", " ")).contains("Problems found: 7",
                "line 1: this line comes before any heading; begin with King, Pack",
                "line 2: a Crown is no rat of the king", "line 3: the heading says 2 cards, but 0 are listed",
                "line 4: no card is called 'Gray Rat'; did you mean Grey Rat?",
                "line 5: 'Plague Rat' is not understood; write a number",
                "line 6: '0 x Ash': the number of copies must be", "a pack has 2 rats or more; add some [RAT-PLY-01]");
        assertThat(ran("deck", "check", "mine.txt", "--game", "rats", "--lang", "fr").out().replaceAll("\\s+", " "))
                .contains("Problèmes trouvés : 7",
                        "ligne 4 : aucune carte ne s'appelle « Gray Rat » ; vouliez-vous dire Rat gris ?");
    }

    @Test void programs_read_the_same() throws IOException {
        write("King: Ash", "Pack", "1 x Grey Rat");
        Ran ran = ran("deck", "check", "mine.txt", "--game", "rats", "--format", "json");
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.out()).contains("\"legal\" : false", "\"clause\" : \"RAT-PLY-01\"", "\"id\" : \"grey-rat\"");
        assertThat(ran("deck", "list", "--format", "json").out()).contains("\"option\" : \"grey\"");
    }

    @Test void what_cannot_be_done_is_said_with_what_can() throws IOException {
        assertThat(ran("deck", "burn").err()).contains("use list, show, check or convert");
        assertThat(ran("deck", "show").err()).contains("ID|FILE");
        assertThat(ran("deck", "show", "black", "--game", "rats").err())
                .contains("there is no deck or file called \"black\"; the decks are: grey");
        assertThat(ran("deck", "list", "vendetta").err()).contains("Vendetta is played without decks", "rats");
        Files.write(folder.resolve("mine.txt"), new byte[] {'K', (byte) 0xFF});
        assertThat(ran("deck", "show", "mine.txt", "--game", "rats").err()).contains("not a text file");
        Files.write(folder.resolve("mine.txt"), "#".repeat(200_000).getBytes(StandardCharsets.UTF_8));
        assertThat(ran("deck", "show", "mine.txt", "--game", "rats")).satisfies(ran -> {
            assertThat(ran.code()).isEqualTo(2);
            assertThat(ran.err()).contains("too long for a deck");
        });
    }

    @Test void seats_play_with_decks_that_the_screen_does_not_tell() throws IOException {
        write("King: Ash", "Pack", "3 x Grey Rat");
        Ran ran = ran("play", "rats", "--seats", "me,bot:random", "--seed", "4", "--decks", "grey,mine.txt");
        assertThat(ran.code()).isZero();
        assertThat(ran.out()).contains("deck1=grey, deck2=own)").doesNotContain("own:3");
        try (var games = Files.list(folder.resolve("elysium-data"))) {
            assertThat(games.filter(file -> file.toString().endsWith(".journal")).toList()).singleElement()
                    .satisfies(
                            file -> assertThat(Files.readString(file)).contains("\noptions deck1=grey deck2=own:3\n"));
        }
    }

    @Test void decks_meet_each_other_in_a_matrix() throws IOException {
        write("King: Ash", "Pack", "3 x Grey Rat");
        Ran ran = ran("sim", "rats", "--games", "40", "--bots", "random,random", "--decks", "grey,mine.txt", "--plot",
                "wins.png");
        assertThat(ran.code()).as(ran.err()).isZero();
        assertThat(ran.out()).contains("Win rate of each deck")
                .containsPattern("1 Grey +– +\\d+\\.\\d % \\[").containsPattern("2 mine.txt +\\d+\\.\\d % \\[.*\\] +–");
        assertThat(Files.size(folder.resolve("wins-decks.png"))).isPositive();
        assertThat(ran("sim", "rats", "--games", "4", "--bots", "random,random", "--decks", "all", "--mirror").out())
                .doesNotContain("Win rate of each deck");
        assertThat(ran("sim", "rats", "--bots", "random,random", "--decks", "all").err())
                .contains("1 decks for 2 seats", "--mirror");
        assertThat(ran("sim", "rats", "--mirror").err()).contains("--decks all");
    }

    @Test void a_deck_with_faults_is_not_played() throws IOException {
        write("King: Ash", "Pack", "1 x Grey Rat");
        Ran ran = ran("play", "rats", "--seats", "me,bot:random", "--decks", "mine.txt");
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).contains("mine.txt cannot be played: a pack has 2 rats or more",
                "elysium deck check mine.txt");
        assertThat(ran("play", "vendetta", "--seats", "me,bot,bot", "--decks", "x").err())
                .contains("Vendetta is played without decks");
    }
}
