package elysium.kit;

import elysium.kernel.Table;
import org.jspecify.annotations.Nullable;

/// How one law is looked into at a question.
interface LawCheck<T extends Table<T>> {

    Law law();

    /// What is wrong before the answer is given, or null.
    @Nullable String wrong(PendingAnswer<T> step, int viewer, long seed);

    /// What is wrong once the answer has been given at the table itself, or null.
    default @Nullable String wrongAfter(PendingAnswer<T> step) {
        return null;
    }
}
