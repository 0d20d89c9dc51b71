package elysium.tabletop;

import static elysium.kernel.Table.NONE;

/// Puts the rows that a viewer does not see into a fixed order, so that a row number does not reveal its card.
final class CanonicalRows<T extends CardTable<T>> {
    private final CardTable<T> table;
    private final Layout at;
    private final UnseenRows<T> unseen;
    private final boolean[] moved;
    private final int[] order, pins, counters, flags;

    CanonicalRows(CardTable<T> table, UnseenRows<T> unseen) {
        this.table = table;
        at = table.layout;
        this.unseen = unseen;
        int rows = at.room.rows();
        moved = new boolean[at.zones.hidingCount()];
        order = new int[rows];
        pins = new int[rows];
        counters = new int[rows];
        flags = new int[rows];
    }

    /// Gives every hidden place the next row of the same owner and back. The facts of a place stay with it, except what
    /// other viewers know of it, since the viewer does not know that.
    void apply() {
        int n = 0;
        boolean any = false;
        for (int k = 0; k < moved.length; k++) {
            int before = n;
            n = order(k, n);
            if (moved[k]) keep(k, before);
            any |= moved[k];
        }
        if (any) relink();
    }

    /// Finds the row for each place of a zone. Neighbours are mostly of one sort, whose next row is at hand.
    private int order(int k, int from) {
        RowGroups alike = unseen.hidden();
        int n = from, last = NONE, first = NONE;
        boolean changes = false;
        for (int card = table.first(at.zones.hidingZone(k)); card != NONE; card = table.next(card)) {
            int sort = unseen.hiddenSort(card), row = card;
            if (sort != NONE) {
                if (sort != last) {
                    if (last != NONE) alike.startAt(last, first);
                    last = sort;
                    first = alike.first(sort);
                }
                row = first;
                first = alike.next(first);
                changes |= row != card || table.pinnedBy(card) != 0;
            }
            order[n++] = row;
        }
        if (last != NONE) alike.startAt(last, first);
        moved[k] = changes;
        return n;
    }

    /// Remembers what is true of the places of a zone, but for what others know of a hidden one.
    private void keep(int k, int from) {
        int n = from;
        for (int card = table.first(at.zones.hidingZone(k)); card != NONE; card = table.next(card), n++) {
            pins[n] = unseen.hiddenSort(card) != NONE ? 0 : table.pinnedBy(card);
            counters[n] = table.readCell(at.counters + card);
            flags[n] = table.readCell(at.flags + card);
        }
    }

    private void relink() {
        int n = 0;
        for (int k = 0; k < at.zones.hidingCount(); k++) {
            int zone = at.zones.hidingZone(k);
            if (!moved[k]) {
                n += table.count(zone);
                continue;
            }
            int before = NONE;
            table.writeCell(at.first + zone, order[n]);
            for (int end = n + table.count(zone); n < end; n++) {
                int card = order[n];
                table.writeCell(at.zone + card, zone);
                table.writeCell(at.next + card, n + 1 < end ? order[n + 1] : NONE);
                table.setPinnedBy(card, pins[n]);
                table.writeCell(at.counters + card, counters[n]);
                table.writeCell(at.flags + card, flags[n]);
                before = card;
            }
            table.writeCell(at.last + zone, before);
        }
    }
}
