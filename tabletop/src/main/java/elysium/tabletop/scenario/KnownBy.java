package elysium.tabletop.scenario;

import java.util.List;
import elysium.tabletop.CardTable;
import elysium.tabletop.View;
import elysium.tabletop.Visibility;

/// The viewers who know a card, and the marks for whatever differs from the default.
///
/// @param pinned the viewers who know the card in this place; `seen` those who know that its owner has it, as bit sets
public record KnownBy(int pinned, int seen) {

    public static <T extends CardTable<T>> KnownBy of(CardTable<T> t, int card) {
        int all = Viewers.all(t);
        return new KnownBy(t.viewersOf(card) & all, View.seenBy(t, card) & all);
    }

    /// What a viewer may know of a card: who looked at a card in play, and that it looked itself.
    public static <T extends CardTable<T>> KnownBy told(CardTable<T> t, int card, int viewer, KnownBy usual) {
        boolean open = t.zones().visibility(t.zone(card)) == Visibility.OPEN;
        int pinned = open ? t.viewersOf(card) & Viewers.all(t)
                : usual.pinned | (t.sees(viewer, card) ? 1 << viewer : 0);
        return new KnownBy(pinned, usual.seen | pinned);
    }

    /// Adds the marks in which this differs from the default.
    public void addDifferences(KnownBy usual, CardTable<?> t, List<String> names, List<String> marks) {
        if (pinned != usual.pinned) marks.add("pinned by " + Viewers.write(t, names, pinned));
        if (seen != (usual.seen | pinned)) marks.add("seen by " + Viewers.write(t, names, seen));
    }
}
