package elysium.tabletop;

import java.util.Arrays;
import elysium.kernel.SlabLayout;
import elysium.kernel.SlabLayout.Extent;

/// Assigns the columns of a card table: one cell per row in each column.
public abstract sealed class CardColumns permits Layout {
    public final SlabLayout slices = new SlabLayout();
    private int[] columns = {}, rare = {};
    private final int rows;
    final int rowCount, face, zone, counters, flags, host, firstAttached, nextAttached, knownBy, next;

    CardColumns(int rows) {
        this.rows = rows;
        rowCount = slices.internal("rows", 1);
        face = column("face");
        zone = column("zone");
        counters = column("counters");
        flags = column("flags");                          // and owner
        host = column("host");
        firstAttached = column("guest");
        nextAttached = column("nextGuest");
        knownBy = column("known");                          // who has seen the card, and who knows the card in this place
        next = column("next");
    }

    /// Adds a column. Views contain it only as part of the cards.
    public final int column(String name) {
        return column(name, rowCount);
    }

    /// Adds a column that is 0 for most cards. Copies stop at the last row that was ever written; the cell before the
    /// column holds this limit. Write to it with [CardTable#setRare].
    public final int rareColumn(String name) {
        int column = column(name, slices.secret(name + "Reach", 1));
        rare = Arrays.copyOf(rare, rare.length + 1);
        rare[rare.length - 1] = column;
        return column;
    }

    final boolean isRare(int column) {
        for (int each : rare) if (each == column) return true;
        return false;
    }

    private int column(String name, int count) {
        int column = slices.secret(name, rows, new Extent(count, 0, 1));
        columns = Arrays.copyOf(columns, columns.length + 1);
        columns[columns.length - 1] = column;
        return column;
    }

    final int[] columns() {
        return columns;
    }
}
