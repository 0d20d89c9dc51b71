package elysium.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ReadingTest {
    private static final String HOLDS = """
            scenario: a mood is set
            game: rats
            clauses: [RAT-WIN-01]
            given: { seed: 4, Ana: here, Bo: here }
            when:
              - Ana: be loud
            then: { Ana: 0 }
            open: true
            """;

    @TempDir Path folder;

    private Ran ran(String... args) {
        return Ran.in(folder, "", args);
    }

    @Test void a_rule_is_found_by_its_id() {
        Ran ran = ran("rules", "rat-ply-01");
        assertThat(ran.out()).contains("Rats", "Play", "RAT-PLY-01  A Crown is not played in the first round.")
                .doesNotContain("RAT-PLY-02");
    }

    @Test void rules_are_found_by_a_word_of_either_language() {
        assertThat(ran("rules", "--game", "rats", "couronne", "--lang", "fr").out())
                .contains("RAT-PLY-01  Une Couronne ne se joue pas");
    }

    @Test void without_a_word_the_chapters_are_listed() {
        assertThat(ran("rules", "--game", "rats").out()).contains("Play (2)", "Winning (1)");
    }

    @Test void a_word_that_no_rule_speaks_of_is_named() {
        Ran ran = ran("rules", "xylophone");
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).contains("no rule id or text contains \"xylophone\"");
    }

    @Test void rules_can_be_read_by_programs() {
        JsonNode rules = new JsonMapper().readTree(ran("rules", "--game", "rats", "--format", "json").out());
        assertThat(rules).hasSize(3);
        assertThat(rules.get(0).get("id").asString()).isEqualTo("RAT-PLY-01");
    }

    @Test void the_pages_of_the_rules_are_written() {
        assertThat(ran("docs", "rules").code()).isZero();
        assertThat(folder.resolve("docs/rules/rats.fr.md")).content().contains("Une Couronne ne se joue pas");
        assertThat(ran("docs", "songs").err()).contains("no pages called \"songs\"; use rules");
    }

    @Test void scenarios_that_hold_are_counted() throws IOException {
        Files.createDirectories(folder.resolve("deep/er"));
        Files.writeString(folder.resolve("deep/a.yaml"), HOLDS);
        Files.writeString(folder.resolve("deep/er/b.yaml"), HOLDS);
        Ran ran = ran("scenario", "deep");
        assertThat(ran).isEqualTo(new Ran(0, "2 scenarios, 0 failed\n", ""));
    }

    @Test void a_scenario_that_fails_is_shown_with_its_table() throws IOException {
        Files.writeString(folder.resolve("a.yaml"), HOLDS.replace("Ana: 0", "Ana: 5"));
        Ran ran = ran("scenario", "a.yaml");
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.out()).contains("a.yaml:1 a mood is set", "Ana has 0 points, not 5", "round 0", "1 failed");
        JsonNode outcomes = new JsonMapper().readTree(ran("scenario", "a.yaml", "--format", "json").out());
        assertThat(outcomes.get(0).get("failure").asString()).contains("Ana has 0 points");
    }

    @Test void a_scenario_that_cannot_be_read_is_named_by_file_and_line() throws IOException {
        Files.writeString(folder.resolve("a.yaml"), HOLDS.replace("open:", "opened:"));
        Ran ran = ran("scenario", "a.yaml");
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).contains("a.yaml, line 8").doesNotContain("Exception");
        assertThat(ran("scenario", "none").err()).contains("there is no scenario at none");
    }
}
