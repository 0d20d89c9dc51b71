package elysium.kernel;

import java.util.ArrayList;
import java.util.List;

/// A whole game: how it began, and every answer since.
public record Journal(Setup setup, List<Entry> entries) {
    private static final Text NOT_OWED = new Text("was not owed", "n'était pas due");
    private static final Text NOT_OFFERED = new Text("was not offered", "n'était pas offerte");

    /// One answer of one seat.
    public record Entry(int seat, long move) {}

    public Journal {
        entries = List.copyOf(entries);
    }

    /// The table after the first n answers, each of which must be owed and offered.
    public <T extends Table<T>> T at(int n, Game<T> game) {
        T table = game.setUp(setup);
        fold(table, 0, n);
        return table;
    }

    /// Gives a table that stands after the first answers the next ones, strictly.
    public <T extends Table<T>> void fold(T table, int from, int to) {
        Offers offers = Offers.silent();
        for (int i = from; i < to; i++) {
            Entry e = entries.get(i);
            if (!table.asks(e.seat())) throw new Diverged(i, e, NOT_OWED);
            if (!table.offers(e.seat(), offers).allows(e.move())) throw new Diverged(i, e, NOT_OFFERED);
            table.answer(e.seat(), e.move());
        }
    }

    public Journal plus(int seat, long move) {
        List<Entry> longer = new ArrayList<>(entries);
        longer.add(new Entry(seat, move));
        return new Journal(setup, longer);
    }

    /// The same game up to its first n answers.
    public Journal cut(int n) {
        return new Journal(setup, entries.subList(0, n));
    }
}
