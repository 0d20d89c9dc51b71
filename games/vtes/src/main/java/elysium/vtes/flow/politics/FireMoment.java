package elysium.vtes.flow.politics;

import elysium.kernel.Frame;
import elysium.tabletop.TriggerResolution;
import elysium.vtes.table.Vtes;

/// Fires a moment after its cause is complete, and runs the texts it triggers.
///
/// @param heard whether the moment has fired
public record FireMoment(int moment, int place, int subject, boolean heard) implements Frame<Vtes> {
    @Override public void resume(Vtes t) {
        if (heard) {
            t.leave();
        } else {
            t.become(new FireMoment(moment, place, subject, true));
            TriggerResolution.start(t, moment, place, subject, t.turn.active());
        }
    }
}
