package elysium.mutants;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// What became of a mutant.
///
/// @param by the numbers of the checks that noticed it, as far as they were asked
/// @param how what the first of them said; null if nothing was noticed
record Verdict(int mutant, List<Integer> by, boolean reached, @Nullable String how) {
    boolean killed() {
        return how != null;
    }
}
