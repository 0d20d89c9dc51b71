package elysium.tabletop;

import elysium.kernel.Table;

/// A part of a game's table, such as its pools: a few methods that read and write the cells of the table. Each game has
/// one subclass for all its parts, which knows the game's own table.
public abstract class TablePart {
    protected static final int NONE = Table.NONE, SEATS = Table.SEATS, EVERYONE = Table.EVERYONE;
    /// The flags of a card that all games share; a game's own flags begin at [#OWN_FLAGS].
    protected static final int BLANK = CardFlags.BLANK, TURNED = CardFlags.TURNED, OWN_FLAGS = CardFlags.OWN_FLAGS;

    private final CardTable<?> cells;
    private final short[] slab;                           // read directly: most of what a game does is reading cells

    protected TablePart(CardTable<?> table) {
        cells = table;
        slab = table.cellArray();
    }

    protected final int get(int at) {
        return slab[at];
    }

    protected final void set(int at, int value) {
        cells.writeCell(at, value);
    }

    /// Writes to a rare column.
    protected final void setRare(int column, int card, int value) {
        cells.setRare(column, card, value);
    }

    /// Counts the writes of facts; a cached value is valid as long as the version is the same.
    protected final int version() {
        return cells.factVersion();
    }

    protected final void setCounters(int card, int number) {
        cells.setCounters(card, number);
    }

    protected final boolean hasFlag(int card, int flag) {
        return cells.hasFlag(card, flag);
    }

    protected final void setFlag(int card, int flag, boolean on) {
        cells.setFlag(card, flag, on);
    }

    /// The next card when a seat's cards in two zones are visited one zone after the other.
    ///
    /// @param zones the first of the seats' first zones
    /// @param then the first of the seats' second zones
    protected final int next(int card, int zones, int then) {
        return cells.next(card, zones, then);
    }

    protected final void emit(int kind, int subject, int object, int amount, int face, int seenBy) {
        cells.emitEvent(kind, subject, object, amount, face, seenBy);
    }
}
