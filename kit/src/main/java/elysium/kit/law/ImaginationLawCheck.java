package elysium.kit.law;

import elysium.kernel.Table;
import org.jspecify.annotations.Nullable;

/// Checks that imagining from an imagined table with the same seed gives the same table, so that no secret survives.
final class ImaginationLawCheck<T extends Table<T>> implements LawCheck<T> {

    @Override public Law law() {
        return Law.IMAGINATION;
    }

    @Override public @Nullable String problem(PendingAnswer<T> step, int viewer, long seed) {
        T once = step.imagined(viewer, ~seed), fromTrue = step.imagined(viewer, seed);
        once.imagine(viewer, seed);
        String unequal = Difference.of(fromTrue, once);
        return unequal == null ? null : "viewer " + (viewer + 1) + ": " + unequal;
    }
}
