package elysium.kit.law;

import elysium.kernel.Table;
import org.jspecify.annotations.Nullable;

/// Checks that a viewer's view of a table equals that of a table it imagines.
final class SightLawCheck<T extends Table<T>> implements LawCheck<T> {

    @Override public Law law() {
        return Law.SIGHT;
    }

    @Override public @Nullable String problem(PendingAnswer<T> step, int viewer, long seed) {
        String unequal = Difference.of(step.table().view(viewer), step.imagined(viewer, seed).view(viewer));
        return unequal == null ? null : "viewer " + (viewer + 1) + ": " + unequal;
    }
}
