package elysium.tabletop;

/// A stack of data about the current action, combat or vote; an activity inside another opens the next level.
public final class Activities<T extends CardTable<T>> {
    static final int CELLS = 3;

    private final CardTable<T> table;
    private final int level, fields, size, levels, notedCount, notes, room;

    Activities(CardTable<T> table) {
        this.table = table;
        level = table.layout.activityLevel;
        fields = table.layout.activityFields;
        size = table.layout.room.activityFields();
        levels = table.layout.room.levels();
        notedCount = table.layout.notedCostCount;
        notes = table.layout.notedCosts;
        room = table.layout.room.notes();
    }

    public int level() {
        return table.readCell(level);
    }

    /// A field of the current activity.
    public int get(int slot) {
        return table.readCell(fields + table.readCell(level) * size + slot);
    }

    public void set(int slot, int value) {
        table.writeCell(fields + table.readCell(level) * size + slot, value);
    }

    /// A field of an outer activity, by its level.
    public int getAt(int level, int slot) {
        return table.readCell(fields + level * size + slot);
    }

    public void setAt(int level, int slot, int value) {
        table.writeCell(fields + level * size + slot, value);
    }

    /// Starts an activity inside the current one, with all fields 0; the outer activity keeps its fields.
    public void begin() {
        int next = table.readCell(level) + 1;
        if (next == levels) throw new IllegalStateException("too many nested activities: raise Room.levels");
        table.writeCell(level, next);
    }

    /// Ends the current activity and drops its fields and the costs noted in it.
    public void end() {
        int at = fields + level() * size;
        table.clearCells(at, at + size);
        while (notedCount() > 0 && table.readCell(last()) == level()) forget();
        table.writeCell(level, table.readCell(level) - 1);
    }

    /// Pays a cost from a cell and notes it, so that it can be refunded until the activity ends.
    public void pay(int cell, int amount) {
        int n = notedCount();
        if (n == room) throw new IllegalStateException("too many noted costs: raise Room.notes");
        table.writeCell(notes + n * CELLS, level());
        table.writeCell(notes + n * CELLS + 1, cell);
        table.writeCell(notes + n * CELLS + 2, amount);
        table.writeCell(notedCount, n + 1);
        table.writeCell(cell, table.readCell(cell) - amount);
    }

    /// Pays a cost from the counters on a card and notes it.
    public void payCounters(int card, int amount) {
        pay(table.layout.counters + card, amount);
    }

    /// The number of noted costs, as a mark for [#refund].
    public int notedCount() {
        return table.readCell(notedCount);
    }

    /// Refunds the costs noted since a mark, the last one first.
    public void refund(int mark) {
        while (notedCount() > mark) {
            int cell = table.readCell(last() + 1);
            table.writeCell(cell, table.readCell(cell) + table.readCell(last() + 2));
            forget();
        }
    }

    private int last() {
        return notes + (notedCount() - 1) * CELLS;
    }

    private void forget() {
        int at = last();
        for (int c = 0; c < CELLS; c++) table.writeCell(at + c, 0);
        table.writeCell(notedCount, notedCount() - 1);
    }
}
