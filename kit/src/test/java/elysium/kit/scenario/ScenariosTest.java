package elysium.kit.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import elysium.kit.Masque;
import elysium.kit.Masque.Fault;
import elysium.kit.Masque.Rule;
import elysium.kit.MasqueGame;
import elysium.rulebook.TextMatching;
import elysium.rulebook.YamlFormatException;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScenariosTest {
    private static final Scenarios SCENARIOS = new Scenarios(List.of(new MasqueGame()));
    private static final String HEAD = """
            scenario: one that fails
            given:
              stage: cards
              Ana: { fist: 0, hand: [whisper, crown] }
              Bo: { fist: 0, hand: [dagger] }
            when:
            """;

    @TestFactory Stream<DynamicTest> the_scenarios_of_the_masque() {
        List<ScenarioResult> outcomes = SCENARIOS.run(Path.of("src/test/resources/scenarios"));
        assertThat(outcomes).hasSize(2);
        return outcomes.stream().map(outcome -> DynamicTest.dynamicTest(outcome.scenario(), outcome::orThrow));
    }

    @Test void an_outcome_names_what_it_proves() {
        ScenarioResult first = SCENARIOS.run(Path.of("src/test/resources/scenarios/masque/fists.yaml")).getFirst();
        assertThat(first.clauses()).containsExactly("MAS-EX-01", "MAS-02", "MAS-01");
        assertThat(first.cards()).containsExactly("whisper", "dagger");
        assertThat(first.line()).isEqualTo(1);
    }

    @Test void the_game_is_the_nearest_folder_called_so(@TempDir Path folder) throws IOException {
        Path deep = Files.createDirectories(folder.resolve("masque/night/first"));
        Files.writeString(deep.resolve("one.yaml"), "scenario: x\ngiven: { Ana: {}, Bo: {} }\nopen: true\nthen: {}\n");
        assertThat(SCENARIOS.run(folder)).singleElement().extracting(ScenarioResult::game).isEqualTo("masque");
    }

    @Test void players_are_called_by_name_and_cards_without_their_quotes() {
        assertThat(TextMatching.withNames("attack seat 2 with “Big Ghost”", List.of("Ana", "Bo"))).isEqualTo(
                "attack Bo with “Big Ghost”");
        assertThat(TextMatching.withNames("attaquer la place 1 avec place 3", List.of("Ana", "Bo"))).isEqualTo(
                "attaquer Ana avec place 3");
        assertThat(TextMatching.areSame("\"Big Ghost\"", "big ghost")).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "- Ana: play Dagger of the Quay | line 7 (one that fails): \"play Dagger of the Quay\" is not offered to Ana",
            "- Ana: play Ana's Crown | is refused by MAS-01 to Ana",
            "- Ana: { cannot: play Whisper, because: MAS-01 } | is offered to Ana, but must not be",
            "- Ana: { cannot: play Ana's Crown } | is refused; add because: MAS-01",
            "- Ana: { cannot: play Ana's Crown, because: MAS-02 } | it is refused by MAS-01, not by MAS-02",
            "- Ana: { cannot: fly, because: MAS-01 } | is neither offered nor refused",
            "- Ana: { cautioned: pass, because: MAS-02 } | has no caution by MAS-02",
            "- Ana: { cautioned: fly, because: MAS-02 } | is not offered",
            "- Cleo: pass | nobody is called Cleo; the players are [Ana, Bo]",
            "- asked: [Ana] | expected questions to [Ana], but they are to [Ana, Bo]",
            "- nobody: asked | expected questions to [], but they are to [Ana, Bo]",
            "- check: { Ana: { tokens: 3 } } | Ana has 10 tokens, not 3",
            "- seen by Bo: { Ana: 2 } | Bo sees 0 cards of Ana",
            "- later Bo: fly | is not asked, and cannot \"fly\"",
            "- later Ana: { cannot: play Whisper, because: MAS-01 } | is offered to Ana, but must not be",
            "- later Bo: { cannot: fly, because: MAS-01 } | but must be refused by MAS-01",
            "- together: { Ana: pass, Bo: fly } | \"fly\" is not offered to Bo",
            "- Ana: [pass, pass] | a question is still open at the end; answer it, or add open: true: [Bo]",
            "- check: { Dora: { tokens: 3 } } | nobody is called Dora"}) void a_step_that_does_not_hold_is_told(
                    String step, String failure) {
        ScenarioResult outcome = SCENARIOS.run("some.yaml", "masque", HEAD + "  " + step + "\n").getFirst();
        assertThat(outcome.failure()).startsWith("some.yaml, line ").contains(failure).contains("tokens 10");
    }

    @Test void whoever_is_asked_before_passes_until_a_move_is_offered() {
        String steps = "  - later Bo: play Dagger of the Quay\n  - asked: [Bo]\n";
        assertThat(SCENARIOS.run("some.yaml", "masque", HEAD + steps).getFirst().failure())
                .contains("expected questions to [Bo], but they are to");
    }

    @Test void who_does_not_ask_why_not_must_be_offered_the_same() {
        Scenarios faulty = new Scenarios(List.of(new MasqueGame(Fault.TWO_MINDS)));
        assertThat(faulty.run("some.yaml", "masque", HEAD + "  - Ana: pass\n").getFirst().failure())
                .contains("line 7", "the offers of Ana are different when no refusals are collected",
                        "pass | play Whisper");
    }

    @Test void a_failure_shows_what_was_offered_and_refused() {
        ScenarioResult outcome =
                SCENARIOS.run("some.yaml", "masque", HEAD + "  - Ana: pass\n  - Ana: fly\n").getFirst();
        assertThat(outcome.failure()).contains("line 8", "Ana is offered: pass | play Whisper",
                "refused: play Ana’s Crown (MAS-01)", "Bo is offered: pass | play Dagger of the Quay", "round 0");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "scenario: x\\nthen: {} | line 1: the key \"given\" is missing",
            "scenario: x\\ngiven: {}\\nthen: {}\\nthne: {} | line 4: unknown key \"thne\"",
            "scenario: x\\ngiven: {} | line 1: a scenario needs \"when\" or \"then\"",
            "scenario: x\\ngiven: {}\\nwhen:\\n  - pass | line 4: a step needs exactly one key",
            "scenario: x\\ngiven: {}\\nwhen:\\n  - later Ana: { cannot: fly } | line 4: after later, write moves",
            "scenario: x\\ngiven: {}\\nwhen:\\n  - everybody: sleeps | line 4: expected \"everybody: passes\"",
            "scenario: x\\ngiven: {}\\nwhen:\\n  - Ana: { can: fly } | line 4: unknown key \"can\"",
            "scenario: x\\ngame: chess\\ngiven: {}\\nthen: {} | line 1: unknown game chess",
            "scenario: x\\nscenario: y | line 2: Duplicate",
            "scenario: x\\ngiven: {}\\nthen:\\nopen: maybe | line 3: a value is missing",
            "scenario: x\\ngiven: {}\\nthen: {}\\nopen: maybe | line 4: expected true or false",
            "scenario: [x | line"}) void a_fault_of_the_file_itself_is_named_with_its_line(String text, String fault) {
        assertThatThrownBy(() -> SCENARIOS.run("some.yaml", "masque", text.replace("\\n", "\n")))
                .isInstanceOf(YamlFormatException.class).hasMessageStartingWith("some.yaml, line ")
                .hasMessageContaining(fault);
    }

    @Test void a_table_that_cannot_be_laid_out_is_told() {
        ScenarioResult outcome = SCENARIOS.run("some.yaml", "masque",
                "scenario: x\ngiven: { Ana: { hand: [dragon] }, Bo: {} }\nthen: {}\n").getFirst();
        assertThat(outcome.failure()).contains("the table cannot be created", "no card is called dragon");
    }

    @Test void a_scenario_can_be_written_in_java() {
        Scenario<Masque> scenario = Scenario.of(new MasqueGame())
                .given(Map.of("stage", "cards", "Ana", Map.of("fist", 0, "hand", List.of("crown", "whisper"))))
                .asked("Ana").refused("Ana", "play Ana's Crown", Rule.CROWN_NEEDS_FIST).notOffered("Ana", "play Mirror")
                .together(Map.of("Ana", "play whisper")).check(Map.of("Ana", Map.of("tokens", 10))).open();
        scenario.then(Map.of("Ana", Map.of("tokens", 10)));
        assertThatThrownBy(() -> scenario.then(Map.of("Ana", Map.of("tokens", 9))))
                .isInstanceOf(ScenarioFailedError.class)
                .hasMessageContaining("line 6").hasMessageContaining("Ana has 10 tokens, not 9");
        Scenario.of(new MasqueGame()).given(Map.of("Ana", Map.of()))
                .cautioned("Ana", "close a fist on 0", Rule.EMPTY_FIST)
                .when("Ana", "close a fist on 2").open().then(Map.of());
    }
}
