package elysium.nightfall.scenario;

import static elysium.tabletop.scenario.ScenarioValues.word;

import java.util.List;
import java.util.Map;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.game.ScenarioSupport;
import elysium.tabletop.scenario.ScenarioValues;

/// Sets up the tables of scenarios and compares them with expectations.
public final class NightfallScenarioSupport implements ScenarioSupport<Nightfall> {
    public static final ScenarioSupport<Nightfall> STAGING = new NightfallScenarioSupport();

    private NightfallScenarioSupport() {}

    @Override public Staged<Nightfall> createTable(Map<String, Object> given) {
        return given.containsKey("table") ? read(given) : new ScenarioSetup(given).lay();
    }

    private static Staged<Nightfall> read(Map<String, Object> given) {
        return new PositionReader(word("table", given.get("table")), ScenarioValues.deal(given)).read();
    }

    @Override public String position(Nightfall table, List<String> names, int viewer) {
        return new PositionWriter(table, names, viewer).write();
    }

    @Override public List<String> unmetExpectations(Staged<Nightfall> staged, Map<String, Object> expected) {
        return new Expectations(staged.table(), staged.names()).unmet(expected);
    }
}
