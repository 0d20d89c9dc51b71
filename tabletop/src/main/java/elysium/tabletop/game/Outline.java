package elysium.tabletop.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import elysium.kernel.Text;

/// The progress and standings of a game as one viewer may know them, for displays.
///
/// @param progress the phases or steps of the current activity, in order
/// @param numbers numbers by name; each game defines its own
/// @param texts texts by name, in the order of what they describe
public record Outline(Text title, List<Station> progress, Map<String, List<Integer>> numbers,
        Map<String, List<Text>> texts) {
    public static final Outline NONE = new Outline(Text.NONE, List.of(), Map.of(), Map.of());

    /// A phase or step of the current activity.
    public record Station(Text text, State state) {

        /// Steps in order, of which the one at index `now` is current.
        public static List<Station> marked(List<Text> parts, int now) {
            List<Station> stations = new ArrayList<>(parts.size());
            for (int i = 0; i < parts.size(); i++)
                stations.add(new Station(parts.get(i), i < now ? State.DONE : i == now ? State.NOW : State.NEXT));
            return stations;
        }
    }

    /// Whether a step is done, current or still to come.
    public enum State {
        DONE, NOW, NEXT
    }

    public Outline {
        progress = List.copyOf(progress);
    }

    /// An outline with numbers and texts only.
    public static Outline of(Map<String, List<Integer>> numbers, Map<String, List<Text>> texts) {
        return new Outline(Text.NONE, List.of(), numbers, texts);
    }

    /// This outline with the numbers and texts of another one, whose keys must differ. Neither is copied.
    public Outline with(Outline other) {
        return new Outline(title, progress, JoinedMap.of(numbers, other.numbers), JoinedMap.of(texts, other.texts));
    }
}
