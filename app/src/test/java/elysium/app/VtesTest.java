package elysium.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class VtesTest {
    private static final JsonMapper JSON = new JsonMapper();

    @TempDir Path folder;

    private JsonNode sim(String... more) {
        String[] args = java.util.stream.Stream.concat(java.util.stream.Stream.of("sim", "vtes", "--format", "json"),
                java.util.stream.Stream.of(more)).toArray(String[]::new);
        Ran ran = Ran.in(folder, "", args);
        assertThat(ran.code()).as(ran.err()).isZero();
        return JSON.readTree(ran.out());
    }

    private static JsonNode sheet(JsonNode tally, String id) {
        for (JsonNode sheet : tally.get("sheets")) if (sheet.get("id").asString().equals(id)) return sheet;
        throw new AssertionError("no sheet " + id);
    }

    @Test void victory_points_are_counted_by_deck_and_turn_order_with_intervals() {
        JsonNode tally = sim("--games", "12", "--bots", "random,random,random,random,random", "--seed", "7");
        for (String id : new String[] {"decks", "order"}) {
            JsonNode sheet = sheet(tally, id);
            assertThat(sheet.get("lines")).hasSize(5);
            assertThat(sheet.get("columns")).hasSize(4);
            double points = 0;
            for (JsonNode line : sheet.get("lines")) {
                JsonNode mean = line.get("cells").get(3).get("mean");
                assertThat(mean.get("rate").asDouble()).isBetween(mean.get("low").asDouble(),
                        mean.get("high").asDouble());
                assertThat(line.get("cells").get(0).get("count").asInt()).isEqualTo(12);
                points += mean.get("rate").asDouble() * 12;
            }
            assertThat(points).as("as many points as Methuselahs in each game, or fewer when its time was up")
                    .isBetween(12 * 2.5, 12 * 5.0);
        }
    }

    @Test void a_bot_that_searches_takes_the_victory_points_of_random_ones() {
        JsonNode tally = sim("--games", "5", "--bots", "search,random,random,random,random", "--think", "40");
        JsonNode lines = sheet(tally, "bots").get("lines"), random = lines.get(0), search = lines.get(1);
        assertThat(search.get("name").asString()).isEqualTo("search");
        assertThat(search.get("cells").get(0).get("count").asInt()).isEqualTo(5);
        assertThat(random.get("cells").get(0).get("count").asInt()).isEqualTo(20);
        assertThat(search.get("cells").get(3).get("mean").get("rate").asDouble())
                .isGreaterThan(2.5 * random.get("cells").get(3).get("mean").get("rate").asDouble());
    }

    @Test void the_mean_of_points_is_read_and_drawn() throws IOException {
        Ran ran = Ran.in(folder, "", "sim", "vtes", "--games", "6", "--bots", "random,random,random", "--variants",
                "turns=40", "--plot", "vtes.png", "--lang", "en");
        assertThat(ran.code()).as(ran.err()).isZero();
        assertThat(ran.out()).contains("Victory points by bot", "Victory points by deck", "Malkavian", "time is up")
                .containsPattern("Tremere|Toreador").containsPattern("\\d\\.\\d\\d \\[-?\\d\\.\\d\\d, \\d\\.\\d\\d\\]");
        for (String picture : new String[] {"vtes-decks.png", "vtes-order.png", "vtes-bots.png"})
            assertThat(ImageIO.read(folder.resolve(picture).toFile()).getWidth()).isGreaterThan(500);
    }

    @Test void a_table_of_five_is_played_in_the_terminal() {
        Ran ran = Ran.in(folder, "end the phase\n? Vessel\nquit\n", "play", "vtes", "--seats", "me,bot,bot,bot,bot",
                "--bot", "random", "--seed", "4", "--lang", "en");
        assertThat(ran.out()).contains("VAMPIRE: THE ETERNAL STRUGGLE", "Methuselahs", "Your hand",
                "Master phase: which master card do you play, if any?", "vessel");
    }

    @Test void a_list_is_written_as_other_programs_read_it() throws IOException {
        Files.writeString(folder.resolve("mine.txt"), "Crypt\n12 Nassir\nLibrary\n1 The Barrens\n");
        Ran ran = Ran.in(folder, "", "deck", "convert", "mine.txt", "--game", "vtes", "--to", "lackey");
        assertThat(ran).isEqualTo(new Ran(0, "1\tBarrens, The\nCrypt:\n12\tNassir\n", ""));
        assertThat(Ran.in(folder, "", "deck", "convert", "tremere", "--to", "fax").err())
                .contains("\"fax\" is not a deck format", "twd, jol, lackey, vdb, json");
        Files.writeString(folder.resolve("mine.txt"), "Crypt\n12 Nasir\n");
        Ran unread = Ran.in(folder, "", "deck", "convert", "mine.txt", "--game", "vtes", "--to", "jol");
        assertThat(unread.code()).isEqualTo(1);
        assertThat(unread.out()).contains("did you mean Nassir, Basir, Nahir?").doesNotContain("12x");
    }

    @Test void the_five_decks_are_listed_shown_and_legal() {
        assertThat(Ran.in(folder, "", "deck", "list", "vtes").out()).contains("malkavian", "nosferatu", "toreador",
                "tremere", "ventrue", "Crypt 12, Library 77");
        assertThat(Ran.in(folder, "", "deck", "show", "tremere").out()).contains("Crypt by capacity", "Theft of Vitae");
    }

    @Test void the_words_of_a_hand_are_drawn_once_and_on_request() {
        String out = Ran.in(folder, "1\n1\ntable\n", "play", "vtes", "--seats", "me,bot:random", "--seed", "3").out();
        String[] tables = out.split("Your hand", -1);
        assertThat(tables).hasSizeGreaterThan(3);
        assertThat(words(tables[1])).as("at first").isGreaterThan(7);
        assertThat(words(tables[2])).as("once they were read").isLessThan(words(tables[1]) / 2);
        assertThat(tables[2]).contains("? CARD: the text of a card · table: all texts again");
        assertThat(words(tables[tables.length - 1])).as("on request").isGreaterThan(7);
        assertThat(tables[tables.length - 1]).doesNotContain("? CARD:");
    }

    /// The number of lines with card texts below a hand.
    private static long words(String table) {
        return table.lines().takeWhile(line -> !line.startsWith("└")).filter(line -> line.startsWith("│     ")).count();
    }
}
