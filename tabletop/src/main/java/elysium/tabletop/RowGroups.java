package elysium.tabletop;

import static elysium.kernel.Table.NONE;

import java.util.Arrays;

/// Groups rows by owner and card back; hidden cards of one group cannot be told apart.
final class RowGroups {
    private static final int BACKS = 8;
    static final int SORTS = (CardTable.SEATS + 1) * BACKS;

    private final int[] heads = new int[SORTS], marked = new int[SORTS], next;

    RowGroups(int rows) {
        next = new int[rows];
    }

    void clear() {
        Arrays.fill(heads, NONE);
    }

    /// Remembers the groups as they are now.
    void mark() {
        System.arraycopy(heads, 0, marked, 0, SORTS);
    }

    /// Restores all rows removed since the mark.
    void reset() {
        System.arraycopy(marked, 0, heads, 0, SORTS);
    }

    /// Adds a row to the front of its group; add rows in descending order to get them in ascending order.
    void put(int card, int sort) {
        next[card] = heads[sort];
        heads[sort] = card;
    }

    static int sort(int owner, int back) {
        return (owner + 1) * BACKS + back;
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

    /// Removes the rows of a group before this one.
    void startAt(int sort, int card) {
        heads[sort] = card;
    }
}
