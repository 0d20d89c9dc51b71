package elysium.rivals.scenario;

import elysium.kernel.Frame;
import elysium.rivals.flow.SafePoint;
import elysium.rivals.table.Rivals;

/// Ends a scenario: no question follows.
public record ScenarioEnd() implements Frame<Rivals>, SafePoint {

    @Override public void resume(Rivals t) {
        t.end();
        t.leave();
    }
}
