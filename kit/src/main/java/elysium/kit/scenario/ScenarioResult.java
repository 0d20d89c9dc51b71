package elysium.kit.scenario;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// The result of a scenario.
///
/// @param clauses the clauses it names, and those of the refusals and cautions it saw
/// @param failure what went wrong, or null
public record ScenarioResult(String file, int line, String scenario, String game, List<String> clauses,
        List<String> cards,
        @Nullable String failure) {

    public boolean passed() {
        return failure == null;
    }

    /// Throws a [ScenarioFailedError] if the scenario failed.
    public void orThrow() {
        if (failure != null) throw new ScenarioFailedError(failure);
    }
}
