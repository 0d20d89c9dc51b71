package elysium.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class NightfallTest {
    private static final JsonMapper JSON = new JsonMapper();

    @TempDir Path folder;

    private JsonNode sim(String... more) {
        String[] args = java.util.stream.Stream.concat(
                java.util.stream.Stream.of("sim", "nightfall", "--format", "json"), java.util.stream.Stream.of(more))
                .toArray(String[]::new);
        Ran ran = Ran.in(folder, "", args);
        assertThat(ran.code()).as(ran.err()).isZero();
        return JSON.readTree(ran.out());
    }

    private static JsonNode sheet(JsonNode tally, String id) {
        for (JsonNode sheet : tally.get("sheets")) if (sheet.get("id").asString().equals(id)) return sheet;
        throw new AssertionError("no sheet " + id);
    }

    /// The sum of a column of a statistics table.
    private static int sum(JsonNode sheet, String column) {
        int at = 0, sum = 0;
        while (!sheet.get("columns").get(at).asString().equals(column)) at++;
        for (JsonNode line : sheet.get("lines")) sum += line.get("cells").get(at).get("count").asInt();
        return sum;
    }

    @Test void a_bot_that_searches_beats_a_random_one() {
        JsonNode wins = sim("--games", "12", "--bots", "search,random", "--think", "60").get("wins");
        assertThat(wins.get("search").asDouble()).isGreaterThanOrEqualTo(10);
    }

    @Test void a_bot_that_searches_beats_three_random_ones() {
        JsonNode wins = sim("--games", "8", "--bots", "search,random,random,random", "--think", "60").get("wins");
        assertThat(wins.get("search").asDouble()).isGreaterThanOrEqualTo(5);
    }

    @Test void cards_chains_turn_order_and_turns_are_counted() {
        JsonNode tally = sim("--games", "30", "--bots", "random,random,random");
        JsonNode cards = sheet(tally, "cards"), chains = sheet(tally, "chains"), order = sheet(tally, "order");
        assertThat(sum(order, "games")).isEqualTo(90);
        assertThat(sum(order, "wins")).isEqualTo(30);
        assertThat(sum(sheet(tally, "turns"), "games")).isEqualTo(30);
        int links = 0;
        for (JsonNode line : chains.get("lines"))
            links += Integer.parseInt(line.get("name").asString().split(" ")[0])
                    * line.get("cells").get(0).get("count").asInt();
        assertThat(sum(cards, "played")).as("every order that is played is a link of a chain").isEqualTo(links);
        assertThat(sum(cards, "kicked")).isBetween(1, links);
        assertThat(sum(cards, "claimed")).isGreaterThanOrEqualTo(sum(cards, "claimers"));
        assertThat(sum(cards, "winners")).isBetween(1, sum(cards, "claimers"));
    }

    @Test void what_was_counted_is_the_same_on_any_number_of_threads() {
        assertThat(sim("--games", "20", "--threads", "3", "--seed", "4").get("sheets"))
                .isEqualTo(sim("--games", "20", "--threads", "1", "--seed", "4").get("sheets"));
    }

    @Test void in_apocalypse_mode_every_game_is_counted() {
        JsonNode tally = sim("--games", "3", "--bots", "random,random", "--variants", "apocalypse");
        assertThat(sum(sheet(tally, "turns"), "games")).isGreaterThan(3);
    }

    @Test void people_read_the_sheets_in_their_language_and_see_them_drawn() throws IOException {
        Ran ran = Ran.in(folder, "", "sim", "nightfall", "--games", "10", "--lang", "fr", "--plot", "wins.png");
        assertThat(ran.out()).as(ran.err()).contains("Enchaînements par longueur", "premier joueur", "l'ont achetée");
        assertThat(ran.out()).as("nobody wins with what cannot be claimed").containsPattern("Yuri Koroviev.* – ");
        assertThat(ImageIO.read(folder.resolve("wins-cards.png").toFile()).getWidth()).isGreaterThan(500);
        assertThat(folder.resolve("wins-turns.png")).exists();
    }
}
