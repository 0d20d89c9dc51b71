package elysium.server.room;

import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Supplier;
import elysium.kernel.Clause;
import elysium.kernel.Offers;
import elysium.server.keep.Chair;
import elysium.server.keep.Entry;
import elysium.server.keep.Journals;
import elysium.server.keep.Kept;
import elysium.server.keep.Unavailable;
import elysium.server.wire.Fault;
import elysium.server.wire.Message;
import elysium.server.wire.Refused;
import elysium.server.wire.Told;
import elysium.tabletop.CardTable;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// One table in memory: folded from its entries, and thrown away when nobody looks. What it does, it does one thing
/// after another; other rooms go on meanwhile.
public final class Room<T extends CardTable<T>> {
    private static final Logger LOG = LoggerFactory.getLogger(Room.class);
    private static final int TRIES = 20, CHAT_KEPT = 50;

    private final Shelf shelf;
    private final Told<T> told;
    private final Thinkers thinkers;
    private final Audience<T> audience;
    private final ReentrantLock lock = new ReentrantLock();
    private Kept kept;
    private @Nullable Fold<T> fold;
    private int said;
    private boolean frozen, stale = true, retired;
    private long used = System.nanoTime();

    public Room(Shelf shelf, Told<T> told, Thinkers thinkers, Kept kept) {
        this.shelf = shelf;
        this.told = told;
        this.thinkers = thinkers;
        this.kept = kept;
        audience = new Audience<>(told);
    }

    // ---- what is asked of a room

    /// Lets somebody look on, who is told at once what came after a step, and everything from now on. False if the room
    /// was thrown away meanwhile and must be fetched again.
    public boolean join(Function<Kept, Listener> comer, int since) {
        return inside(() -> {
            if (retired) return false;
            used = System.nanoTime();
            stale = true;                                 // who sits where is looked up now, not remembered
            refresh();
            Listener listener = comer.apply(kept);
            audience.greet(listener, kept, fold, since);
            for (Journals.Line line : shelf.journals().said(kept.id(), 0, CHAT_KEPT)) listener.hear(chat(line));
            return true;
        });
    }

    public void leave(Listener listener) {
        inside(() -> audience.remove(listener));
    }

    /// Answers the question of a step; returns when the answer is kept for good.
    public void move(Listener from, int seq, long move, @Nullable String id) {
        inside(() -> {
            Fold<T> now = playing();
            keep(from.viewer(), () -> {
                check(now, from.viewer(), seq, move);
                return new Entry(now.entries() + 1, Entry.ANSWER, from.viewer(), move);
            }, () -> from.hear(new Message.Moved(seq, Told.hex(move), id)));
            return true;
        });
    }

    /// Takes back the last answer of a seat, where that is free.
    public void undo(Listener from, int seq, @Nullable String id) {
        inside(() -> {
            Fold<T> now = playing();
            keep(from.viewer(), () -> {
                if (seq != now.seq()) throw new Refused(Fault.STALE);
                int at = now.back(from.viewer());
                if (at < 0) throw new Refused(Fault.NO_UNDO);
                return new Entry(now.entries() + 1, Entry.TAKEN_BACK, from.viewer(), at);
            }, () -> from.hear(new Message.Moved(seq, Told.hex(0), id)));
            return true;
        });
    }

    /// Tells a seat what would come of an answer; nothing is done.
    public void foresee(Listener from, int seq, long move) {
        inside(() -> {
            Fold<T> now = playing();
            check(now, from.viewer(), seq, move);
            from.hear(Oracle.foresee(told.game(), now.table(), from.viewer(), seq, move));
            return true;
        });
    }

    /// The answer of a bot that thought off this room; nothing happens if the question is no longer open to it.
    void answerOf(int seat, int seq, long move) {
        inside(() -> {
            Fold<T> now = playing();
            boolean owes = now.seq() == seq && (now.table().owing() >> seat & 1) != 0;
            if (owes && kept.chairs().get(seat).sitter().bot()) keep(seat, () -> {
                check(now, seat, seq, move);
                if ((now.table().owing() >> seat & 1) == 0) throw new Refused(Fault.STALE);
                return new Entry(now.entries() + 1, Entry.ANSWER, seat, move);
            }, () -> {});
            return true;
        });
    }

    public void say(int seat, String words) {
        shelf.journals().say(kept.id(), seat, words);
        catchUp();
    }

    /// Fetches what others have brought since: entries, words, who sits where.
    public void catchUp() {
        inside(() -> {
            stale = true;
            refresh();
            return true;
        });
    }

    /// Whether this room need not be told of an entry any more.
    public boolean knows(int entry) {
        return inside(() -> entry > 0 && fold != null && fold.entries() >= entry);
    }

    public Kept kept() {
        return inside(() -> kept);
    }

    /// What is there to see, for those who do not stay: the game as far as it is known, or null before it begins.
    public @Nullable Fold<T> fold() {
        return this.<@Nullable Fold<T>>inside(() -> {
            refresh();
            return fold;
        });
    }

    /// Whether a seat owes an answer now.
    public boolean owes(int seat) {
        return inside(() -> {
            refresh();
            return !frozen && fold != null && (fold.table().owing() >> seat & 1) != 0;
        });
    }

    /// Throws the room away if nobody looks and nothing was done for a while.
    boolean retire(long idleNanos) {
        return inside(() -> {
            boolean idle = System.nanoTime() - used > idleNanos;
            retired |= idle && audience.isEmpty() && !thinkers.busyFor(this);
            return retired;
        });
    }

    void dismissAll() {
        inside(() -> audience.dismissAll());
    }

    // ---- within the lock

    private <R> R inside(Supplier<R> work) {
        lock.lock();
        try {
            return work.get();
        } finally {
            lock.unlock();
        }
    }

    private Fold<T> playing() {
        used = System.nanoTime();
        refresh();
        if (frozen) throw new Refused(Fault.FROZEN);
        if (fold == null) throw new Refused(Fault.NOT_BEGUN);
        if (fold.table().over()) throw new Refused(Fault.OVER);
        return fold;
    }

    private void check(Fold<T> now, int seat, int seq, long move) {
        if (now.table().over()) throw new Refused(Fault.OVER);
        if (seq != now.seq()) throw new Refused(Fault.STALE);
        if (!now.table().asks(seat)) throw new Refused(Fault.NOT_ASKED);
        if (now.table().offers(seat, Offers.silent()).allows(move)) return;
        Clause forbids = now.table().offers(seat, Offers.explained()).refusal(move);
        throw new Refused(Fault.NOT_OFFERED, null, forbids == null ? null : told.rule(forbids.id()));
    }

    /// Keeps an entry and then plays it. Whoever loses the race for a place fetches what came first, and looks again.
    private void keep(int seat, Supplier<Entry> wanted, Runnable kept) {
        for (int i = 0; i < TRIES; i++) {
            Entry entry = wanted.get();
            try {
                if (shelf.scribe().keep(this.kept.id(), entry)) {
                    kept.run();
                    take(List.of(entry));
                    return;
                }
            } catch (Unavailable gone) {
                stale = true;                             // it may have been kept all the same
                throw gone;
            }
            stale = true;
            refresh();
            if (frozen) throw new Refused(Fault.FROZEN);
        }
        throw new Refused(Fault.UNAVAILABLE, "seat " + seat + " was outrun " + TRIES + " times");
    }

    /// Makes the room agree with what is kept.
    private void refresh() {
        if (!stale) return;
        Kept now = shelf.tables().find(kept.id());
        if (now == null) throw new Refused(Fault.UNKNOWN_TABLE);
        Kept before = kept;
        kept = now;
        if (!now.chairs().equals(before.chairs()) || now.state() != before.state()) audience.seated(before, now);
        begin();
        if (fold != null && !frozen) take(shelf.journals().after(kept.id(), fold.entries()));
        List<Journals.Line> lines = shelf.journals().said(kept.id(), said, CHAT_KEPT);
        for (Journals.Line line : lines) audience.all(chat(line));
        if (!lines.isEmpty()) said = lines.getLast().seq();
        stale = false;
        summon();
    }

    private void begin() {
        if (fold != null || kept.state() == Kept.State.OPEN) return;
        if (told.game().rules() != kept.setup().rules()) throw new Refused(Fault.OTHER_RULES);
        fold = new Fold<>(told.game(), kept.setup());
        audience.turn(kept, fold);
    }

    /// Plays what is kept. A fault in the rules freezes the room, and never loses an entry.
    private void take(List<Entry> entries) {
        Fold<T> now = fold;
        if (now == null) return;
        for (Entry entry : entries) {
            try {
                if (now.take(entry)) audience.step(kept, now);
                else audience.sealed(entry.seat(), now);
            } catch (RuntimeException fault) {
                freeze(entry, fault);
                return;
            }
        }
        if (now.table().over() && kept.state() == Kept.State.PLAYING) note(Kept.State.OVER);
        if (!now.table().over() && kept.state() == Kept.State.FROZEN) note(Kept.State.PLAYING);
        if (!entries.isEmpty()) summon();
    }

    /// Nothing is played here any more; what is shown is the table before the entry that the rules cannot play.
    private void freeze(Entry at, RuntimeException fault) {
        LOG.error("table {} is frozen at entry {}", kept.id(), at.seq(), fault);
        frozen = true;
        Fold<T> before = new Fold<>(told.game(), kept.setup());
        for (Entry entry : shelf.journals().after(kept.id(), 0)) if (entry.seq() < at.seq()) before.take(entry);
        fold = before;
        audience.all(new Message.Turned(Fault.FROZEN.code(), Fault.FROZEN.words(), null, null, null));
        note(Kept.State.FROZEN);
    }

    /// For lists only: how far a table is can always be told from its entries.
    private void note(Kept.State state) {
        try {
            if (state == Kept.State.OVER && fold != null) shelf.archive().end(kept.id(), fold.winners());
            else shelf.tables().state(kept.id(), state);
        } catch (Unavailable gone) {
            LOG.warn("table {} could not be noted as {}", kept.id(), state);
        }
    }

    /// Asks the bots that owe an answer to think about it, on copies of the table.
    private void summon() {
        Fold<T> now = fold;
        if (now == null || frozen || now.table().over()) return;
        for (Chair chair : kept.chairs())
            if (chair.sitter().bot() && (now.table().owing() >> chair.seat() & 1) != 0)
                thinkers.think(this, now, chair);
    }

    private static Message.Chat chat(Journals.Line line) {
        return new Message.Chat(line.seq(), line.seat(), line.words(), line.at());
    }
}
