package elysium.tabletop;

import java.util.Arrays;
import elysium.kernel.SlabLayout;
import elysium.kernel.SlabLayout.Extent;

/// Where the columns of a card table lie in its slab: a cell for each row under each of them.
abstract sealed class CardColumns permits Layout {
    public final SlabLayout slices = new SlabLayout();
    private int[] columns = {}, rare = {};
    private final int rows;
    final int used, face, zone, counters, flags, host, guest, nextGuest, known, next;

    CardColumns(int rows) {
        this.rows = rows;
        used = slices.internal("rows", 1);
        face = column("face");
        zone = column("zone");
        counters = column("counters");
        flags = column("flags");                          // and its owner
        host = column("host");
        guest = column("guest");
        nextGuest = column("nextGuest");
        known = column("known");                          // who has seen it, and who knows what lies here
        next = column("next");
    }

    /// Cuts one more column; what is true of a card in it is told with the cards, if at all.
    public final int column(String name) {
        return column(name, used);
    }

    /// Cuts a column in which hardly any card has something: it is copied as far as the last that has had, which the cell
    /// before it tells; see [CardTable#rare].
    public final int rareColumn(String name) {
        int column = column(name, slices.secret(name + "Reach", 1));
        rare = Arrays.copyOf(rare, rare.length + 1);
        rare[rare.length - 1] = column;
        return column;
    }

    /// Whether hardly any card has something in a column.
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
