package elysium.server.room;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.server.db.table.TableRecord;
import elysium.server.message.ErrorCode;
import elysium.server.message.MessageBuilder;
import elysium.server.message.RequestRejectedException;
import elysium.server.room.fold.FoldIndex;
import elysium.server.room.fold.Replay;
import elysium.tabletop.CardTable;
import org.jspecify.annotations.Nullable;

/// The games that are being replayed, each with its index; a cache of the most recently used ones.
final class Replays {
    private static final int HELD = 8;

    private final Stores stores;
    private final Map<String, FoldIndex<?>> held = new LinkedHashMap<>(HELD, 0.75f, true);

    Replays(Stores shelf) {
        this.stores = shelf;
    }

    /// What was played at a table so far, to go through it again as a viewer.
    <T extends CardTable<T>> Replay<T> open(MessageBuilder<T> told, TableRecord kept, int viewer) {
        if (told.game().rulesVersion() != kept.setup().rules())
            throw new RequestRejectedException(ErrorCode.OTHER_RULES);
        if (kept.state() == TableRecord.State.OPEN) throw new RequestRejectedException(ErrorCode.NOT_BEGUN);
        FoldIndex<T> index = index(told, kept);
        index.add(stores.entries().after(kept.id(), index.entriesRead()));
        return new Replay<>(told, index, viewer);
    }

    @SuppressWarnings("unchecked") private <T extends CardTable<T>> FoldIndex<T> index(MessageBuilder<T> told,
            TableRecord kept) {
        FoldIndex<?> known = known(kept.id());
        if (known != null) return (FoldIndex<T>) known;
        FoldIndex<T> fresh = new FoldIndex<>(told.game(), stores.archive().initialJournal(kept));
        synchronized (held) {
            FoldIndex<?> other = held.putIfAbsent(kept.id(), fresh);
            if (held.size() > HELD) held.remove(held.keySet().iterator().next());
            return other == null ? fresh : (FoldIndex<T>) other;
        }
    }

    private @Nullable FoldIndex<?> known(String table) {
        synchronized (held) {
            return held.get(table);
        }
    }

    /// Lets go of those that nobody has looked at for a while.
    void sweep(long idleNanos) {
        List<FoldIndex<?>> all;
        synchronized (held) {
            all = new ArrayList<>(held.values());
        }
        all.removeIf(index -> !index.idle(idleNanos));
        synchronized (held) {
            held.values().removeAll(all);
        }
    }
}
