package elysium.nightfall.stage;

import elysium.kernel.Frame;
import elysium.nightfall.flow.Night;
import elysium.nightfall.table.Nightfall;

/// The end of a scenario: what it staged is over. Only a game whose end was triggered is scored.
public record Halt() implements Frame<Nightfall> {

    @Override public void resume(Nightfall t) {
        if (t.ending()) {
            t.become(new Night(Night.Stage.SCORE));
            return;
        }
        t.end();
        t.leave();
    }
}
