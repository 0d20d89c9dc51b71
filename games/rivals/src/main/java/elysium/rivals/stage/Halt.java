package elysium.rivals.stage;

import elysium.kernel.Frame;
import elysium.rivals.flow.Rest;
import elysium.rivals.table.Rivals;

/// The end of a scenario: what it staged is over, and nothing more is asked.
public record Halt() implements Frame<Rivals>, Rest {

    @Override public void resume(Rivals t) {
        t.end();
        t.leave();
    }
}
