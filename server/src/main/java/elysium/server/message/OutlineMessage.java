package elysium.server.message;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import elysium.kernel.Text;
import elysium.tabletop.Outline;
import org.jspecify.annotations.Nullable;

/// Where a game is and how it stands, as clients read it.
public record OutlineMessage(Text title, List<Stop> stations, Map<String, List<Integer>> figures,
        Map<String, List<Text>> names) {

    /// One part of what is under way; its state is done, now or next.
    public record Stop(Text text, String state) {}

    /// Null for a game that has nothing to say.
    static @Nullable OutlineMessage of(Outline outline) {
        if (outline.equals(Outline.NONE)) return null;
        List<Stop> stops = new ArrayList<>(outline.stations().size());
        for (Outline.Station station : outline.stations()) stops.add(new Stop(station.text(), word(station.state())));
        return new OutlineMessage(outline.title(), stops, outline.figures(), outline.names());
    }

    /// The same with what one viewer knows besides.
    OutlineMessage with(Outline own) {
        Outline all = Outline.of(figures, names).with(own);
        return new OutlineMessage(title, stations, all.figures(), all.names());
    }

    private static String word(Outline.State state) {
        return switch (state) {
            case DONE -> "done";
            case NOW -> "now";
            case NEXT -> "next";
        };
    }
}
