package elysium.rivals.flow.turn;

import elysium.rivals.flow.Moments;
import elysium.rivals.table.Moment;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.Scope;

/// What comes when an action is over: effects that lasted until then end, tired Leaders are noticed.
final class AfterAction {
    private AfterAction() {}

    /// Ends what lasted for the action; whether something else comes first.
    static boolean wakes(Rivals t) {
        t.effects.sweep(Scope.ACTION);
        int tired = t.tired();
        if (tired == 0) return false;
        if (!t.hasTrigger(Moment.LEADER_EXHAUSTED)) {
            t.rested();
            return false;
        }
        int seat = Integer.numberOfTrailingZeros(tired);
        t.rested(seat);
        Moments.come(t, Moment.LEADER_EXHAUSTED, seat, t.leader(seat), t.active());
        return true;
    }
}
