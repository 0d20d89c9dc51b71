package elysium.kit.scenario;

import elysium.kernel.Clause;
import elysium.kernel.Table;
import org.jspecify.annotations.Nullable;

/// Called before each move of a scenario, made or refused.
@FunctionalInterface
public interface Watcher<T extends Table<T>> {
    /// @param refused the clause that must forbid the move, or null if the move is made
    void beforeMove(T table, int seat, long move, @Nullable Clause refused);
}
