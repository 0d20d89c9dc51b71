package elysium.vtes.flow.politics;

import elysium.kernel.Frame;
import elysium.tabletop.TriggerResolution;
import elysium.vtes.table.Vtes;

/// A moment comes, once what it is about is done, and whatever heeds it acts.
///
/// @param heard whether it has come
public record FireMoment(int moment, int place, int subject, boolean heard) implements Frame<Vtes> {
    @Override public void resume(Vtes t) {
        if (heard) {
            t.leave();
        } else {
            t.become(new FireMoment(moment, place, subject, true));
            TriggerResolution.come(t, moment, place, subject, t.active());
        }
    }
}
