package elysium.tabletop.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import elysium.kernel.Text;

/// The progress and standings of a game as one viewer may know them, for displays.
///
/// @param stations the phases or steps of the current activity, in order
/// @param figures numbers by name; each game defines its own
/// @param names texts by name, in the order of what they describe
public record Outline(Text title, List<Station> stations, Map<String, List<Integer>> figures,
        Map<String, List<Text>> names) {
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
        stations = List.copyOf(stations);
    }

    /// An outline with figures and names only.
    public static Outline of(Map<String, List<Integer>> figures, Map<String, List<Text>> names) {
        return new Outline(Text.NONE, List.of(), figures, names);
    }

    /// This outline with the figures and names of another one, whose keys must differ. Neither is copied.
    public Outline with(Outline other) {
        return new Outline(title, stations, JoinedMap.of(figures, other.figures), JoinedMap.of(names, other.names));
    }
}
