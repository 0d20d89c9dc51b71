package elysium.kit;

import java.util.List;
import java.util.Map;

/// One step of a scenario, with the line on which it stands.
sealed interface ScenarioStep {
    /// The reason for a move that is simply not to be had.
    String NOT_OFFERED = "not offered";

    int line();

    /// A seat makes moves, one after the other.
    record Plays(int line, String name, List<String> moves) implements ScenarioStep {}

    /// Whoever is asked passes, or has no choice, until a seat can make a move; and it makes it.
    record Later(int line, String name, List<String> moves) implements ScenarioStep {}

    /// The same until a seat is refused a move by a clause; it may not be offered it before.
    record CannotLater(int line, Cannot cannot) implements ScenarioStep {}

    /// Whoever is asked passes, or has no choice, until somebody has one.
    record Passes(int line) implements ScenarioStep {}

    /// A seat may not make a move, by a clause or because nobody offers it.
    record Cannot(int line, String name, String move, String because) implements ScenarioStep {}

    /// A seat may make a move, and is warned by a clause.
    record Cautioned(int line, String name, String move, String because) implements ScenarioStep {}

    /// Several seats answer one question, each in secret.
    record Together(int line, Map<String, String> moves) implements ScenarioStep {}

    /// Something must be so by now.
    record Check(int line, Map<String, Object> expected) implements ScenarioStep {}

    /// Exactly these owe an answer.
    record Asked(int line, List<String> names) implements ScenarioStep {}
}
