package elysium.tabletop;

import static elysium.kernel.Table.NONE;

import java.util.Arrays;

/// Groups rows by owner and card back; hidden cards of one group cannot be told apart.
final class RowGroups<T extends CardTable<T>> {
    private static final int BACKS = 8;
    static final int SORTS = (CardTable.SEATS + 1) * BACKS;

    private final CardTable<T> table;
    private final int[] heads = new int[SORTS], next;

    RowGroups(CardTable<T> table) {
        this.table = table;
        next = new int[table.layout.room.rows()];
    }

    void clear() {
        Arrays.fill(heads, NONE);
    }

    /// Adds a row to the front of its group; add rows in descending order to get them in ascending order.
    void put(int card) {
        int sort = sort(card);
        next[card] = heads[sort];
        heads[sort] = card;
    }

    int sort(int card) {
        return (table.owner(card) + 1) * BACKS + table.back(table.face(card));
    }

    /// The owner of a group's rows, or NONE.
    static int owner(int sort) {
        return sort / BACKS - 1;
    }

    static int back(int sort) {
        return sort % BACKS;
    }

    int first(int sort) {
        return heads[sort];
    }

    int next(int card) {
        return next[card];
    }

    /// Removes and returns the first row of a group.
    int take(int sort) {
        int card = heads[sort];
        heads[sort] = next[card];
        return card;
    }
}
