package elysium.server.room;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import elysium.server.db.DatabaseUnavailableException;
import elysium.server.db.Entry;
import elysium.server.db.EntryStore;
import elysium.server.db.TableRecord;
import elysium.server.message.ErrorCode;
import elysium.server.message.Message;
import elysium.server.message.MessageBuilder;
import elysium.server.message.RequestRejectedException;
import elysium.tabletop.CardTable;
import elysium.tabletop.StandingOrder;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What is kept of a table as its room knows it: fetched, added to and played, and told to those who look on. Used
/// within the room's lock only.
final class RoomJournal<T extends CardTable<T>> {
    static final int CHAT_KEPT = 50;
    private static final Logger LOG = LoggerFactory.getLogger(RoomJournal.class);
    private static final int TRIES = 20;
    /// Of how many entries, at most, a room that is fetched has the words.
    private static final int TOLD = 2 * Fold.RECENT;

    private final Stores shelf;
    private final MessageBuilder<T> told;
    private final Broadcaster<T> audience;
    private final Runnable moved;
    private TableRecord kept;
    private @Nullable Fold<T> fold;
    private Map<Integer, List<StandingOrder>> orders = Map.of();
    private Message.@Nullable Seated seated;
    private @Nullable TableRecord announced;                     // of what `seated` was made
    private int announcedHere, announcedAway;
    private int said, elsewhere, snapshot;                // up to which entry a snapshot was read or asked for
    private boolean frozen, opened, stale = true;

    /// @param moved told when the table is not what it was
    RoomJournal(Stores shelf, MessageBuilder<T> told, Broadcaster<T> audience, TableRecord kept, Runnable moved) {
        this.shelf = shelf;
        this.told = told;
        this.audience = audience;
        this.kept = kept;
        this.moved = moved;
    }

    TableRecord kept() {
        return kept;
    }

    @Nullable Fold<T> fold() {
        return fold;
    }

    boolean frozen() {
        return frozen;
    }

    /// Makes the room look again before it does anything else.
    void doubt() {
        stale = true;
    }

    /// The orders of a seat that stand: those it has left, or those of the game where it has not said anything.
    List<StandingOrder> orders(int seat) {
        List<StandingOrder> left = orders.getOrDefault(seat, told.game().standingOrders().usual());
        Fold<T> now = fold;
        if (now == null) return left;
        List<StandingOrder> standing = new ArrayList<>();
        for (StandingOrder order : left) if (now.lasts(order, seat)) standing.add(order);
        return standing;
    }

    /// Lets those whose orders have changed know what they are asked now.
    private void askAgain(Map<Integer, List<StandingOrder>> before) {
        Fold<T> now = fold;
        if (now == null || now.table().isOver()) return;
        for (int seat = 0; seat < now.table().players(); seat++)
            if (now.table().isAsked(seat) && !Objects.equals(before.get(seat), orders.get(seat)))
                audience.again(seat, now);
    }

    /// What has fallen away is not kept: nobody would follow it any more, but it would stand there for ever.
    private void forgetLapsed(Fold<T> now) {
        for (Map.Entry<Integer, List<StandingOrder>> each : orders.entrySet()) {
            int seat = each.getKey();
            if (allLast(now, seat, each.getValue())) continue;
            try {
                shelf.orders().forget(kept.id(), seat, order -> !now.lasts(order, seat));
            } catch (DatabaseUnavailableException gone) {
                LOG.debug("orders of table {} that have fallen away stay for now", kept.id());
            }
        }
    }

    private static boolean allLast(Fold<?> now, int seat, List<StandingOrder> orders) {
        for (StandingOrder order : orders) if (!now.lasts(order, seat)) return false;
        return true;
    }

    /// The game, if it is under way and can be played.
    Fold<T> playing() {
        refresh();
        if (frozen) throw new RequestRejectedException(ErrorCode.FROZEN);
        if (fold == null) throw new RequestRejectedException(ErrorCode.NOT_BEGUN);
        if (fold.table().isOver()) throw new RequestRejectedException(ErrorCode.OVER);
        return fold;
    }

    /// Keeps an entry and then plays it. Whoever loses the race for a place fetches what came first, and looks again.
    void keep(int seat, Supplier<Entry> wanted, Runnable done) {
        for (int i = 0; i < TRIES; i++) {
            Entry entry = wanted.get();
            try {
                if (shelf.scribe().keep(kept.id(), entry)) {
                    done.run();
                    take(List.of(entry));
                    return;
                }
            } catch (DatabaseUnavailableException gone) {
                stale = true;                             // it may have been kept all the same
                throw gone;
            }
            stale = true;
            refresh();
            if (frozen) throw new RequestRejectedException(ErrorCode.FROZEN);
        }
        LOG.warn("seat {} of table {} was outrun {} times", seat, kept.id(), TRIES);
        throw new RequestRejectedException(ErrorCode.UNAVAILABLE);
    }

    /// Makes the room agree with what is kept.
    void refresh() {
        if (!stale) return;
        TableRecord now = shelf.tables().find(kept.id());
        if (now == null) throw new RequestRejectedException(ErrorCode.UNKNOWN_TABLE);
        TableRecord before = kept;
        Map<Integer, List<StandingOrder>> ordered = orders;
        boolean told = fold != null;
        kept = now;
        elsewhere = shelf.presence().elsewhere(kept.id());
        orders = shelf.orders().at(kept.id());
        audience.showOut(before, now);
        announce(0);
        String rematch = now.course().rematch();
        if (rematch != null && before.course().rematch() == null) audience.all(new Message.Rematch(rematch));
        begin();
        if (fold != null && !frozen) take(shelf.journals().after(kept.id(), fold.entries()));
        List<EntryStore.Line> lines = shelf.journals().said(kept.id(), said, CHAT_KEPT);
        for (EntryStore.Line line : lines) audience.all(chat(line));
        if (!lines.isEmpty()) said = lines.getLast().seq();
        if (told) askAgain(ordered);
        stale = false;
        moved.run();
    }

    private void begin() {
        if (fold != null || kept.state() == TableRecord.State.OPEN) return;
        if (told.game().rulesVersion() != kept.setup().rules())
            throw new RequestRejectedException(ErrorCode.OTHER_RULES);
        fold = shelf.snapshots().open(told.game(), kept);
        snapshot = fold.entries();
        opened = snapshot > 0;
        audience.turn(kept, fold);
    }

    private Fold<T> fresh() {
        return new Fold<>(told.game(), shelf.archive().beginning(kept), kept.course());
    }

    /// Plays what is kept. A fault in the rules freezes the room, and never loses an entry.
    private void take(List<Entry> entries) {
        Fold<T> now = fold;
        if (now == null) return;
        for (int i = 0; i < entries.size(); i++) {
            Entry entry = entries.get(i);
            now.telling(!audience.isEmpty() || entries.size() - i <= TOLD);
            try {
                audience.take(kept, now, entry);
            } catch (RuntimeException fault) {
                if (opened) startOver(entry, fault);
                else freeze(entry, fault);
                return;
            }
        }
        if (entries.isEmpty()) return;
        if (SnapshotStore.due(now.entries()) > snapshot) {
            snapshot = SnapshotStore.due(now.entries());
            shelf.snapshots().write(kept, now);
        }
        forgetLapsed(now);
        announce(0);
        if (now.table().isOver() && kept.state() == TableRecord.State.PLAYING) note(TableRecord.State.OVER);
        if (!now.table().isOver() && kept.state() == TableRecord.State.FROZEN) note(TableRecord.State.PLAYING);
        moved.run();
    }

    /// A game that was opened from a snapshot cannot go on: either the snapshot is wrong, or the rules are. It is played
    /// from its first entry, which tells.
    private void startOver(Entry at, RuntimeException fault) {
        LOG.error("table {} cannot go on at entry {} from its snapshot, which is thrown away", kept.id(), at.seq(),
                fault);
        shelf.snapshots().forget(kept);
        opened = false;
        snapshot = 0;
        Fold<T> again = fresh();
        List<Entry> entries = shelf.journals().after(kept.id(), 0);
        for (Entry entry : entries) {
            again.telling(entries.size() - entry.seq() < TOLD);
            try {
                again.take(entry);
            } catch (RuntimeException same) {
                freeze(entry, same);
                return;
            }
        }
        fold = again;
        audience.turn(kept, again);
        moved.run();
    }

    /// Nothing is played here any more; what is shown is the table before the entry that the rules cannot play.
    private void freeze(Entry at, RuntimeException fault) {
        LOG.error("table {} is frozen at entry {}", kept.id(), at.seq(), fault);
        frozen = true;
        Fold<T> before = fresh();
        for (Entry entry : shelf.journals().after(kept.id(), 0)) if (entry.seq() < at.seq()) before.take(entry);
        fold = before;
        audience.all(new Message.Turned(ErrorCode.FROZEN.code(), ErrorCode.FROZEN.words(), null, null, null));
        note(TableRecord.State.FROZEN);
    }

    /// For lists only: how far a table is can always be told from its entries.
    private void note(TableRecord.State state) {
        try {
            if (state == TableRecord.State.OVER && fold != null) shelf.archive().end(kept.id(), fold.winners());
            else shelf.tables().state(kept.id(), state);
        } catch (DatabaseUnavailableException gone) {
            LOG.warn("table {} could not be noted as {}", kept.id(), state);
        }
    }

    /// Who sits where, who is here and who is away, as everybody may know it.
    ///
    /// @param more seats at which somebody comes just now
    List<Message.Place> places(int more) {
        return Broadcaster.places(kept, audience.seats() | elsewhere | more, fold == null ? 0 : fold.conduct().shown());
    }

    /// Tells everybody who sits where, if that has changed.
    void announce(int more) {
        int here = audience.seats() | elsewhere | more, away = fold == null ? 0 : fold.conduct().shown();
        if (kept == announced && here == announcedHere && away == announcedAway) return;
        announced = kept;
        announcedHere = here;
        announcedAway = away;
        Message.Seated now = new Message.Seated(Broadcaster.state(kept), Broadcaster.places(kept, here, away));
        if (now.equals(seated)) return;
        seated = now;
        audience.all(now);
    }

    static Message.Chat chat(EntryStore.Line line) {
        return new Message.Chat(line.seq(), line.seat(), line.words(), line.at());
    }
}
