package elysium.server.room;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Supplier;
import elysium.kernel.Clause;
import elysium.kernel.Game;
import elysium.kernel.Offers;
import elysium.server.db.Entry;
import elysium.server.db.EntryStore;
import elysium.server.db.SeatRecord;
import elysium.server.db.TableRecord;
import elysium.server.message.ErrorCode;
import elysium.server.message.Message;
import elysium.server.message.MessageBuilder;
import elysium.server.message.RequestRejectedException;
import elysium.tabletop.CardTable;
import org.jspecify.annotations.Nullable;

/// One table in memory: folded from its entries, and thrown away when nobody looks. What it does, it does one thing
/// after another; other rooms go on meanwhile.
public final class Room<T extends CardTable<T>> {
    private final Stores shelf;
    private final MessageBuilder<T> told;
    private final Broadcaster<T> audience;
    private final RoomJournal<T> chronicle;
    private final AutoAnswers<T> stewards;
    private final ReentrantLock lock = new ReentrantLock();
    private boolean retired;
    private volatile int present;
    private long used = System.nanoTime();

    public Room(Stores shelf, MessageBuilder<T> told, BotScheduler thinkers, TableRecord kept) {
        this.shelf = shelf;
        this.told = told;
        audience = new Broadcaster<>(told, this::ordered);
        stewards = new AutoAnswers<>(this, told, thinkers);
        chronicle = new RoomJournal<>(shelf, told, audience, kept, this::moved);
    }

    // ---- what is asked of a room

    /// Lets somebody look on, who is told at once what came after a step, and everything from now on. False if the room
    /// was thrown away meanwhile and must be fetched again.
    public boolean join(Function<TableRecord, Subscriber> comer, int since) {
        return inside(() -> {
            if (retired) return false;
            used = System.nanoTime();
            chronicle.doubt();                            // who sits where is looked up now, not remembered
            chronicle.refresh();
            Subscriber listener = comer.apply(chronicle.kept());
            List<Message.Place> places = chronicle.places(1 << listener.viewer());
            audience.greet(listener, chronicle.kept(), chronicle.fold(), since, places);
            String id = chronicle.kept().id();
            for (EntryStore.Line line : shelf.journals().said(id, 0, RoomJournal.CHAT_KEPT))
                listener.hear(RoomJournal.chat(line));
            chronicle.announce(1 << listener.viewer());
            audience.add(listener);
            attend();
            return true;
        });
    }

    public void leave(Subscriber listener) {
        inside(() -> {
            boolean was = audience.remove(listener);
            attend();
            return was;
        });
    }

    /// Answers the question of a step; returns when the answer is kept for good.
    public void move(Subscriber from, int seq, long move, @Nullable String id) {
        inside(() -> {
            Fold<T> now = playing();
            chronicle.keep(from.viewer(), () -> {
                check(now, from.viewer(), seq, move);
                return new Entry(now.entries() + 1, Entry.ANSWER, from.viewer(), move);
            }, () -> from.hear(new Message.Moved(seq, MessageBuilder.hex(move), id)));
            return true;
        });
    }

    /// Takes back the last answer of a seat where that is free, or asks the other persons whether it may.
    public void undo(Subscriber from, int seq, @Nullable String id) {
        inside(() -> {
            Fold<T> now = playing();
            boolean[] asks = {false};
            chronicle.keep(from.viewer(), () -> {
                if (seq != now.seq()) throw new RequestRejectedException(ErrorCode.STALE);
                Entry entry = Consent.undo(now, chronicle.kept(), from.viewer());
                asks[0] = entry.kind() == Entry.PROPOSED;
                return entry;
            }, () -> {
                if (!asks[0]) from.hear(new Message.Moved(seq, MessageBuilder.hex(0), id));
            });
            return true;
        });
    }

    /// Tells a seat what would come of an answer; nothing is done.
    public void foresee(Subscriber from, int seq, long move) {
        inside(() -> {
            Fold<T> now = playing();
            check(now, from.viewer(), seq, move);
            from.hear(MovePreviews.foresee(told.game(), now.table(), from.viewer(), seq, move));
            return true;
        });
    }

    /// Says yes or no to what is proposed.
    public void agree(int seat, boolean yes) {
        inside(() -> {
            chronicle.doubt();                            // whoever proposed it may have left at another server
            Fold<T> now = playing();
            chronicle.keep(seat, () -> Consent.word(now, chronicle.kept(), seat, yes), () -> {});
            return true;
        });
    }

    /// Whether all who sit here have agreed that the game may be forked from a step while it goes on; if they were not
    /// asked yet, they are asked now.
    public boolean mayFork(int seat, int step) {
        return inside(() -> {
            chronicle.doubt();
            Fold<T> now = playing();
            if (step <= now.conduct().forkable()) return true;
            chronicle.keep(seat, () -> Consent.fork(now, chronicle.kept(), seat), () -> {});
            return false;
        });
    }

    /// The player of a seat that is away is back.
    public void comeBack(int seat) {
        inside(() -> {
            Fold<T> now = playing();
            if (now.conduct().away(seat)) chronicle.keep(seat, () -> {
                if (!now.conduct().away(seat)) throw new RequestRejectedException(ErrorCode.STALE);
                return new Entry(now.entries() + 1, Entry.RETURNED, seat, 0);
            }, () -> {});
            return true;
        });
    }

    /// An answer that no person brings; nothing happens if the question is no longer open to it.
    ///
    /// @param as what kind of entry it makes
    void answerOf(int seat, int seq, long move, int as) {
        inside(() -> {
            Fold<T> now = playing();
            if (due(now, seat, seq, as)) chronicle.keep(seat, () -> {
                if (!due(now, seat, seq, as)) throw new RequestRejectedException(ErrorCode.STALE);
                check(now, seat, seq, move);
                return new Entry(now.entries() + 1, as, seat, move);
            }, () -> {});
            return true;
        });
    }

    private boolean due(Fold<T> now, int seat, int seq, int as) {
        return now.seq() == seq && stewards.may(chronicle, now, seat, as);
    }

    /// Answers for those whose time is out. Says when this table must be looked at again at the latest, or null if no
    /// time runs there.
    @Nullable Long ring() {
        return this.<@Nullable Long>inside(() -> {
            chronicle.doubt();
            chronicle.refresh();
            Fold<T> now = chronicle.fold();
            if (now == null || chronicle.frozen() || !now.hourglass().runs()) return null;
            for (int seat : stewards.late(chronicle, now)) stopWaiting(now, seat);
            return now.table().isOver() ? null : now.hourglass().bound(System.currentTimeMillis());
        });
    }

    private void stopWaiting(Fold<T> now, int seat) {
        int seq = now.seq();
        long usual = told.game().fallback(now.table(), seat);
        if (usual == Game.NO_MOVE)
            stewards.think(now, chronicle.kept().chairs().get(seat), Entry.OUT_OF_TIME, false);
        else try {
            answerOf(seat, seq, usual, Entry.OUT_OF_TIME);
        } catch (RequestRejectedException late) {
            chronicle.doubt();                            // somebody was quicker, here or at another server
        }
    }

    public void say(int seat, String words) {
        shelf.journals().say(kept().id(), seat, words);
        catchUp();
    }

    /// Fetches what others have brought since: entries, words, who sits where.
    public void catchUp() {
        inside(() -> {
            chronicle.doubt();
            chronicle.refresh();
            return true;
        });
    }

    /// Whether this room need not be told of an entry any more.
    public boolean knows(int entry) {
        return inside(() -> {
            Fold<T> now = chronicle.fold();
            return entry > 0 && now != null && now.entries() >= entry;
        });
    }

    public TableRecord kept() {
        return inside(chronicle::kept);
    }

    /// What is there to see, for those who do not stay: the game as far as it is known, or null before it begins.
    public @Nullable Fold<T> fold() {
        return this.<@Nullable Fold<T>>inside(() -> {
            chronicle.refresh();
            return chronicle.fold();
        });
    }

    /// Who sits where, who is here and who is away.
    public List<Message.Place> places() {
        return inside(() -> {
            chronicle.refresh();
            return chronicle.places(0);
        });
    }

    /// What is waited for at a table under way.
    ///
    /// @param asked the seats that are asked; not who has answered already
    /// @param since when they were asked
    /// @param me whether the answer of whoever wants to know is waited for, and no order gives it
    public record Awaited(List<Integer> asked, long since, boolean me) {}

    /// What is waited for now, as a seat may know it; null where nothing is.
    public @Nullable Awaited awaited(int seat) {
        return this.<@Nullable Awaited>inside(() -> {
            chronicle.refresh();
            Fold<T> now = chronicle.fold();
            if (chronicle.frozen() || now == null || now.table().isOver()) return null;
            List<Integer> asked = new ArrayList<>();
            for (int each = 0; each < now.table().players(); each++) if (now.table().isAsked(each)) asked.add(each);
            boolean owes = (now.table().pendingSeats() >> seat & 1) != 0 && ordered(now, seat) == Game.NO_MOVE;
            return new Awaited(asked, now.hourglass().opened(), owes);
        });
    }

    /// A person whose answer is waited for.
    ///
    /// @param step the step whose question it is
    /// @param opened when it was opened
    /// @param out when their time is out, or never
    /// @param here whether a page of theirs is open at this table
    public record Waited(int seat, int step, long opened, long out, boolean here) {}

    /// The persons whose answers are waited for.
    List<Waited> waited() {
        return inside(() -> {
            chronicle.doubt();
            chronicle.refresh();
            Fold<T> now = chronicle.fold();
            if (now == null || chronicle.frozen() || now.table().isOver()) return List.of();
            return stewards.waited(chronicle, now);
        });
    }

    /// Throws the room away if nobody looks and nothing was done for a while.
    boolean retire(long idleNanos) {
        return inside(() -> {
            boolean idle = System.nanoTime() - used > idleNanos;
            retired |= idle && audience.isEmpty() && !stewards.busy();
            if (retired) stewards.part(chronicle);
            return retired;
        });
    }

    void dismissAll() {
        inside(() -> audience.dismissAll());
    }

    /// When somebody's time is out at the soonest.
    long due() {
        return stewards.due();
    }

    /// The seats that somebody looks on from here, a bit each.
    int present() {
        return present;
    }

    // ---- within the lock

    private <R extends @Nullable Object> R inside(Supplier<R> work) {
        lock.lock();
        try {
            return work.get();
        } finally {
            audience.flush();
            lock.unlock();
        }
    }

    private Fold<T> playing() {
        used = System.nanoTime();
        return chronicle.playing();
    }

    private void moved() {
        if (!retired) stewards.look(chronicle);
    }

    /// What a standing order of a seat that owes an answer is about to give.
    private long ordered(Fold<T> now, int seat) {
        return stewards.ordered(chronicle, now, seat);
    }

    /// Lets everybody know who has come or gone, here and at other servers.
    private void attend() {
        int before = present, now = audience.seats();
        present = now;
        for (SeatRecord chair : chronicle.kept().chairs())
            if (((before ^ now) >> chair.seat() & 1) != 0)
                shelf.presence().note(chronicle.kept().id(), chair.seat(), (now >> chair.seat() & 1) != 0);
        chronicle.announce(0);
    }

    private void check(Fold<T> now, int seat, int seq, long move) {
        if (now.table().isOver()) throw new RequestRejectedException(ErrorCode.OVER);
        if (seq != now.seq()) throw new RequestRejectedException(ErrorCode.STALE);
        if (!now.table().isAsked(seat)) throw new RequestRejectedException(ErrorCode.NOT_ASKED);
        if (now.allows(seat, move)) return;
        Clause forbids = now.table().offers(seat, Offers.explained()).refusal(move);
        throw new RequestRejectedException(ErrorCode.NOT_OFFERED, forbids == null ? null : told.rule(forbids.id()));
    }
}
