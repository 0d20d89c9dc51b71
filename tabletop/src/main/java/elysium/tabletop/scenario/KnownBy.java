package elysium.tabletop.scenario;

import java.util.List;
import elysium.tabletop.CardTable;
import elysium.tabletop.View;

/// The viewers who know a card, and the marks for whatever differs from the default.
///
/// @param pinned the viewers who know the card in this place; `seen` those who know that its owner has it, as bit sets
public record KnownBy(int pinned, int seen) {

    public static <T extends CardTable<T>> KnownBy of(CardTable<T> t, int card) {
        int all = Viewers.all(t);
        return new KnownBy(t.viewersOf(card) & all, View.seenBy(t, card) & all);
    }

    /// Adds the marks in which this differs from the default.
    public void addDifferences(KnownBy usual, CardTable<?> t, List<String> names, List<String> marks) {
        if (pinned != usual.pinned) marks.add("pinned by " + Viewers.write(t, names, pinned));
        if (seen != (usual.seen | pinned)) marks.add("seen by " + Viewers.write(t, names, seen));
    }
}
