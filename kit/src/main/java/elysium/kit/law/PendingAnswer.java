package elysium.kit.law;

import elysium.kernel.Sight;
import elysium.kernel.Table;

/// An answer before it is given, with the table and a fork of it.
record PendingAnswer<T extends Table<T>>(T table, T fork, int seat, long move) {

    /// A table that the viewer imagines.
    T imagined(int viewer, long seed) {
        Sight<T> sight = new Sight<>(table, viewer);
        T scratch = sight.scratch();
        sight.imagine(scratch, seed);
        return scratch;
    }

    /// A fork on which the answer was given.
    T answered() {
        T next = table.copy();
        next.answer(seat, move);
        return next;
    }
}
