package elysium.tabletop.game;

import java.util.List;
import java.util.Map;
import elysium.kernel.Table;
import elysium.tabletop.CardTable;

/// Creates the tables that scenarios begin with and checks how they end, in the words of the game.
public interface ScenarioSupport<T extends CardTable<T>> {

    /// A table created for a scenario, with the names of its seats.
    record Staged<T>(T table, List<String> names) {}

    /// Creates a table from maps, lists, words and numbers. Throws an [IllegalArgumentException] that says what is not
    /// understood.
    Staged<T> createTable(Map<String, Object> given);

    /// The whole table as a position text, which `stage` accepts under the key `table`.
    default String position(T table, List<String> names) {
        return position(table, names, Table.NONE);
    }

    /// The position as a viewer may know it, with `?` for unknown cards; NONE means no restriction. A state that the
    /// text cannot express ends with a line `in the middle of: …`, which `stage` rejects. A game without position texts
    /// returns only this line.
    default String position(T table, List<String> names, int viewer) {
        return "in the middle of: " + (table.isOver() ? "nothing, the game is over" : table.top()) + "\n";
    }

    /// Whether no activity is unfinished, so that a scenario may end here without stating who is asked.
    default boolean isIdle(T table) {
        return table.pendingSeats() == 0;
    }

    /// One sentence for each expectation that is not met; empty if all are.
    List<String> unmetExpectations(Staged<T> staged, Map<String, Object> expected);
}
