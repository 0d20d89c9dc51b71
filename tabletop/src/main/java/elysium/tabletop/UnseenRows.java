package elysium.tabletop;

import static elysium.kernel.Table.NONE;

import java.util.Arrays;
import elysium.kernel.Table;
import org.jspecify.annotations.Nullable;

/// The rows that a viewer does not see, with the sort of each: computed once for each imagined table.
final class UnseenRows<T extends CardTable<T>> {
    private static final int OPEN = -2, DISCARDS = -1;
    private static final byte UNKNOWN = -1;

    private final CardTable<T> table;
    private final Layout at;
    private final RowGroups hidden;
    private final int[] audiences, sorts, hiddenSorts;
    private boolean others;
    private byte @Nullable [] backs;                      // of each card of the book; most tables never need them

    UnseenRows(CardTable<T> table) {
        this.table = table;
        at = table.layout;
        audiences = new int[at.zones.size()];
        sorts = new int[at.room.rows()];
        hiddenSorts = new int[at.room.rows()];
        hidden = new RowGroups(at.room.rows());
    }

    void compute(int viewer) {
        hidden.clear();
        others = false;
        for (int zone = 0; zone < audiences.length; zone++) audiences[zone] = audience(zone);
        byte[] known = backs();
        for (int card = table.rows() - 1; card >= 0; card--) {
            sorts[card] = NONE;
            hiddenSorts[card] = NONE;
            int zone = table.zone(card);
            if (viewer == Table.OMNISCIENT || (viewersOf(card, zone) >> viewer & 1) != 0) continue;
            int sort = RowGroups.sort(table.owner(card), back(known, table.face(card)));
            sorts[card] = sort;
            if (audiences[zone] != OPEN && isAlone(card)) {
                hiddenSorts[card] = sort;
                hidden.put(card, sort);
            } else others = true;
        }
        hidden.mark();
    }

    /// Whether a card is on no other, nor another on it.
    private boolean isAlone(int card) {
        return table.attachments.hostOf(card) == NONE && table.attachments.firstOn(card) == NONE;
    }

    /// The hidden rows by sort, to be taken out in order.
    RowGroups hidden() {
        return hidden;
    }

    /// All unseen rows by sort, once those taken out are put back.
    RowGroups all() {
        hidden.reset();
        if (!others) return hidden;
        hidden.clear();
        for (int card = table.rows() - 1; card >= 0; card--) if (sorts[card] != NONE) hidden.put(card, sorts[card]);
        return hidden;
    }

    private int audience(int zone) {
        return switch (at.zones.visibility(zone)) {
            case OPEN -> OPEN;
            case DISCARDS -> DISCARDS;
            case HELD, DRAWN, PILE -> table.count(zone) == 0 ? 0 : table.viewersOf(zone, table.first(zone));
        };
    }

    /// The sort of a hidden row, or NONE.
    int hiddenSort(int card) {
        return hiddenSorts[card];
    }

    int viewersOf(int card) {
        return viewersOf(card, table.zone(card));
    }

    /// In an open zone and among discards it depends on the card.
    private int viewersOf(int card, int zone) {
        int audience = audiences[zone];
        return audience < 0 ? table.viewersOf(card) : audience | table.pinnedBy(card);
    }

    private byte[] backs() {
        byte[] known = backs;
        if (known == null) {
            known = new byte[table.book().size()];
            Arrays.fill(known, UNKNOWN);
            backs = known;
        }
        return known;
    }

    private int back(byte[] known, int def) {
        if (known[def] == UNKNOWN) known[def] = (byte) table.back(def);
        return known[def];
    }
}
