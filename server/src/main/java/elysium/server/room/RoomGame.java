package elysium.server.room;

import java.util.List;
import elysium.server.db.table.Entry;
import elysium.server.db.table.TableRecord;
import elysium.server.message.ErrorCode;
import elysium.server.message.RequestRejectedException;
import elysium.server.room.fold.Fold;
import elysium.server.room.fold.PlayerStatus;
import elysium.server.room.fold.SnapshotStore;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The game of a room: opened from its snapshot, advanced entry by entry, and frozen if the rules cannot play an entry.
final class RoomGame<T extends CardTable<T>> {
    private static final Logger LOG = LoggerFactory.getLogger(RoomGame.class);
    /// A room that is opened words at most this many of the last entries for its log.
    private static final int WORDED = 2 * Fold.RECENT;

    private final Stores stores;
    private final RoomJournal journal;
    private final CardGame<T> game;
    private @Nullable Fold<T> fold;
    private int snapshot;                                 // the entry up to which a snapshot was read or requested
    private boolean frozen, fromSnapshot;

    RoomGame(Stores stores, RoomJournal journal, CardGame<T> game) {
        this.stores = stores;
        this.journal = journal;
        this.game = game;
    }

    /// The game, or null before it has begun.
    @Nullable Fold<T> fold() {
        return fold;
    }

    boolean isFrozen() {
        return frozen;
    }

    /// The game, if it can be played.
    Fold<T> requirePlaying() {
        if (frozen) throw new RequestRejectedException(ErrorCode.FROZEN);
        if (fold == null) throw new RequestRejectedException(ErrorCode.NOT_BEGUN);
        if (fold.table().isOver()) throw new RequestRejectedException(ErrorCode.OVER);
        return fold;
    }

    /// Opens the game once the table's record says that it has begun. True if that happened now.
    boolean open() {
        TableRecord record = journal.record();
        if (fold != null || record.state() == TableRecord.State.OPEN) return false;
        if (game.rulesVersion() != record.setup().rules()) throw new RequestRejectedException(ErrorCode.OTHER_RULES);
        fold = stores.snapshots().open(game, record);
        snapshot = fold.entries();
        fromSnapshot = snapshot > 0;
        return true;
    }

    /// Applies the next entry.
    ///
    /// @param judged whether the entry was found legal in this very state of the game
    /// @param left how many entries are to be applied, this one included
    /// @param watched whether somebody is looking on
    Applied apply(Fold<T> now, Entry entry, boolean judged, int left, boolean watched) {
        now.setLogging(watched || left <= WORDED);
        int step = now.step(), seat = entry.seat();
        boolean wasAway = now.playerStatus().isPubliclyAbsent(seat);
        PlayerStatus.Proposal proposed = now.playerStatus().proposal();
        String question = entry.kind() == Entry.ORDERED ? game.questionKind(now.table(), seat).id() : null;
        return new Applied(entry, step, now.apply(entry, judged), question, wasAway, proposed);
    }

    /// Asks for the snapshot that is due, if any.
    void snapshot(Fold<T> now) {
        if (SnapshotStore.dueEntry(now.entries()) <= snapshot) return;
        snapshot = SnapshotStore.dueEntry(now.entries());
        stores.snapshots().write(journal.record(), now);
    }

    /// The rules could not play an entry. If the game was opened from a snapshot, the snapshot may be wrong: the game is
    /// played again from its first entry, and true returned. Otherwise the game is frozen as it was before the entry.
    boolean recover(Entry at, RuntimeException fault) {
        Entry bad = fromSnapshot ? playAgain(at, fault) : at;
        if (bad != null) freeze(bad, fault);
        return bad == null;
    }

    /// Returns the entry that cannot be played, or null if all can.
    private @Nullable Entry playAgain(Entry at, RuntimeException fault) {
        TableRecord record = journal.record();
        LOG.error("table {} cannot continue at entry {} from its snapshot, which is deleted", record.id(), at.seq(),
                fault);
        stores.snapshots().forget(record);
        fromSnapshot = false;
        snapshot = 0;
        Fold<T> again = fromTheStart();
        List<Entry> entries = journal.after(0);
        for (Entry entry : entries) {
            again.setLogging(entries.size() - entry.seq() < WORDED);
            try {
                again.apply(entry);
            } catch (RuntimeException same) {
                LOG.debug("the rules cannot play entry {}", entry.seq(), same);
                return entry;
            }
        }
        fold = again;
        return null;
    }

    private void freeze(Entry at, RuntimeException fault) {
        LOG.error("table {} is frozen at entry {}", journal.record().id(), at.seq(), fault);
        frozen = true;
        Fold<T> before = fromTheStart();
        for (Entry entry : journal.after(0)) if (entry.seq() < at.seq()) before.apply(entry);
        fold = before;
    }

    private Fold<T> fromTheStart() {
        return new Fold<>(game, stores.archive().initialJournal(journal.record()), journal.record().timing());
    }
}
