package elysium.mutants.run;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// The result of a mutant.
///
/// @param by the numbers of the tests that noticed it, among those that ran
/// @param how the failure of the first of them; null if no test noticed it
public record Verdict(int mutant, List<Integer> by, boolean reached, @Nullable String how) {
    public boolean killed() {
        return how != null;
    }
}
