package elysium.tabletop;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Move;

/// Permutes the rows of the cards in a hand; each card keeps its place in the hand and its facts.
final class Concealment<T extends CardTable<T>> {
    private final CardTable<T> table;
    private final int[] columns, to;

    Concealment(CardTable<T> table) {
        this.table = table;
        columns = table.layout.columns();
        to = new int[table.rows()];
        for (int card = 0; card < to.length; card++) to[card] = card;
    }

    void permuteHands() {
        for (int k = 0; k < table.zones().hidingCount(); k++) {
            int zone = table.zones().hidingZone(k);
            Visibility hides = table.zones().visibility(zone);
            if (hides == Visibility.HELD || hides == Visibility.DRAWN) permuteHands(zone);
        }
    }

    private void permuteHands(int zone) {
        int[] before = new int[table.count(zone)];
        if (table.copyRows(zone, before) < 2) return;
        int[] now = before.clone();
        for (int left = movable(now); left > 1; left--) swap(now, left - 1, table.roll(left));
        for (int i = 0, n = 0; i < before.length; i++) if (moves(before[i])) to[before[i]] = now[n++];
        int[][] kept = new int[before.length][columns.length];
        for (int i = 0; i < before.length; i++)
            for (int k = 0; k < columns.length; k++) kept[i][k] = table.readCell(columns[k] + before[i]);
        for (int i = 0; i < before.length; i++) {
            int row = to[before[i]];
            for (int k = 0; k < columns.length; k++) write(columns[k], row, kept[i][k]);
            table.writeCell(table.layout.next + row, i + 1 < before.length ? to[before[i + 1]] : NONE);
        }
        table.writeCell(table.layout.first + zone, to[before[0]]);
        table.writeCell(table.layout.last + zone, to[before[before.length - 1]]);
    }

    private void write(int column, int row, int value) {
        if (table.layout.isRare(column)) table.setRare(column, row, value);
        else table.writeCell(column + row, value);
    }

    /// Moves the rows that may be permuted to the front of the array, and returns their number.
    private int movable(int[] rows) {
        int n = 0;
        for (int row : rows) if (moves(row)) rows[n++] = row;
        return n;
    }

    /// A card with an active text or an attachment is referenced by its row, which must stay.
    private boolean moves(int card) {
        return !table.isActive(card) && table.attachments.hostOf(card) == NONE
                && table.attachments.firstOn(card) == NONE;
    }

    private static void swap(int[] rows, int i, int j) {
        int row = rows[i];
        rows[i] = rows[j];
        rows[j] = row;
    }

    /// The same move with the new rows of its cards.
    long renamed(long move) {
        int operands = table.rowOperands(Move.verb(move)), a = Move.a(move), b = Move.b(move);
        long out = (operands & 1) != 0 && a >= 0 ? Move.withA(move, to[a]) : move;
        return (operands & 2) != 0 && b >= 0 ? Move.withB(out, to[b]) : out;
    }
}
