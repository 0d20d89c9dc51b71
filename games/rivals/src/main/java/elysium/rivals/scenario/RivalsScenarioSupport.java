package elysium.rivals.scenario;

import java.util.List;
import java.util.Map;
import elysium.kernel.Frame;
import elysium.rivals.flow.influence.Disclosing;
import elysium.rivals.flow.turn.Actions;
import elysium.rivals.flow.turn.Mending;
import elysium.rivals.table.Rivals;
import elysium.tabletop.game.ScenarioSupport;
import elysium.tabletop.scenario.ScenarioValues;

/// Sets up the tables of scenarios and compares them with expectations.
public final class RivalsScenarioSupport implements ScenarioSupport<Rivals> {
    public static final ScenarioSupport<Rivals> STAGING = new RivalsScenarioSupport();

    private RivalsScenarioSupport() {}

    @Override public Staged<Rivals> createTable(Map<String, Object> given) {
        if (!given.containsKey("table")) return new ScenarioSetup(given).lay();
        return new PositionReader(ScenarioValues.word("table", given.get("table")), ScenarioValues.deal(given)).read();
    }

    @Override public String position(Rivals table, List<String> names, int viewer) {
        return new PositionWriter(table, names, viewer).write();
    }

    /// A scenario may end between two actions, and while a player may mend.
    @Override public boolean isIdle(Rivals table) {
        return table.pendingSeats() == 0 || !table.isOver() && isCalm(table.top());
    }

    private static boolean isCalm(Frame<Rivals> top) {
        return top instanceof Actions || top instanceof Disclosing || top instanceof Mending;
    }

    @Override public List<String> unmetExpectations(Staged<Rivals> staged, Map<String, Object> expected) {
        return new Expectations(staged.table(), staged.names()).unmet(expected);
    }
}
