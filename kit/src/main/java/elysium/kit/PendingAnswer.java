package elysium.kit;

import elysium.kernel.Sight;
import elysium.kernel.Table;

/// An answer about to be given: the table, a fork of it, who answers, and what.
record PendingAnswer<T extends Table<T>>(T table, T fork, int seat, long move) {

    /// A table at which the viewer could as well be sitting.
    T imagined(int viewer, long seed) {
        Sight<T> sight = new Sight<>(table, viewer);
        T scratch = sight.scratch();
        sight.imagine(scratch, seed);
        return scratch;
    }

    /// A fork on which the answer has been given.
    T answered() {
        T next = table.copy();
        next.answer(seat, move);
        return next;
    }
}
