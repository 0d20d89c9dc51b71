package elysium.vtes.scenario;

import elysium.kernel.Frame;
import elysium.vtes.table.Vtes;

/// The end of a scenario: what it staged is over, and nothing more is asked.
public record ScenarioEnd() implements Frame<Vtes> {

    @Override public void resume(Vtes t) {
        t.end();
        t.leave();
    }
}
