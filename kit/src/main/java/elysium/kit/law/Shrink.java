package elysium.kit.law;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Setup;
import elysium.kernel.Table;
import elysium.kernel.journal.Journal;

/// Shortens a game that breaks a law to the few answers that matter.
public final class Shrink {
    private Shrink() {}

    /// Finds a shorter list of answers that breaks the same law, by leaving out entries.
    public static <T extends Table<T>> LawBrokenException shortest(Laws<T> laws, LawBrokenException broken) {
        Setup setup = broken.journal().setup();
        LawBrokenException best = laws.find(broken.law(), setup, broken.journal().entries());
        if (best == null) return broken;                  // it depends on the seed by which it was found
        for (int chunk = Math.max(1, size(best) / 2);; chunk /= 2) {
            best = pass(laws, best, chunk);
            if (chunk == 1) return best;
        }
    }

    private static <T extends Table<T>> LawBrokenException pass(Laws<T> laws, LawBrokenException broken, int chunk) {
        LawBrokenException best = broken;
        int from = 0;
        while (from < size(best)) {
            List<Journal.Entry> fewer = new ArrayList<>(best.journal().entries());
            fewer.subList(from, Math.min(from + chunk, fewer.size())).clear();
            LawBrokenException still = laws.find(best.law(), best.journal().setup(), fewer);
            if (still != null && size(still) < size(best)) best = still;
            else from += chunk;
        }
        return best;
    }

    private static int size(LawBrokenException broken) {
        return broken.journal().entries().size();
    }
}
