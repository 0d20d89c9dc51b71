package elysium.tabletop.scenario;

import java.util.Map;
import elysium.tabletop.CardTable;

/// Compares one player's cards and counters with a scenario's expectations.
public abstract class PlayerExpectations<T extends CardTable<T>> {
    protected final T t;
    protected final int seat;
    protected final Mismatches compare;

    protected PlayerExpectations(T t, int seat, Mismatches compare) {
        this.t = t;
        this.seat = seat;
        this.compare = compare;
    }

    public final void facts(Map<String, Object> expected) {
        expected.forEach((key, value) -> fact(compare.name(seat) + "'s " + key, key, value));
    }

    /// Compares one fact of the player.
    ///
    /// @param what the name of the fact in a mismatch, such as `Ana's hand`
    protected abstract void fact(String what, String key, Object value);
}
