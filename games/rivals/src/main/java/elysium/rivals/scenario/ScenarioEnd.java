package elysium.rivals.scenario;

import elysium.kernel.Frame;
import elysium.rivals.flow.SafePoint;
import elysium.rivals.table.Rivals;

/// The end of a scenario: what it staged is over, and nothing more is asked.
public record ScenarioEnd() implements Frame<Rivals>, SafePoint {

    @Override public void resume(Rivals t) {
        t.end();
        t.leave();
    }
}
