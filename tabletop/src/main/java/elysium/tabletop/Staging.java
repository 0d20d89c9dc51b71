package elysium.tabletop;

import java.util.List;
import java.util.Map;

/// Lays out the tables that scenarios begin with, and checks those they end with, in the words of the game.
public interface Staging<T extends CardTable<T>> {

    /// A table laid out for a scenario, with the names at its seats.
    record Staged<T>(T table, List<String> names) {}

    /// Lays out a table from maps, lists, words and numbers; an [IllegalArgumentException] says what is not understood.
    Staged<T> stage(Map<String, Object> given);

    /// What is not as expected, a sentence each; nothing if all is well.
    List<String> unmet(Staged<T> staged, Map<String, Object> expected);
}
