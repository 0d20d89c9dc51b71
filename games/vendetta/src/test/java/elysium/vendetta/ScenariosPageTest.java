package elysium.vendetta;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import elysium.kit.scenario.ScenarioResult;
import elysium.kit.scenario.Scenarios;
import org.junit.jupiter.api.Test;

/// The page about scenarios shows scenarios that hold.
class ScenariosPageTest {
    private static final Pattern EXAMPLE = Pattern.compile("```yaml\n(.*?)```", Pattern.DOTALL);

    @Test void the_examples_on_the_page_hold() throws IOException {
        String page = Files.readString(Path.of(System.getProperty("elysium.root")).resolve("docs/scenarios.md"));
        List<ScenarioResult> outcomes = new ArrayList<>();
        for (Matcher example = EXAMPLE.matcher(page); example.find();)
            outcomes.addAll(new Scenarios(List.of(Evenings.GAME)).run("scenarios.md", "vendetta", example.group(1)));
        assertThat(outcomes).hasSize(2);
        outcomes.forEach(ScenarioResult::orThrow);
    }

    @Test void a_failing_scenario_prints_a_position_from_which_it_can_be_told_anew() {
        Scenarios scenarios = new Scenarios(List.of(Evenings.GAME));
        String failure = scenarios.run("some.yaml", "vendetta", """
                scenario: one that fails
                open: true
                given:
                  turn: Ana
                  Ana: { clan: Brujah, hand: [Hunt, Ready] }
                  Bo: { clan: Tremere }
                  Cleo: { clan: Gangrel }
                then: { Ana: { blood: 1 } }
                """).getFirst().failure();
        assertThat(failure).isNotNull().contains("Ana's blood should be 1, but is 6", "VENDETTA");
        String position = failure.substring(failure.indexOf("round 1 ")).indent(2);
        assertThat(position).contains("a planning turn: Ana, card", "only this");
        scenarios.run("anew.yaml", "vendetta", "scenario: told anew\nopen: true\ngiven: |\n" + position
                + "then: { Ana: { blood: 6, hand: [Hunt, Ready] } }\n").getFirst().orThrow();
    }
}
