package elysium.mutants;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// One test of a game that can be run again and again: a scenario, or a class of JUnit tests.
interface TestRun {
    String name();

    /// The clauses of the rules that it says it proves.
    List<String> clauses();

    /// The slugs of the cards that it says it proves.
    List<String> cards();

    /// What does not hold, or null.
    @Nullable String fails();
}
