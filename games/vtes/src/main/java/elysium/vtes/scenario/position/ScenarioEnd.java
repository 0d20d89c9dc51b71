package elysium.vtes.scenario.position;

import elysium.kernel.Frame;
import elysium.vtes.table.Vtes;

/// Ends a scenario: no further question is asked.
public record ScenarioEnd() implements Frame<Vtes> {

    @Override public void resume(Vtes t) {
        t.end();
        t.leave();
    }
}
