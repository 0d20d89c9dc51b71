package elysium.kit;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// How a scenario came out.
///
/// @param clauses the clauses it names, with those by which it saw moves refused or warned of
/// @param failure what went wrong, or null
public record ScenarioResult(String file, int line, String scenario, String game, List<String> clauses,
        List<String> cards,
        @Nullable String failure) {

    public boolean passed() {
        return failure == null;
    }

    /// Throws what went wrong, if anything did.
    public void orThrow() {
        if (failure != null) throw new ScenarioFailedError(failure);
    }
}
