package elysium.tabletop;

import java.util.List;
import java.util.Map;
import elysium.kernel.Table;

/// Lays out the tables that scenarios begin with, and checks those they end with, in the words of the game.
public interface ScenarioSupport<T extends CardTable<T>> {

    /// A table laid out for a scenario, with the names at its seats.
    record Staged<T>(T table, List<String> names) {}

    /// Lays out a table from maps, lists, words and numbers; an [IllegalArgumentException] says what is not understood.
    Staged<T> stage(Map<String, Object> given);

    /// The whole table as a short text, which `stage` reads back under the key `table`.
    default String position(T table, List<String> names) {
        return position(table, names, Table.NONE);
    }

    /// The same as far as a viewer may know it, with `?` for other cards; NONE knows all. What no text can say is named
    /// in a last line `in the middle of: …`, which `stage` refuses; a game that writes no positions says only that.
    default String position(T table, List<String> names, int viewer) {
        return "in the middle of: " + (table.isOver() ? "nothing, the game is over" : table.top()) + "\n";
    }

    /// Whether nothing that was begun is left unfinished: a scenario may end there without mentioning who is asked.
    default boolean rests(T table) {
        return table.pendingSeats() == 0;
    }

    /// What is not as expected, a sentence each; nothing if all is well.
    List<String> unmet(Staged<T> staged, Map<String, Object> expected);
}
