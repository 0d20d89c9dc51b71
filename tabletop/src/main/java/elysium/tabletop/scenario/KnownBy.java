package elysium.tabletop.scenario;

import java.util.List;
import elysium.tabletop.CardTable;
import elysium.tabletop.View;

/// Who knows a card: what is so, and how it is said where it does not go without saying.
///
/// @param pinned who knows that it lies there, and `seen` who knows that its owner has it, a bit each
public record KnownBy(int pinned, int seen) {

    public static <T extends CardTable<T>> KnownBy of(CardTable<T> t, int card) {
        int all = Viewers.all(t);
        return new KnownBy(t.viewersOf(card) & all, View.seen(t, card) & all);
    }

    /// Adds the marks by which it differs from what goes without saying.
    public void unlike(KnownBy usual, CardTable<?> t, List<String> names, List<String> marks) {
        if (pinned != usual.pinned) marks.add("pinned by " + Viewers.said(t, names, pinned));
        if (seen != (usual.seen | pinned)) marks.add("seen by " + Viewers.said(t, names, seen));
    }
}
