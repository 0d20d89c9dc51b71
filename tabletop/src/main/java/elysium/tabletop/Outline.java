package elysium.tabletop;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import elysium.kernel.Text;

/// Where a game is and how it stands, for whoever draws the table: nothing in it but what one viewer may know.
///
/// @param stations the parts of what is under way, in order
/// @param figures numbers by name, as the game will have them
/// @param names words by name, in the order of what they name
public record Outline(Text title, List<Station> stations, Map<String, List<Integer>> figures,
        Map<String, List<Text>> names) {
    public static final Outline NONE = new Outline(Text.NONE, List.of(), Map.of(), Map.of());

    /// One part of what is under way.
    public record Station(Text text, State state) {

        /// Parts in order, of which one goes on.
        public static List<Station> marked(List<Text> parts, int now) {
            List<Station> stations = new ArrayList<>(parts.size());
            for (int i = 0; i < parts.size(); i++)
                stations.add(new Station(parts.get(i), i < now ? State.DONE : i == now ? State.NOW : State.NEXT));
            return stations;
        }
    }

    /// Whether a part is over, goes on, or is to come.
    public enum State {
        DONE, NOW, NEXT
    }

    public Outline {
        stations = List.copyOf(stations);
    }

    /// Figures and names alone.
    public static Outline of(Map<String, List<Integer>> figures, Map<String, List<Text>> names) {
        return new Outline(Text.NONE, List.of(), figures, names);
    }

    /// The same with figures and names of another, which must have other keys. Neither is copied.
    public Outline with(Outline other) {
        return new Outline(title, stations, JoinedMap.of(figures, other.figures), JoinedMap.of(names, other.names));
    }
}
