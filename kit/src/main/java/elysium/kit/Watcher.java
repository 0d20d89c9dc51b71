package elysium.kit;

import elysium.kernel.Clause;
import elysium.kernel.Table;
import org.jspecify.annotations.Nullable;

/// Looks at the table of a scenario before each move that somebody makes, or tries to make.
@FunctionalInterface
public interface Watcher<T extends Table<T>> {
    /// @param refused the clause that the scenario says forbids the move, or null if it is made
    void tries(T table, int seat, long move, @Nullable Clause refused);
}
