package elysium.server.message;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import elysium.kernel.Frame;
import elysium.kernel.Table;
import elysium.tabletop.View;
import org.jspecify.annotations.Nullable;

/// The last view sent to a viewer, kept so that the next one contains only changes.
///
/// @param heaps the zones of the view, in its order
/// @param outline the part of the outline common to all viewers
public record LastView(Message.Seen seen, List<View.Heap> heaps, Course course, @Nullable OutlineMessage outline) {
    /// Before the first view.
    public static final LastView NOTHING = new LastView(
            new Message.Seen(0, null, true, Map.of(), List.of(), List.of(), null, null), List.of(),
            new Course(List.of(), List.of()), null);

    /// The frames in progress, with their text.
    record Course(List<Frame<?>> frames, List<String> words) {

        /// The frames of a table; this object if they are unchanged.
        Course of(Table<?> table) {
            int same = 0;
            while (same < frames.size() && same < table.depth() && frames.get(same) == table.frame(same)) same++;
            if (same == table.depth() && same == frames.size()) return this;
            List<Frame<?>> steps = new ArrayList<>(frames.subList(0, same));
            List<String> said = new ArrayList<>(words.subList(0, same));
            for (int i = same; i < table.depth(); i++) {
                steps.add(table.frame(i));
                said.add(table.frame(i).toString());
            }
            return new Course(steps, said);
        }
    }
}
