package elysium.vendetta.scenario;

import elysium.kernel.Frame;
import elysium.vendetta.table.Vendetta;

/// Ends a scenario: no question follows.
public record ScenarioEnd() implements Frame<Vendetta> {

    @Override public void resume(Vendetta t) {
        t.end();
        t.leave();
    }
}
