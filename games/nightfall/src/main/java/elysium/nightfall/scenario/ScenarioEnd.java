package elysium.nightfall.scenario;

import elysium.kernel.Frame;
import elysium.nightfall.flow.GameFlow;
import elysium.nightfall.table.Nightfall;

/// Ends a scenario. Only a game whose end was triggered is scored.
public record ScenarioEnd() implements Frame<Nightfall> {

    @Override public void resume(Nightfall t) {
        if (t.night.ending()) {
            t.become(new GameFlow(GameFlow.Stage.SCORE));
            return;
        }
        t.end();
        t.leave();
    }
}
