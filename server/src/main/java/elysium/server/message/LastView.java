package elysium.server.message;

import java.util.List;
import java.util.Map;
import elysium.tabletop.View;
import org.jspecify.annotations.Nullable;

/// The last view sent to a viewer, kept so that the next one contains only changes.
///
/// @param heaps the zones of the view, in its order
/// @param outline the part of the outline common to all viewers
public record LastView(Message.Seen seen, List<View.Heap> heaps, @Nullable OutlineMessage outline) {
    /// Before the first view.
    public static final LastView NOTHING = new LastView(
            new Message.Seen(0, null, true, Map.of(), List.of(), null, null), List.of(), null);
}
