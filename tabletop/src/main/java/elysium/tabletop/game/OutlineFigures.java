package elysium.tabletop.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Text;

/// Collects the figures and names of an outline; each game fills in its own.
public abstract class OutlineFigures {
    public final Map<String, List<Integer>> figures = new LinkedHashMap<>();
    public final Map<String, List<Text>> names = new LinkedHashMap<>();

    public final void put(String name, int number) {
        figures.put(name, List.of(number));
    }

    /// The figures of a name, to add to.
    public final List<Integer> list(String name) {
        return figures.computeIfAbsent(name, _ -> new ArrayList<>());
    }

    public final void name(String name, Text text) {
        names.computeIfAbsent(name, _ -> new ArrayList<>()).add(text);
    }
}
