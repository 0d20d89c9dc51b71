package elysium.kit.law;

import elysium.kernel.Table;
import elysium.store.TableCodec;
import org.jspecify.annotations.Nullable;

/// Checks that a table is equal after writing and reading, and continues in the same way.
final class StoreLawCheck<T extends Table<T>> implements LawCheck<T> {

    @Override public Law law() {
        return Law.STORE;
    }

    @Override public @Nullable String problem(PendingAnswer<T> step, int viewer, long seed) {
        T read = TableCodec.read(TableCodec.write(step.table()), step.table().blank());
        String unequal = Difference.of(step.table(), read);
        if (unequal != null) return "read back, the table differs: " + unequal;
        for (int at = 0; at < read.depth(); at++)
            if (!read.frame(at).equals(step.table().frame(at))) return "read back, a frame differs: " + read.frame(at);
        read.answer(step.seat(), step.move());
        String later = Difference.of(step.answered(), read);
        return later == null ? null : "read back, the table continues differently: " + later;
    }
}
