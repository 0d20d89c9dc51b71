package elysium.tabletop;

/// What is true of the action, combat or vote under way; a thing inside another opens the next level.
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

    /// A number on the sheet of the thing under way.
    public int get(int slot) {
        return table.read(sheets + table.read(level) * size + slot);
    }

    public void set(int slot, int value) {
        table.write(sheets + table.read(level) * size + slot, value);
    }

    /// A number on the sheet of a thing that something else may be under way inside of.
    public int at(int level, int slot) {
        return table.read(sheets + level * size + slot);
    }

    public void put(int level, int slot, int value) {
        table.write(sheets + level * size + slot, value);
    }

    /// Begins a thing inside another, on an empty sheet; the one below keeps what it says.
    public void open() {
        int next = table.read(level) + 1;
        if (next == levels) throw new IllegalStateException("nested too deep");
        table.write(level, next);
    }

    /// Ends the thing under way, and forgets its sheet and its notes.
    public void close() {
        int at = sheets + level() * size;
        table.wipe(at, at + size);
        while (noted() > 0 && table.read(last()) == level()) forget();
        table.write(level, table.read(level) - 1);
    }

    /// Pays a cost from a cell of the slab, and notes it; the note can be taken back until the sheet is closed.
    public void pay(int cell, int amount) {
        int n = noted();
        if (n == room) throw new IllegalStateException("too many notes");
        table.write(notes + n * CELLS, level());
        table.write(notes + n * CELLS + 1, cell);
        table.write(notes + n * CELLS + 2, amount);
        table.write(noted, n + 1);
        table.write(cell, table.read(cell) - amount);
    }

    /// Pays a cost from the counters on a card, noted like any other.
    public void payCounters(int card, int amount) {
        pay(table.layout.counters + card, amount);
    }

    /// How many costs are noted: a mark to refund down to.
    public int noted() {
        return table.read(noted);
    }

    /// Takes back the costs noted since a mark, the last first.
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
