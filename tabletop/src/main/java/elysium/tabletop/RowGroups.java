package elysium.tabletop;

import static elysium.kernel.Table.NONE;

import java.util.Arrays;

/// Rows sorted by whose they are and by their back: cards of one sort cannot be told apart by those who do not see them.
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

    /// Puts a row before the others of its sort: whoever wants them in order puts the last first.
    void put(int card) {
        int sort = sort(card);
        next[card] = heads[sort];
        heads[sort] = card;
    }

    int sort(int card) {
        return (table.owner(card) + 1) * BACKS + table.back(table.face(card));
    }

    /// Whose the rows of a sort are, or NONE.
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

    /// Takes out the first row of a sort.
    int take(int sort) {
        int card = heads[sort];
        heads[sort] = next[card];
        return card;
    }
}
