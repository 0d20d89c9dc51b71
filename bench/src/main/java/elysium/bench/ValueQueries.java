package elysium.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import elysium.tabletop.Book;
import elysium.tabletop.CardTable;

/// Reads the values that active texts modify, one after the other, for each seat.
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

    /// The values that some text of a book modifies, as a bit set.
    static long known(Book<?> book) {
        long known = 0;
        for (int def = 0; def < book.size(); def++) known |= book.modifiedValues(def);
        return known;
    }

    /// Queries the one of several tables on which texts modify the most values.
    static <T extends CardTable<T>> ValueQueries<T> busiest(List<MidGame<T>> middles) {
        List<ValueQueries<T>> all = new ArrayList<>();
        for (MidGame<T> middle : middles) all.add(new ValueQueries<>(middle.table().copy()));
        ValueQueries<T> most = Collections.max(all, Comparator.comparingInt(asking -> asking.values.length));
        if (most.known != 0 && most.values.length == 0)
            throw new IllegalStateException("no text in play adds to any value");
        return most;
    }

    /// Reads the next value while nothing was written since the last read.
    int again() {
        int at = turn++ & Integer.MAX_VALUE, seats = table.players();
        return table.value(values[at / seats % values.length], at % seats);
    }

    /// Reads the next value after a write.
    int afresh() {
        written();
        return again();
    }

    /// The table after a write that changes nothing but invalidates caches.
    T written() {
        table.activityStack.set(0, table.activityStack.get(0));
        return table;
    }
}
