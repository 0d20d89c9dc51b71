package elysium.server.room;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import elysium.kernel.Game;
import elysium.server.db.table.Entry;
import elysium.server.db.table.TableRecord;
import elysium.server.message.ErrorCode;
import elysium.server.message.Message;
import elysium.server.message.MessageBuilder;
import elysium.server.message.RequestRejectedException;
import elysium.server.room.fold.Fold;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// One table in memory: opened when it is needed, dropped when it is idle. A move goes one way through it: the
/// validator judges it, the journal stores it, the game applies it, the broadcaster tells the viewers.
public final class Room<T extends CardTable<T>> {
    private static final Logger LOG = LoggerFactory.getLogger(Room.class);
    /// How often an answer is judged anew after another writer was first.
    private static final int TRIES = 20;
    private static final Consumer<Entry> NOTHING = _ -> {};

    private final Stores stores;
    private final CardGame<T> rules;
    private final EntryValidator<T> validator;
    private final RoomJournal journal;
    private final RoomGame<T> game;
    private final SeatOrders<T> orders;
    private final Broadcaster<T> viewers;
    private final RoomPresence<T> presence;
    private final AutoAnswers<T> autoAnswers;
    private final ReentrantLock lock = new ReentrantLock();
    private boolean retired;
    private long used = System.nanoTime();

    public Room(Stores stores, MessageBuilder<T> messages, BotScheduler bots, TableRecord record) {
        this.stores = stores;
        rules = messages.game();
        validator = new EntryValidator<>(messages);
        journal = new RoomJournal(stores, record);
        game = new RoomGame<>(stores, journal, rules);
        orders = new SeatOrders<>(stores, rules);
        viewers = new Broadcaster<>(messages, this::ordered);
        presence = new RoomPresence<>(stores, journal, viewers);
        autoAnswers = new AutoAnswers<>(this, rules, bots);
    }

    // ---- requests

    /// Subscribes a viewer: sends everything after a step at once, and every change from now on. False if the room was
    /// dropped meanwhile; then the caller must fetch it again.
    public boolean join(Function<TableRecord, Subscriber> viewer, int since) {
        return locked(() -> {
            if (retired) return false;
            used = System.nanoTime();
            journal.markStale();                          // the seats may have changed
            refresh();
            Subscriber subscriber = viewer.apply(journal.record());
            int seat = 1 << subscriber.viewer();
            viewers.greet(subscriber, journal.record(), game.fold(), since, presence.places(game.fold(), seat));
            for (Message.Chat line : journal.recentChat()) subscriber.receive(line);
            presence.announceSeats(game.fold(), seat);
            viewers.add(subscriber);
            presence.updateConnections(game.fold());
            return true;
        });
    }

    public void leave(Subscriber listener) {
        runLocked(() -> {
            viewers.remove(listener);
            presence.updateConnections(game.fold());
        });
    }

    /// Answers the question of a step; returns when the answer is stored.
    public void move(Subscriber from, int seq, long move, @Nullable String id) {
        runLocked(() -> {
            submit(from.viewer(), now -> validator.answer(now, from.viewer(), seq, move, Entry.ANSWER),
                    _ -> from.receive(new Message.Committed(seq, MessageBuilder.hex(move), id)));
        });
    }

    /// Takes back the last answer of a seat if that is free, or asks the other players for their consent.
    public void undo(Subscriber from, int seq, @Nullable String id) {
        runLocked(() -> {
            submit(from.viewer(), now -> {
                if (seq != now.step()) throw new RequestRejectedException(ErrorCode.STALE);
                return Consent.undoEntry(now, journal.record(), from.viewer());
            }, entry -> {
                if (entry.kind() != Entry.PROPOSED) from.receive(new Message.Committed(seq, MessageBuilder.hex(0), id));
            });
        });
    }

    /// Sends a seat the preview of an answer.
    public void preview(Subscriber from, int seq, long move) {
        runLocked(() -> {
            Fold<T> now = playing();
            validator.check(now, from.viewer(), seq, move);
            from.receive(MovePreviews.of(rules, now.table(), from.viewer(), seq, move));
        });
    }

    /// Says yes or no to what is proposed.
    public void replyToProposal(int seat, boolean yes) {
        runLocked(() -> {
            journal.markStale();                          // the proposer may have left at another server
            submit(seat, now -> Consent.replyEntry(now, journal.record(), seat, yes), NOTHING);
        });
    }

    /// Whether all who sit here have agreed that the game may be forked from a step while it goes on; if they were not
    /// asked yet, they are asked now.
    public boolean mayFork(int seat, int step) {
        return locked(() -> {
            journal.markStale();
            if (step <= playing().playerStatus().lastForkableStep()) return true;
            submit(seat, now -> Consent.forkEntry(now, journal.record(), seat), NOTHING);
            return false;
        });
    }

    /// The absent player of a seat is back.
    public void comeBack(int seat) {
        runLocked(() -> {
            if (playing().playerStatus().isAbsent(seat)) submit(seat, now -> {
                if (!now.playerStatus().isAbsent(seat)) throw new RequestRejectedException(ErrorCode.STALE);
                return new Entry(now.entries() + 1, Entry.RETURNED, seat, 0);
            }, NOTHING);
        });
    }

    /// An automatic answer; ignored if the question is no longer open to it.
    ///
    /// @param as the kind of entry it makes
    void answerAutomatically(int seat, int seq, long move, int as) {
        runLocked(() -> {
            if (mayStillAnswer(playing(), seat, seq, as)) submit(seat, now -> {
                if (!mayStillAnswer(now, seat, seq, as)) throw new RequestRejectedException(ErrorCode.STALE);
                return validator.answer(now, seat, seq, move, as);
            }, NOTHING);
        });
    }

    private boolean mayStillAnswer(Fold<T> now, int seat, int seq, int as) {
        return now.step() == seq && autoAnswers.mayAnswer(state(), now, seat, as);
    }

    /// Answers for the seats whose time is out. Returns when to look at this table again at the latest, or null if no
    /// clock is running.
    @Nullable Long checkClocks() {
        return this.<@Nullable Long>locked(() -> {
            journal.markStale();
            refresh();
            Fold<T> now = game.fold();
            if (now == null || game.isFrozen() || !now.clocks().hasTimeLimit()) return null;
            for (int seat : autoAnswers.seatsOutOfTime(state(), now)) stopWaiting(now, seat);
            return now.table().isOver() ? null : now.clocks().earliestTimeout(System.currentTimeMillis());
        });
    }

    private void stopWaiting(Fold<T> now, int seat) {
        long fallback = rules.fallbackMove(now.table(), seat);
        if (fallback == Game.NO_MOVE)
            autoAnswers.think(now, journal.record().seats().get(seat), Entry.OUT_OF_TIME, false);
        else try {
            answerAutomatically(seat, now.step(), fallback, Entry.OUT_OF_TIME);
        } catch (RequestRejectedException late) {
            journal.markStale();                          // another answer came first, here or at another server
        }
    }

    public void chat(int seat, String words) {
        stores.entries().addChat(record().id(), seat, words);
        catchUp();
    }

    /// Reads what other servers have stored since: entries, chat, seats.
    public void catchUp() {
        runLocked(() -> {
            journal.markStale();
            refresh();
        });
    }

    /// Whether this room has already applied an entry.
    public boolean hasApplied(int entry) {
        return locked(() -> {
            Fold<T> now = game.fold();
            return entry > 0 && now != null && now.entries() >= entry;
        });
    }

    public TableRecord record() {
        return locked(journal::record);
    }

    /// What is there to see, for those who do not stay: the game as far as it is known, or null before it begins.
    public @Nullable Fold<T> fold() {
        return this.<@Nullable Fold<T>>locked(() -> {
            refresh();
            return game.fold();
        });
    }

    /// Who sits where, who is here and who is away.
    public List<Message.Place> places() {
        return locked(() -> {
            refresh();
            return presence.places(game.fold(), 0);
        });
    }

    /// What is waited for now, as a seat may know it; null where nothing is.
    public @Nullable AwaitedAnswer awaitedAnswer(int seat) {
        return this.<@Nullable AwaitedAnswer>locked(() -> {
            refresh();
            Fold<T> now = game.fold();
            if (game.isFrozen() || now == null || now.table().isOver()) return null;
            List<Integer> asked = new ArrayList<>();
            for (int each = 0; each < now.table().players(); each++) if (now.table().isAsked(each)) asked.add(each);
            boolean owes = (now.table().pendingSeats() >> seat & 1) != 0 && ordered(now, seat) == Game.NO_MOVE;
            return new AwaitedAnswer(asked, now.clocks().askedAt(), owes);
        });
    }

    /// The persons whose answers are waited for.
    List<AwaitedPlayer> awaitedPlayers() {
        return locked(() -> {
            journal.markStale();
            refresh();
            Fold<T> now = game.fold();
            if (now == null || game.isFrozen() || now.table().isOver()) return List.of();
            return autoAnswers.awaitedPlayers(state(), now, presence.places(game.fold(), 0));
        });
    }

    /// Throws the room away if nobody looks and nothing was done for a while.
    boolean retire(long idleNanos) {
        return locked(() -> {
            boolean idle = System.nanoTime() - used > idleNanos;
            retired |= idle && viewers.isEmpty() && !autoAnswers.isBusy();
            if (retired) autoAnswers.roomRetired(state());
            return retired;
        });
    }

    void dismissAll() {
        locked(() -> viewers.dismissAll());
    }

    /// When somebody's time is out at the soonest.
    long nextTimeout() {
        return autoAnswers.nextTimeout();
    }

    /// The seats that somebody looks on from here, a bit each.
    int connectedSeats() {
        return presence.connectedSeats();
    }

    // ---- within the lock

    private void runLocked(Runnable work) {
        locked(() -> {
            work.run();
            return true;
        });
    }

    private <R extends @Nullable Object> R locked(Supplier<R> work) {
        lock.lock();
        try {
            return work.get();
        } finally {
            viewers.flush();
            lock.unlock();
        }
    }

    private Fold<T> playing() {
        used = System.nanoTime();
        refresh();
        return game.requirePlaying();
    }

    private RoomState<T> state() {
        return new RoomState<>(journal.record(), game.fold(), game.isFrozen(), orders);
    }

    /// The move that a standing order of a seat is about to give.
    private long ordered(Fold<T> now, int seat) {
        return autoAnswers.orderedMove(state(), now, seat);
    }

    // ---- the path of a move: judge, store, apply, tell

    /// Judges a request, stores its entry and applies it. If another writer was first, its entries are applied and the
    /// request is judged again.
    ///
    /// @param judge turns the request into an entry, or rejects it
    /// @param stored is called once the entry is safe, before anybody learns of it
    private void submit(int seat, Function<Fold<T>, Entry> judge, Consumer<Entry> stored) {
        for (int i = 0; i < TRIES; i++) {
            Entry entry = judge.apply(playing());
            if (journal.append(entry)) {
                stored.accept(entry);
                apply(List.of(entry), entry.isAnswer());
                return;
            }
        }
        LOG.warn("seat {} of table {} was outrun {} times", seat, journal.record().id(), TRIES);
        throw new RequestRejectedException(ErrorCode.UNAVAILABLE);
    }

    /// Applies entries and sends what they change. If the rules fail, the room freezes and no entry is lost.
    private void apply(List<Entry> entries, boolean judged) {
        for (int i = 0; i < entries.size(); i++) {
            Fold<T> now = game.fold();
            if (now == null) return;
            try {
                Applied applied = game.apply(now, entries.get(i), judged, entries.size() - i, !viewers.isEmpty());
                viewers.sendChanges(journal.record(), now, applied);
            } catch (RuntimeException fault) {
                recover(entries.get(i), fault);
                return;
            }
        }
        Fold<T> now = game.fold();
        if (entries.isEmpty() || now == null) return;
        game.snapshot(now);
        orders.deleteExpired(journal.record().id(), now);
        presence.announceSeats(game.fold(), 0);
        storeState(now);
        look();
    }

    private void recover(Entry at, RuntimeException fault) {
        if (game.recover(at, fault)) {
            Fold<T> again = game.fold();
            if (again != null) viewers.sendTurn(journal.record(), again);
            look();
        } else {
            viewers.sendToAll(new Message.Turned(ErrorCode.FROZEN.code(), ErrorCode.FROZEN.words(), null, null, null));
            journal.storeState(TableRecord.State.FROZEN);
        }
    }

    private void storeState(Fold<T> now) {
        TableRecord.State stored = journal.record().state();
        if (now.table().isOver() && stored == TableRecord.State.PLAYING) journal.storeEnd(now.winners());
        if (!now.table().isOver() && stored == TableRecord.State.FROZEN)
            journal.storeState(TableRecord.State.PLAYING);
    }

    // ---- what other writers have stored

    /// Brings the room up to date with the store, if that may have changed.
    private void refresh() {
        if (!journal.isStale()) return;
        TableRecord before = journal.record();
        boolean played = game.fold() != null;
        journal.reload();
        TableRecord now = journal.record();
        int changed = orders.reload(now.id(), now.seats().size());
        viewers.dismissFormerPlayers(before, now);
        presence.announceSeats(game.fold(), 0);
        String rematch = now.timing().rematch();
        if (rematch != null && before.timing().rematch() == null) viewers.sendToAll(new Message.Rematch(rematch));
        boolean opened = game.open();
        Fold<T> fold = game.fold();
        if (opened && fold != null) viewers.sendTurn(now, fold);
        if (fold != null && !game.isFrozen()) apply(journal.after(fold.entries()), false);
        for (Message.Chat line : journal.newChat()) viewers.sendToAll(line);
        if (played) askAgain(changed);
        journal.markCurrent();
        look();
    }

    /// Sends their question again to the seats whose standing orders have changed.
    private void askAgain(int seats) {
        Fold<T> now = game.fold();
        if (now == null || now.table().isOver()) return;
        for (int seat = 0; seat < now.table().players(); seat++)
            if ((seats >> seat & 1) != 0 && now.table().isAsked(seat)) viewers.resendQuestion(seat, now);
    }

    private void look() {
        if (!retired) autoAnswers.scheduleAnswers(state());
    }
}
