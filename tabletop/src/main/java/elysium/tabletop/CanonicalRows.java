package elysium.tabletop;

import static elysium.kernel.Table.NONE;

/// Puts the rows that a viewer does not see into a fixed order, so that a row number does not reveal its card.
final class CanonicalRows<T extends CardTable<T>> {
    private final CardTable<T> table;
    private final Layout at;
    private final RowGroups<T> alike;
    private final boolean[] hidden;
    private final int[] order, pins, counters, flags;

    CanonicalRows(CardTable<T> table) {
        this.table = table;
        at = table.layout;
        alike = new RowGroups<>(table);
        int rows = at.room.rows();
        hidden = new boolean[rows];
        order = new int[rows];
        pins = new int[rows];
        counters = new int[rows];
        flags = new int[rows];
    }

    /// Gives every hidden place the next row of the same owner and back. The facts of a place stay with it, except what
    /// other viewers know of it, since the viewer does not know that.
    void level(int viewer) {
        alike.clear();
        for (int card = table.rows() - 1; card >= 0; card--) {
            hidden[card] = hides(viewer, card);
            if (hidden[card]) alike.put(card);
        }
        int n = 0;
        boolean moved = false;
        for (int k = 0; k < at.zones.hiding(); k++)
            for (int card = table.first(at.zones.hiding(k)); card != NONE; card = table.next(card), n++) {
                pins[n] = table.pinned(card);
                counters[n] = table.read(at.counters + card);
                flags[n] = table.read(at.flags + card);
                order[n] = hidden[card] ? alike.take(alike.sort(card)) : card;
                moved |= order[n] != card || hidden[card] && pins[n] != 0;
                if (hidden[card]) pins[n] = 0;
            }
        if (moved) relink();
    }

    private boolean hides(int viewer, int card) {
        return at.zones.secrecy(table.zone(card)) != Visibility.OPEN && !table.sees(viewer, card)
                && table.hosts.of(card) == NONE && table.hosts.firstOn(card) == NONE;
    }

    private void relink() {
        int n = 0;
        for (int k = 0; k < at.zones.hiding(); k++) {
            int zone = at.zones.hiding(k);
            if (table.count(zone) == 0) continue;
            int before = NONE;
            table.write(at.first + zone, order[n]);
            for (int end = n + table.count(zone); n < end; n++) {
                int card = order[n];
                table.write(at.zone + card, zone);
                table.write(at.next + card, n + 1 < end ? order[n + 1] : NONE);
                table.setPinned(card, pins[n]);
                table.write(at.counters + card, counters[n]);
                table.write(at.flags + card, flags[n]);
                before = card;
            }
            table.write(at.last + zone, before);
        }
    }
}
