package elysium.vtes.curios;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import elysium.kit.scenario.Scenarios;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// The YAML scenarios with made-up cards, by name.
class CuriosTest {
    @TestFactory Stream<DynamicTest> every_scenario_with_made_up_cards_holds() {
        return new Scenarios(List.of(new CuriousGame())).run(Path.of("src/test/resources/curios")).stream()
                .map(outcome -> dynamicTest(outcome.scenario(), outcome::orThrow));
    }
}
