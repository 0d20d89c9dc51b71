package elysium.server.room.fold;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import elysium.kernel.journal.Journal;
import elysium.server.db.table.Entry;
import elysium.server.db.table.GameTiming;
import elysium.server.message.ReplayMessages;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The entries of a game with folds kept at some steps, so that any step can be reached from one nearby.
public final class FoldIndex<T extends CardTable<T>> {
    private static final Logger LOG = LoggerFactory.getLogger(FoldIndex.class);
    private static final int APART = 256, MOST = 64;

    private final List<Entry> entries = new ArrayList<>();
    private final List<Fold<T>> kept = new ArrayList<>();
    private final Map<Integer, ReplayMessages.Glance> glances = new HashMap<>();
    private final Fold<T> head;
    private int apart = APART, entriesRead;
    private long used = System.nanoTime();

    public FoldIndex(CardGame<T> game, Journal beginning) {
        head = new Fold<>(game, beginning, GameTiming.UNTIMED);
        head.setLogging(false);
        kept.add(head.copy());
    }

    /// How many entries were read, whether or not the rules can play them.
    public synchronized int entriesRead() {
        return entriesRead;
    }

    /// Adds the entries that come after those that were read. Where the rules cannot play one, the game is as long as they can.
    public synchronized void add(List<Entry> more) {
        used = System.nanoTime();
        for (Entry entry : more) {
            if (entry.seq() <= entriesRead) continue;
            entriesRead = entry.seq();
            if (entries.size() == entriesRead - 1) take(entry);
        }
    }

    private void take(Entry entry) {
        boolean noticed;
        try {
            noticed = head.apply(entry);
        } catch (RuntimeException fault) {
            LOG.warn("a game can be gone through only up to entry {}: {}", entry.seq(), fault.getClass());
            return;
        }
        entries.add(entry);
        glances.clear();
        if (noticed && head.step() % apart == 0) keep();
    }

    private void keep() {
        kept.add(head.copy());
        if (kept.size() <= MOST) return;
        apart *= 2;
        kept.removeIf(fold -> fold.step() % apart != 0);
    }

    /// The number of the last step.
    synchronized int steps() {
        return head.step();
    }

    /// The game before a step, or at most a little earlier, to be gone on with.
    synchronized Fold<T> foldBefore(int step) {
        return nearest(step).copy();
    }

    /// How many steps lie between that and the step.
    synchronized int distanceTo(int step) {
        return Math.max(0, Math.min(step, head.step()) - nearest(step).step());
    }

    private Fold<T> nearest(int step) {
        return kept.get(Math.min(Math.max(0, step - 1) / apart, kept.size() - 1));
    }

    /// An entry by its place, or null after the last.
    synchronized @Nullable Entry entry(int seq) {
        return seq <= entries.size() ? entries.get(seq - 1) : null;
    }

    /// The whole game at a glance, as a viewer is told; found out once, as long as nothing is added.
    synchronized ReplayMessages.Glance glance(int viewer, Supplier<ReplayMessages.Glance> find) {
        ReplayMessages.Glance known = glances.get(viewer);
        if (known == null) glances.put(viewer, known = find.get());
        return known;
    }

    public synchronized boolean idle(long nanos) {
        return System.nanoTime() - used > nanos;
    }
}
