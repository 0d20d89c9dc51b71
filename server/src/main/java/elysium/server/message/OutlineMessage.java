package elysium.server.message;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import elysium.kernel.Text;
import elysium.tabletop.game.Outline;
import org.jspecify.annotations.Nullable;

/// The outline of a game, in JSON.
public record OutlineMessage(Text title, List<Stop> progress, Map<String, List<Integer>> numbers,
        Map<String, List<Text>> texts) {

    /// A phase or step; its state is done, now or next.
    public record Stop(Text text, String state) {}

    /// The message of an outline, or null if it is empty.
    static @Nullable OutlineMessage of(Outline outline) {
        if (outline.equals(Outline.NONE)) return null;
        List<Stop> stops = new ArrayList<>(outline.progress().size());
        for (Outline.Station station : outline.progress()) stops.add(new Stop(station.text(), word(station.state())));
        return new OutlineMessage(outline.title(), stops, outline.numbers(), outline.texts());
    }

    /// This outline with the private numbers of one viewer added.
    OutlineMessage with(Outline own) {
        Outline all = Outline.of(numbers, texts).with(own);
        return new OutlineMessage(title, progress, all.numbers(), all.texts());
    }

    private static String word(Outline.State state) {
        return switch (state) {
            case DONE -> "done";
            case NOW -> "now";
            case NEXT -> "next";
        };
    }
}
