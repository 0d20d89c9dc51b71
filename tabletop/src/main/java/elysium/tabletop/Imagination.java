package elysium.tabletop;

import static elysium.kernel.Table.NONE;

import java.util.Arrays;

/// Deals the hidden cards of a copied table at random, so that nothing depends on their true places.
final class Imagination<T extends CardTable<T>> {
    private final CardTable<T> table;
    private final CanonicalRows<T> rows;
    private final UnseenRows<T> unseen;
    private final int[] apart, held, known, unknown;
    private int aparts, helds, knowns, unknowns;

    Imagination(CardTable<T> table) {
        this.table = table;
        unseen = new UnseenRows<>(table);
        rows = new CanonicalRows<>(table, unseen);
        int room = table.layout.room.rows();
        apart = new int[room];
        held = new int[room];
        known = new int[room];
        unknown = new int[room];
    }

    void deal(int viewer) {
        table.fists.imagine(viewer);
        unseen.look(viewer);
        rows.level();                                     // what is hidden stays hidden, and of its sort
        RowGroups alike = unseen.all();
        for (int sort = 0; sort < RowGroups.SORTS; sort++)
            if (alike.first(sort) != NONE) {
                gather(viewer, alike, sort);
                table.fillUnknown(viewer, RowGroups.owner(sort), RowGroups.back(sort), unknown, unknowns);
                spread(viewer);
            }
    }

    /// Separates the hidden rows of one group from the faces that may be on them.
    private void gather(int viewer, RowGroups alike, int sort) {
        aparts = helds = knowns = unknowns = 0;
        Layout at = table.layout;
        for (int card = alike.first(sort); card != NONE; card = alike.next(card)) {
            Visibility hides = at.zones.secrecy(table.zone(card));
            if (hides == Visibility.HELD || hides == Visibility.OPEN) held[helds++] = card;
            else apart[aparts++] = card;
            if ((table.seen(card) >> viewer & 1) != 0) known[knowns++] = table.face(card);
            else unknown[unknowns++] = table.face(card);
        }
    }

    /// Fills the piles from the unknown faces, then shuffles the remaining ones with those known to be held.
    private void spread(int viewer) {
        Arrays.sort(unknown, 0, unknowns);
        table.shuffle(unknown, unknowns);
        for (int i = 0; i < aparts; i++) put(apart[i], unknown[--unknowns], 0);
        Arrays.sort(known, 0, knowns);
        for (int left = helds; left > 0; left--) {
            int pick = table.roll(left);
            boolean isKnown = pick < knowns;
            int[] from = isKnown ? known : unknown;
            int i = isKnown ? pick : pick - knowns;
            put(held[left - 1], from[i], isKnown ? 1 << viewer : 0);
            if (isKnown) from[i] = from[--knowns];
            else from[i] = from[--unknowns];
        }
    }

    private void put(int card, int face, int seen) {
        table.write(table.layout.face + card, face);
        table.setSeen(card, seen | unseen.viewersOf(card));
    }
}
