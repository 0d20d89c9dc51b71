package elysium.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import elysium.tabletop.Book;
import elysium.tabletop.CardTable;

/// Asks a table, one after the other, for the values that texts in play add to, for each seat.
final class ValueQueries<T extends CardTable<T>> {
    private final T table;
    private final int[] values;
    private final long known;
    private int turn;

    ValueQueries(T table) {
        this.table = table;
        known = known(table.book());
        int[] found = new int[Long.SIZE];
        int n = 0;
        for (int value = 0; value < found.length; value++)
            if ((known >> value & 1) != 0 && table.hasModifiers(value)) found[n++] = value;
        values = Arrays.copyOf(found, n);
    }

    /// The values that some text of a book adds to, a bit each.
    static long known(Book<?> book) {
        long known = 0;
        for (int def = 0; def < book.size(); def++) known |= book.adds(def);
        return known;
    }

    /// Asks the one of several tables on which texts add to the most values.
    static <T extends CardTable<T>> ValueQueries<T> busiest(List<MidGame<T>> middles) {
        List<ValueQueries<T>> all = new ArrayList<>();
        for (MidGame<T> middle : middles) all.add(new ValueQueries<>(middle.table().copy()));
        ValueQueries<T> most = Collections.max(all, Comparator.comparingInt(asking -> asking.values.length));
        if (most.known != 0 && most.values.length == 0)
            throw new IllegalStateException("no text in play adds to any value");
        return most;
    }

    /// The next value, asked while nothing was written since it was last asked.
    int again() {
        int at = turn++ & Integer.MAX_VALUE, seats = table.players();
        return table.value(values[at / seats % values.length], at % seats);
    }

    /// The next value, asked after something was written.
    int afresh() {
        written();
        return again();
    }

    /// The table after a write that changes nothing, but makes stale whatever was remembered.
    T written() {
        table.sheets.set(0, table.sheets.get(0));
        return table;
    }
}
