package elysium.kit.scenario;

import java.util.List;
import java.util.Map;

/// One step of a scenario, with its line.
sealed interface ScenarioStep {
    /// The reason for a move that is not offered, without any clause.
    String NOT_OFFERED = "not offered";

    int line();

    /// A seat makes moves, one after the other.
    record Plays(int line, String name, List<String> moves) implements ScenarioStep {}

    /// Asked seats pass, or make their only move, until a seat can make a move; then it makes it.
    record Later(int line, String name, List<String> moves) implements ScenarioStep {}

    /// The same until a seat is refused a move by a clause; it must not be offered the move before.
    record CannotLater(int line, Cannot cannot) implements ScenarioStep {}

    /// Asked seats pass, or make their only move, until a seat has a choice.
    record Passes(int line) implements ScenarioStep {}

    /// A move of a seat is refused by a clause, or not offered.
    record Cannot(int line, String name, String move, String because) implements ScenarioStep {}

    /// A move of a seat is offered with a caution.
    record Cautioned(int line, String name, String move, String because) implements ScenarioStep {}

    /// Several seats answer one question in secret.
    record Together(int line, Map<String, String> moves) implements ScenarioStep {}

    /// Compares the table with expectations.
    record Check(int line, Map<String, Object> expected) implements ScenarioStep {}

    /// Exactly these seats are pending.
    record Asked(int line, List<String> names) implements ScenarioStep {}
}
