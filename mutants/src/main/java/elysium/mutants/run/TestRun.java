package elysium.mutants.run;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A test of a game that can run repeatedly: a scenario or a class of JUnit tests.
interface TestRun {
    String name();

    /// The clauses that it claims to prove.
    List<String> clauses();

    /// The slugs of the cards that it claims to prove.
    List<String> cards();

    /// Runs the test and returns its failure, or null.
    @Nullable String fails();
}
