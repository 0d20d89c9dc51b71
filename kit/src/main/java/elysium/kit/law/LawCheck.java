package elysium.kit.law;

import elysium.kernel.Table;
import org.jspecify.annotations.Nullable;

/// Checks one law at a question.
interface LawCheck<T extends Table<T>> {

    Law law();

    /// What is wrong before the answer is given, or null.
    @Nullable String problem(PendingAnswer<T> step, int viewer, long seed);

    /// What is wrong after the answer was given on the table itself, or null.
    default @Nullable String problemAfter(PendingAnswer<T> step) {
        return null;
    }
}
