package elysium.rivals.flow.turn;

import elysium.rivals.flow.Moments;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Moment;
import elysium.rivals.table.vocabulary.Scope;

/// Ends an action: its effects expire, and texts about exhausted Leaders trigger.
final class AfterAction {
    private AfterAction() {}

    /// Ends effects of the action; returns whether a trigger comes first.
    static boolean endAction(Rivals t) {
        t.effects.endScope(Scope.ACTION);
        int tired = t.readiness.exhaustedLeaders();
        if (tired == 0) return false;
        if (!t.hasTrigger(Moment.LEADER_EXHAUSTED)) {
            t.readiness.forgetExhaustedLeaders();
            return false;
        }
        int seat = Integer.numberOfTrailingZeros(tired);
        t.readiness.forgetExhaustedLeaders(seat);
        Moments.fire(t, Moment.LEADER_EXHAUSTED, seat, t.coteries.leader(seat), t.turn.active());
        return true;
    }
}
