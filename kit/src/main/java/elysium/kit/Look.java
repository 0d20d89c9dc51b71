package elysium.kit;

import java.util.List;
import elysium.kernel.Event;

/// Looks at a table that waits for answers, or at its end, and at what has happened since the last look.
@FunctionalInterface
public interface Look<T> {
    void look(T table, List<Event> since);
}
