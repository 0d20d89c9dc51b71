package elysium.tabletop;

import static elysium.kernel.Table.NONE;

import java.util.Arrays;

/// Lays the rows that a viewer does not see in one fixed order, so that a row does not tell which card was put where.
final class Rows<T extends CardTable<T>> {
    private static final int BACKS = 8;

    private final CardTable<T> table;
    private final Layout at;
    private final boolean[] hidden;
    private final int[] order, pins, counters, flags, cursor;

    Rows(CardTable<T> table) {
        this.table = table;
        at = table.layout;
        int rows = at.room.rows();
        hidden = new boolean[rows];
        order = new int[rows];
        pins = new int[rows];
        counters = new int[rows];
        flags = new int[rows];
        cursor = new int[(CardTable.SEATS + 1) * BACKS];
    }

    /// Gives every hidden place the next row of the same owner and back; what is true of the place stays with it, but
    /// for what others know of it, which the viewer is not told.
    void level(int viewer) {
        for (int card = 0, rows = table.rows(); card < rows; card++) hidden[card] = hides(viewer, card);
        Arrays.fill(cursor, 0);
        int n = 0;
        boolean moved = false;
        for (int zone = 0; zone < at.zones.size(); zone++) {
            if (at.zones.secrecy(zone) == Secrecy.OPEN) continue;
            for (int card = table.first(zone); card != NONE; card = table.next(card), n++) {
                pins[n] = table.read(at.pinned + card);
                counters[n] = table.read(at.counters + card);
                flags[n] = table.read(at.flags + card);
                order[n] = hidden[card] ? nextLike(card) : card;
                moved |= order[n] != card || hidden[card] && pins[n] != 0;
                if (hidden[card]) pins[n] = 0;
            }
        }
        if (moved) relink();
    }

    private boolean hides(int viewer, int card) {
        return !table.sees(viewer, card) && at.zones.secrecy(table.zone(card)) != Secrecy.OPEN
                && table.hosts.of(card) == NONE && table.hosts.firstOn(card) == NONE;
    }

    private int nextLike(int place) {
        int owner = table.owner(place), back = table.back(table.face(place)), kind = (owner + 1) * BACKS + back;
        int card = cursor[kind];
        while (!hidden[card] || table.owner(card) != owner || table.back(table.face(card)) != back) card++;
        cursor[kind] = card + 1;
        return card;
    }

    private void relink() {
        int n = 0;
        for (int zone = 0; zone < at.zones.size(); zone++) {
            if (at.zones.secrecy(zone) == Secrecy.OPEN || table.count(zone) == 0) continue;
            int before = NONE;
            table.write(at.first + zone, order[n]);
            for (int end = n + table.count(zone); n < end; n++) {
                int card = order[n];
                table.write(at.zone + card, zone);
                table.write(at.prev + card, before);
                table.write(at.next + card, n + 1 < end ? order[n + 1] : NONE);
                table.write(at.pinned + card, pins[n]);
                table.write(at.counters + card, counters[n]);
                table.write(at.flags + card, flags[n]);
                before = card;
            }
            table.write(at.last + zone, before);
        }
    }
}
