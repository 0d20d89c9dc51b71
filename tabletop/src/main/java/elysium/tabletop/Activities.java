package elysium.tabletop;

/// A stack of data about the current action, combat or vote; an activity inside another opens the next level.
public final class Activities<T extends CardTable<T>> {
    static final int CELLS = 3;

    private final CardTable<T> table;
    private final int level, sheets, size, levels, noted, notes, room;

    Activities(CardTable<T> table) {
        this.table = table;
        level = table.layout.level;
        sheets = table.layout.sheets;
        size = table.layout.room.sheet();
        levels = table.layout.room.levels();
        noted = table.layout.noted;
        notes = table.layout.notes;
        room = table.layout.room.notes();
    }

    public int level() {
        return table.read(level);
    }

    /// A field of the current activity.
    public int get(int slot) {
        return table.read(sheets + table.read(level) * size + slot);
    }

    public void set(int slot, int value) {
        table.write(sheets + table.read(level) * size + slot, value);
    }

    /// A field of an outer activity, by its level.
    public int at(int level, int slot) {
        return table.read(sheets + level * size + slot);
    }

    public void put(int level, int slot, int value) {
        table.write(sheets + level * size + slot, value);
    }

    /// Starts an activity inside the current one, with all fields 0; the outer activity keeps its fields.
    public void open() {
        int next = table.read(level) + 1;
        if (next == levels) throw new IllegalStateException("too many nested activities: raise Room.levels");
        table.write(level, next);
    }

    /// Ends the current activity and drops its fields and the costs noted in it.
    public void close() {
        int at = sheets + level() * size;
        table.wipe(at, at + size);
        while (noted() > 0 && table.read(last()) == level()) forget();
        table.write(level, table.read(level) - 1);
    }

    /// Pays a cost from a cell and notes it, so that it can be refunded until the activity ends.
    public void pay(int cell, int amount) {
        int n = noted();
        if (n == room) throw new IllegalStateException("too many noted costs: raise Room.notes");
        table.write(notes + n * CELLS, level());
        table.write(notes + n * CELLS + 1, cell);
        table.write(notes + n * CELLS + 2, amount);
        table.write(noted, n + 1);
        table.write(cell, table.read(cell) - amount);
    }

    /// Pays a cost from the counters on a card and notes it.
    public void payCounters(int card, int amount) {
        pay(table.layout.counters + card, amount);
    }

    /// The number of noted costs, as a mark for [#refund].
    public int noted() {
        return table.read(noted);
    }

    /// Refunds the costs noted since a mark, the last one first.
    public void refund(int mark) {
        while (noted() > mark) {
            int cell = table.read(last() + 1);
            table.write(cell, table.read(cell) + table.read(last() + 2));
            forget();
        }
    }

    private int last() {
        return notes + (noted() - 1) * CELLS;
    }

    private void forget() {
        int at = last();
        for (int c = 0; c < CELLS; c++) table.write(at + c, 0);
        table.write(noted, noted() - 1);
    }
}
