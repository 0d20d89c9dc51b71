package elysium.tabletop;

import elysium.kernel.SlabLayout;
import elysium.kernel.StateCheck;
import elysium.kernel.Table;

/// Gives the parts of a table, which are classes of their own, access to its cells and events.
abstract class CellAccess<T extends CardTable<T>> extends Table<T> {
    CellAccess(SlabLayout slices, StateCheck<T> due, int players, long seed) {
        super(slices, due, players, seed);
    }

    final int readCell(int at) {
        return get(at);
    }

    final void clearCells(int from, int to) {
        clear(from, to);
    }

    final void writeCell(int at, int value) {
        set(at, value);
    }

    final int factVersion() {
        return version();
    }

    final short[] cellArray() {
        return slab();
    }

    final void emitEvent(int kind, int subject, int object, int amount, int face, int seenBy) {
        emit(kind, subject, object, amount, face, seenBy);
    }
}
