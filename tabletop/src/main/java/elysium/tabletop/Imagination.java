package elysium.tabletop;

import static elysium.kernel.Table.NONE;

import java.util.Arrays;

/// Deals the hidden cards of a copied table at random, so that nothing depends on their true places.
final class Imagination<T extends CardTable<T>> {
    private final CardTable<T> table;
    private final CanonicalRows<T> rows;
    private final UnseenRows<T> unseen;
    private final int[] pileRows, heldRows, knownFaces, unknownFaces;
    private int pileRowCount, heldRowCount, knownFaceCount, unknownFaceCount;

    Imagination(CardTable<T> table) {
        this.table = table;
        unseen = new UnseenRows<>(table);
        rows = new CanonicalRows<>(table, unseen);
        int room = table.layout.room.rows();
        pileRows = new int[room];
        heldRows = new int[room];
        knownFaces = new int[room];
        unknownFaces = new int[room];
    }

    void deal(int viewer) {
        table.secretNumbers.imagine(viewer);
        unseen.compute(viewer);
        rows.apply();                                     // what is hidden stays hidden, and of its sort
        RowGroups alike = unseen.all();
        for (int sort = 0; sort < RowGroups.SORTS; sort++)
            if (alike.first(sort) != NONE) {
                gather(viewer, alike, sort);
                table.fillUnknown(viewer, RowGroups.owner(sort), RowGroups.back(sort), unknownFaces, unknownFaceCount);
                spread(viewer);
            }
    }

    /// Separates the hidden rows of one group from the faces that may be on them.
    private void gather(int viewer, RowGroups alike, int sort) {
        pileRowCount = heldRowCount = knownFaceCount = unknownFaceCount = 0;
        Layout at = table.layout;
        for (int card = alike.first(sort); card != NONE; card = alike.next(card)) {
            Visibility hides = at.zones.visibility(table.zone(card));
            if (hides == Visibility.HELD || hides == Visibility.OPEN) heldRows[heldRowCount++] = card;
            else pileRows[pileRowCount++] = card;
            if ((table.seenBy(card) >> viewer & 1) != 0) knownFaces[knownFaceCount++] = table.face(card);
            else unknownFaces[unknownFaceCount++] = table.face(card);
        }
    }

    /// Fills the piles from the unknown faces, then shuffles the remaining ones with those known to be held.
    private void spread(int viewer) {
        Arrays.sort(unknownFaces, 0, unknownFaceCount);
        table.shuffle(unknownFaces, unknownFaceCount);
        for (int i = 0; i < pileRowCount; i++) put(pileRows[i], unknownFaces[--unknownFaceCount], 0);
        Arrays.sort(knownFaces, 0, knownFaceCount);
        for (int left = heldRowCount; left > 0; left--) {
            int pick = table.roll(left);
            boolean isKnown = pick < knownFaceCount;
            int[] from = isKnown ? knownFaces : unknownFaces;
            int i = isKnown ? pick : pick - knownFaceCount;
            put(heldRows[left - 1], from[i], isKnown ? 1 << viewer : 0);
            if (isKnown) from[i] = from[--knownFaceCount];
            else from[i] = from[--unknownFaceCount];
        }
    }

    private void put(int card, int face, int seen) {
        table.writeCell(table.layout.face + card, face);
        table.setSeenBy(card, seen | unseen.viewersOf(card));
    }
}
