package elysium.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import elysium.app.play.Games;
import elysium.rulebook.Clauses;
import elysium.store.JournalFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class VendettaTest {
    private static final String FIRST_OFFERS = "1\n".repeat(400);

    @TempDir Path folder;

    private Path journal() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("elysium-data"))) {
            return files.findFirst().orElseThrow();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            me,bot:random,bot:random                                  | ''
            me,bot:random,bot:random,bot:random                       | relics,locations
            bot:random,me,bot:random,bot:random,bot:random            | relics
            bot:random,bot:random,bot:random,me,bot:random,bot:random | teams,locations
            """) void a_whole_game_is_played_and_proved(String seats, String variants) throws IOException {
        Ran ran = Ran.in(folder, FIRST_OFFERS, "play", "vendetta", "--seats", seats, "--variants", variants, "--seed",
                "7");
        assertThat(ran.code()).as(ran.err()).isZero();
        assertThat(ran.out()).contains("The game is over.", "wins", "Seed 7, salt ");
        assertThat(JournalFile.read(journal()).fingerprints()).isNotEmpty();
        Ran verified = Ran.in(folder, "", "verify", journal().toString());
        assertThat(verified.code()).as(verified.err()).isZero();
        assertThat(Ran.in(folder, "", "replay", journal().toString(), "--viewer", "1").code()).isZero();
    }

    @Test void a_game_is_played_in_french_against_a_bot_that_thinks() {
        Ran ran = Ran.with(Map.of("LANG", "fr_FR.UTF-8"), folder, FIRST_OFFERS, "play", "vendetta", "--seats",
                "me,bot,bot",
                "--think", "5", "--seed", "1");
        assertThat(ran.out()).contains("La partie est finie.", "gagne");
    }

    @Test void a_position_of_a_kept_game_is_where_a_scenario_can_begin() throws IOException {
        Ran.in(folder, FIRST_OFFERS, "play", "vendetta", "--seats", "Ana=me,bot:random,bot:random", "--seed", "7");
        String file = journal().toString();
        Ran whole = Ran.in(folder, "", "replay", file, "--until", "9", "--position");
        assertThat(whole.out()).startsWith("round 1 ").contains("seats Ana, ").doesNotContain("?");
        String given = "  " + whole.out().stripTrailing().replace("\n", "\n  ");
        Files.writeString(folder.resolve("found.yaml"),
                "scenario: found\ngame: vendetta\nopen: true\ngiven: |\n" + given + "\nthen: { round: 1 }\n");
        assertThat(Ran.in(folder, "", "scenario", "found.yaml").code()).isZero();
        assertThat(Ran.in(folder, "", "replay", file, "--until", "9", "--position", "--viewer", "1").out())
                .contains("hand ? x").doesNotContain("chance");
    }

    @Test void all_cards_of_a_game_under_way_are_written_only_if_that_is_asked_for() throws IOException {
        Ran.in(folder, "1\n1\n", "play", "vendetta", "--seats", "me,bot:random,bot:random", "--seed", "7");
        String file = journal().toString();
        Ran refused = Ran.in(folder, "", "replay", file, "--position");
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.err())
                .contains("is not over: choose a view with --viewer, or add --reveal to see every card");
        assertThat(Ran.in(folder, "", "replay", file, "--position", "--reveal").out()).contains("deck ")
                .doesNotContain("?");
    }

    @Test void a_game_left_at_every_prompt_ends_as_if_nobody_had_left() throws IOException {
        String[] begin = {"play", "vendetta", "--seats", "me,bot:random,bot:random", "--seed", "9"};
        Ran ran = Ran.in(folder, "1\n", begin);
        for (int i = 0; i < 200 && !ran.out().contains("The game is over."); i++)
            ran = Ran.in(folder, "1\n", "play", "vendetta", "--load", journal().toString());
        assertThat(ran.out()).contains("The game is over.");
        assertThat(Ran.in(folder, "", "verify", journal().toString()).code()).isZero();
    }

    @Test void every_card_is_listed_with_its_text_in_both_languages() {
        JsonNode cards = new JsonMapper().readTree(Ran.in(folder, "", "cards", "vendetta", "--format", "json").out());
        assertThat(cards.size()).isGreaterThanOrEqualTo(63 + 30 + 1 + 7 + 8);
        for (JsonNode card : cards)
            assertThat(card.get("names").get("fr").asString()).as(card.toString()).isNotBlank();
    }

    @Test void every_clause_that_refuses_can_be_read() {
        var game = Games.named("vendetta");
        Clauses rules = Clauses.of(game);
        assertThat(game.clauses()).isNotEmpty().allSatisfy(clause -> assertThat(rules.byId(clause.id())).isNotNull());
    }

    @Test void what_a_person_may_not_do_is_refused_by_a_clause() {
        Ran ran = Ran.in(folder, FIRST_OFFERS.replace("1\n", "why\n1\n"), "play", "vendetta", "--seats",
                "me,bot:random,bot:random", "--seed", "3");
        assertThat(ran.out()).containsPattern("Not possible: .+\n  VEN-[A-Z]+-\\d+: ");
    }

    @Test void six_play_only_in_teams() {
        Ran ran = Ran.in(folder, "", "play", "vendetta", "--seats", "me,bot,bot,bot,bot,bot");
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).contains("VEN-RUL-01");
    }
}
