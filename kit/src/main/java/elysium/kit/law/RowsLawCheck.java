package elysium.kit.law;

import elysium.kernel.Table;
import elysium.tabletop.CardTable;
import elysium.tabletop.View;
import elysium.tabletop.Visibility;
import org.jspecify.annotations.Nullable;

/// Checks that a view contains no row of a card that the viewer cannot see, unless its place is public.
final class RowsLawCheck<T extends Table<T>> implements LawCheck<T> {

    @Override public Law law() {
        return Law.ROWS;
    }

    @Override public @Nullable String problem(PendingAnswer<T> step, int viewer, long seed) {
        if (!(step.table() instanceof CardTable<?> cards)) return null;
        return problem(cards, viewer, cards.view(viewer));
    }

    static @Nullable String problem(CardTable<?> cards, int viewer, View view) {
        for (View.Heap heap : view.zones()) {
            boolean open = cards.zones().visibility(heap.zone()) == Visibility.OPEN;
            for (View.Lying lying : heap.cards()) {
                if (cards.sees(viewer, lying.row())) continue;
                if (!open) return "viewer " + (viewer + 1) + " sees row " + lying.row() + " of zone " + heap.zone();
                if (lying.face() != Table.NONE) return "viewer " + (viewer + 1) + " sees the face of " + lying.row();
            }
        }
        return null;
    }
}
