package elysium.vendetta.scenario;

import elysium.kernel.Frame;
import elysium.vendetta.table.Vendetta;

/// The end of a scenario: what it staged is over, and nothing more is asked.
public record ScenarioEnd() implements Frame<Vendetta> {

    @Override public void resume(Vendetta t) {
        t.end();
        t.leave();
    }
}
