package elysium.tabletop;

import java.util.Arrays;
import elysium.kernel.Slices;
import elysium.kernel.Slices.Extent;

/// Where the columns of a card table lie in its slab: a cell for each row under each of them.
abstract sealed class Columns permits Layout {
    public final Slices slices = new Slices();
    private int[] columns = {};
    private final int rows;
    final int used, face, zone, counters, flags, host, guest, nextGuest, known, next;

    Columns(int rows) {
        this.rows = rows;
        used = slices.aside("rows", 1);
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
        int column = slices.secret(name, rows, new Extent(used, 0, 1));
        columns = Arrays.copyOf(columns, columns.length + 1);
        columns[columns.length - 1] = column;
        return column;
    }

    final int[] columns() {
        return columns;
    }
}
