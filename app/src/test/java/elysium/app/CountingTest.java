package elysium.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

class CountingTest {
    private static final JsonMapper JSON = new JsonMapper();

    @TempDir Path folder;

    private JsonNode sim(String... more) {
        String[] args = java.util.stream.Stream.concat(java.util.stream.Stream.of("sim", "rats", "--format", "json"),
                java.util.stream.Stream.of(more)).toArray(String[]::new);
        Ran ran = Ran.in(folder, "", args);
        assertThat(ran.code()).as(ran.err()).isZero();
        return JSON.readTree(ran.out());
    }

    @Test void wins_are_counted_by_bot_seat_and_label() {
        JsonNode tally = sim("--games", "200", "--bots", "search,random,random", "--think", "20");
        assertThat(tally.get("games").asInt()).isEqualTo(200);
        assertThat(tally.get("decisions").asLong()).isEqualTo(200 * 12);
        assertThat(tally.get("seconds").asDouble()).isPositive();
        double wins = tally.get("wins").get("search").asDouble() + tally.get("wins").get("random").asDouble();
        assertThat(wins).isEqualTo(200);
        assertThat(tally.get("seats")).hasSize(3);
        assertThat(tally.get("labels")).hasSize(2);
        for (JsonNode row : tally.get("bots"))
            assertThat(row.get("rate").asDouble()).isBetween(row.get("low").asDouble(), row.get("high").asDouble());
    }

    @Test void the_result_is_the_same_on_any_number_of_threads() {
        String[] args = {"--games", "60", "--bots", "search,random", "--think", "20", "--seed", "5", "--threads", "1"};
        ObjectNode one = (ObjectNode) sim(args);
        args[args.length - 1] = "3";
        ObjectNode three = (ObjectNode) sim(args);
        one.remove("seconds");
        three.remove("seconds");
        assertThat(three).isEqualTo(one);
    }

    @Test void bots_that_are_alike_are_told_apart() {
        assertThat(sim("--games", "50", "--bots", "random,random").get("bots")).hasSize(2);
    }

    @Test void people_read_a_table_and_see_progress() {
        Ran ran = Ran.in(folder, "", "sim", "rats", "--games", "20", "--bots", "random,random", "--lang", "fr");
        assertThat(ran.out()).contains("20 parties", "Victoires par place", "place 1", "Longueur : de 9 à 9");
        assertThat(ran.err()).contains("20/20");
    }

    @Test void a_picture_of_the_wins_is_drawn() throws IOException {
        Ran ran = Ran.in(folder, "", "sim", "rats", "--games", "20", "--plot", "wins.png");
        assertThat(ran.code()).isZero();
        var picture = ImageIO.read(folder.resolve("wins.png").toFile());
        assertThat(picture.getWidth()).isGreaterThan(500);
    }

    @Test void a_picture_that_cannot_be_written_is_a_fault_before_any_game() {
        Ran ran = Ran.in(folder, "", "sim", "rats", "--games", "20", "--plot", "none/wins.png");
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).contains("cannot write ", "none/wins.png").doesNotContain("20/20");
    }

    @Test void laws_are_checked_on_random_games() {
        Ran ran = Ran.in(folder, "", "fuzz", "rats", "--minutes", "0.02", "--seed", "3");
        assertThat(ran.out()).as(ran.toString()).contains("all laws hold");
        assertThat(ran.code()).isZero();
    }

    @Test void cards_can_be_read_by_programs() {
        JsonNode cards = JSON.readTree(Ran.in(folder, "", "cards", "rats", "--format", "json").out());
        assertThat(cards).hasSize(4);
        for (JsonNode card : cards)
            assertThat(card.propertyNames()).containsExactlyInAnyOrder("game", "id", "name", "text", "names", "texts",
                    "source",
                    "reconstructed", "clauses");
        assertThat(cards.get(3).get("reconstructed").asBoolean()).isTrue();
        assertThat(JSON.readTree(Ran.in(folder, "", "cards", "rats", "zebra", "--format", "json").out())).isEmpty();
    }

    @Test void cards_are_found_by_name_and_by_word_in_both_languages() {
        assertThat(Ran.in(folder, "", "cards", "rats", "couronne").out()).contains("Crown (Couronne)", "RAT-PLY-01");
        assertThat(Ran.in(folder, "", "cards", "bites", "--lang", "fr").out()).contains("Rat pesteux (Plague Rat)",
                "Il mord.");
        assertThat(folder).isEmptyDirectory();
    }
}
