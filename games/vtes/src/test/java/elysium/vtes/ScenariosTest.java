package elysium.vtes;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import elysium.kit.scenario.ScenarioResult;
import elysium.kit.scenario.Scenarios;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Every YAML scenario, by name.
class ScenariosTest {
    static final List<ScenarioResult> OUTCOMES =
            new Scenarios(List.of(new VtesGame())).run(Path.of("src/test/resources/scenarios"));

    @TestFactory Stream<DynamicTest> every_scenario_holds() {
        return OUTCOMES.stream().map(outcome -> dynamicTest(outcome.scenario(), outcome::orThrow));
    }
}
