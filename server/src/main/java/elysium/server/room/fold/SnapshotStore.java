package elysium.server.room.fold;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import elysium.server.db.DatabaseUnavailableException;
import elysium.server.db.table.Archive;
import elysium.server.db.table.Entry;
import elysium.server.db.table.EntryStore;
import elysium.server.db.table.Snapshots;
import elysium.server.db.table.TableRecord;
import elysium.store.Fingerprint;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Writes snapshots of long games in the background and opens games from them. A snapshot is built from the entries,
/// and kept only if playing on from it leads to the game in memory.
public final class SnapshotStore implements AutoCloseable {
    /// A snapshot is written every so many entries. It lies at least as many behind the end, so that the last steps are
    /// played, and put in words, by whoever opens it.
    static final int EVERY = 1_024;
    private static final Logger LOG = LoggerFactory.getLogger(SnapshotStore.class);

    private final Snapshots snapshots;
    private final Archive archive;
    private final EntryStore entries;
    private final Set<String> wanted = ConcurrentHashMap.newKeySet();
    private final ExecutorService writer =
            Executors.newSingleThreadExecutor(Thread.ofPlatform().name("snapshots").daemon().factory());

    public SnapshotStore(Snapshots snapshots, Archive archive, EntryStore journals) {
        this.snapshots = snapshots;
        this.archive = archive;
        this.entries = journals;
    }

    /// The entry whose snapshot a game of so many entries should have, or 0.
    public static int dueEntry(int entries) {
        return Math.max(0, (entries / EVERY - 1) * EVERY);
    }

    /// A game as its snapshot has it, or before its first entry where there is none.
    public <T extends CardTable<T>> Fold<T> open(CardGame<T> game, TableRecord kept) {
        Fold<T> fold = new Fold<>(game, archive.initialJournal(kept), kept.timing());
        Snapshots.Snapshot found = snapshots.find(kept.id(), Build.idOf(game));
        if (found == null) return fold;
        try {
            FoldState.restore(fold, found.state());
            if (fold.entries() == found.seq()) return fold;
            throw new IllegalArgumentException("it is of entry " + fold.entries() + ", not " + found.seq());
        } catch (IllegalArgumentException damaged) {
            LOG.warn("the snapshot of table {} cannot be read and is thrown away: {}", kept.id(), damaged.getMessage());
            forget(kept);
            return new Fold<>(game, archive.initialJournal(kept), kept.timing());
        }
    }

    /// Throws a snapshot away.
    public void forget(TableRecord kept) {
        snapshots.remove(kept.id());
    }

    /// Has the snapshot written that a game should have by now.
    public <T extends CardTable<T>> void write(TableRecord kept, Fold<T> now) {
        int due = dueEntry(now.entries()), end = now.entries();
        if (due == 0 || !wanted.add(kept.id())) return;
        CardGame<T> game = now.game();
        long fingerprint = Fingerprint.of(now.table());
        writer.execute(() -> {
            wanted.remove(kept.id());
            try {
                write(game, kept, due, end, fingerprint);
            } catch (DatabaseUnavailableException gone) {
                LOG.debug("no snapshot of table {} now: {}", kept.id(), gone.getMessage());
            } catch (RuntimeException fault) {
                LOG.error("no snapshot of table {}", kept.id(), fault);
            }
        });
    }

    private <T extends CardTable<T>> void write(CardGame<T> game, TableRecord kept, int due, int end,
            long fingerprint) {
        Fold<T> fold = open(game, kept);
        fold.setLogging(false);
        if (fold.entries() >= due) return;
        byte[] state = {};
        for (Entry entry : entries.after(kept.id(), fold.entries())) {
            if (entry.seq() > end) break;
            fold.apply(entry);
            if (entry.seq() == due) state = FoldState.toBytes(fold);
        }
        if (fold.entries() != end || Fingerprint.of(fold.table()) != fingerprint) {
            forget(kept);
            throw new IllegalStateException("the game in memory is not what its entries lead to");
        }
        snapshots.put(kept.id(), Build.idOf(game), new Snapshots.Snapshot(due, state));
    }

    /// Waits until nothing is left to be written.
    @Override public void close() {
        writer.close();
    }
}
