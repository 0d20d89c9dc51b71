package elysium.bench.against;

import org.jspecify.annotations.Nullable;

/// A version that can be measured.
interface Runs {
    String name();

    /// Runs one measure in a fresh JVM; null where this version has no such measure or game.
    @Nullable Sample run(Task task);
}
