package elysium.kernel;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// All facts of one game in progress, and what the rules are in the middle of.
public abstract class Table<T extends Table<T>> {
    public static final int NONE = -1, ABANDONED = Short.MIN_VALUE;
    public static final int SEATS = 6, SPECTATOR = SEATS, EVERYONE = (1 << SEATS + 1) - 1;
    /// The viewer from whom nothing is hidden: whoever looks back at a game that is over. Never one of EVERYONE.
    public static final int OMNISCIENT = SPECTATOR + 1;
    private static final int FREE = 0, STIRRED = -1;
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private final short[] slab;
    private final CopyPlan runs;
    private final StateCheck<T> due;
    private final Answers answers = this::answerOf;
    private @Nullable Frame<T>[] stack;                   // those below the top
    private @Nullable Frame<T> top;
    private int depth;
    private int version, quiet = STIRRED, working = FREE;      // no facts: they stand outside the slab
    private int alone = NONE;                             // whose answer decides at once, and need not be sealed
    private long said;
    private @Nullable EventListener setListener;                      // forks tell nobody

    @SuppressWarnings("unchecked") protected Table(SlabLayout slices, StateCheck<T> due, int players, long seed) {
        slab = new short[slices.size()];
        runs = slices.runs();
        stack = (Frame<T>[]) new Frame<?>[16];
        this.due = due;
        set(TableHeader.PLAYERS, players);
        setRngState(seed);
    }

    protected abstract T self();

    /// A new table of the same shape, with nothing on it, to copy into.
    public abstract T blank();

    /// What a viewer may be told.
    public abstract Record view(int viewer);

    /// Makes this table, a fork, one at which the viewer could as well be sitting.
    public abstract void imagine(int viewer, long seed);

    /// Whether somebody has come to know a card since an earlier moment of the same game, as far as a seat can tell:
    /// only of its own cards it knows for sure who knew them before.
    public abstract boolean revealedSince(T earlier, int seat);

    /// The move with every row it names replaced by the card that lies there, to compare moves of different tables.
    public abstract long withFaces(long move);

    /// Offers what a seat that is asked may do besides, without answering; most games know nothing of the kind.
    protected void asides(int seat, Offers out) {}

    /// Does such a thing, if that is what a move is: the question stays open, and so does all that it is about.
    protected boolean aside(int seat, long move) {
        return false;
    }

    // ---- facts

    protected final int get(int at) {
        return slab[at];
    }

    /// The only writer of facts.
    protected final void set(int at, int value) {
        if ((short) value != value) throw wrong(value, "does not fit a cell");
        slab[at] = (short) value;
        version++;                                        // what was remembered of the table is stale
    }

    /// Writes nothing into a row of cells.
    protected final void clear(int from, int to) {
        Arrays.fill(slab, from, to, (short) 0);
        version++;
    }

    /// Who is asked, what was answered and what chance will bring are no facts: nothing is computed from them.
    private void note(int at, int value) {
        slab[at] = (short) value;
    }

    /// Counts the writes of facts: what was computed under one version holds while it lasts.
    protected final int version() {
        return version;
    }

    public final int players() {
        return slab[TableHeader.PLAYERS];
    }

    public final T copy() {
        T copy = blank();
        copy.copyFrom(self());
        return copy;
    }

    /// Makes this table equal to the other, in place. No game overrides it.
    public final void copyFrom(T other) {
        Table<T> o = other;
        runs.copy(o.slab, slab);
        if (stack.length < o.depth) stack = Arrays.copyOf(stack, o.stack.length);
        System.arraycopy(o.stack, 0, stack, 0, o.depth);
        top = o.top;
        depth = o.depth;
        version++;
    }

    // ---- for frames

    /// Starts something inside the frame at work; when that leaves, the frame is resumed.
    public final void push(Frame<T> frame) {
        if (working != FREE && depth < working) throw wrong("push after leave:", frame);
        if (pendingSeats() != 0) throw wrong("push after ask:", frame);
        if (depth == stack.length) stack = Arrays.copyOf(stack, depth * 2);
        if (depth > 0) stack[depth - 1] = top;
        top = frame;
        depth++;
    }

    /// Goes to the next stage: to be called before anything is pushed on top.
    public final void become(Frame<T> frame) {
        if (working != FREE && depth != working) throw late("become");
        top = frame;
    }

    /// Finishes the frame at work; the frame below may read the result.
    public final void leave(int result) {
        if (working != FREE && depth != working) throw late("leave");
        if (pendingSeats() != 0) throw wrong("leave after ask:", top());
        depth--;
        top = depth == 0 ? null : stack[depth - 1];
        note(TableHeader.RESULT, result);
        quiet = STIRRED;                                  // what waited for it to be over may be due
    }

    /// Finishes the frame at work, which has nothing to report.
    public final void leave() {
        leave(0);
    }

    /// Leaves because what the frame at work is about is over.
    public final void abandon() {
        leave(ABANDONED);
    }

    /// What the last frame to leave had to say.
    public final int result() {
        return slab[TableHeader.RESULT];
    }

    public final void ask(int seat) {
        askAll(1 << seat);
    }

    /// Stops until the seats, a bit each, have answered enough to decide.
    public final void askAll(int seats) {
        if (working != FREE && depth != working) throw late("ask");
        if (seats == 0) throw wrong(top(), "asks nobody");
        note(TableHeader.ASKED, seats);
        note(TableHeader.OWING, seats);
    }

    /// Draws a number below the bound; the only chance there is.
    public final int roll(int bound) {
        long z = rngState() + GOLDEN;
        setRngState(z);
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return (int) Math.unsignedMultiplyHigh(z ^ z >>> 31, bound);
    }

    public final void end() {
        note(TableHeader.OVER, 1);
    }

    /// Whether somebody hears what happens: what is only told need not be worked out otherwise.
    protected final boolean hasListener() {
        return setListener != null;
    }

    protected final void emit(int kind, int subject, int object, int amount, int face, int seenBy) {
        if (setListener != null) setListener.tell(kind, subject, object, amount, face, seenBy);
    }

    // ---- for those who drive

    public final boolean isOver() {
        return slab[TableHeader.OVER] != 0;
    }

    /// The seats that owe an answer, a bit each.
    public final int pendingSeats() {
        return slab[TableHeader.OWING];
    }

    public final int nextPending() {
        return Integer.numberOfTrailingZeros(pendingSeats());
    }

    /// The seats of the question that is open, whether they have answered or not.
    public final int askedSeats() {
        return pendingSeats() == 0 ? 0 : slab[TableHeader.ASKED];
    }

    /// Whether a seat may answer, or answer anew.
    public final boolean isAsked(int seat) {
        return seat >= 0 && seat < players() && (askedSeats() >> seat & 1) != 0;
    }

    public final Offers offers(int seat, Offers out) {
        top().options(self(), seat, out.clear());
        asides(seat, out);
        return out;
    }

    /// Gives a seat's answer; runs on when the question is decided. Until then all stays sealed. What is only said aside
    /// answers nothing.
    public final void answer(int seat, long move) {
        if (aside(seat, move)) return;
        int asked = slab[TableHeader.ASKED];
        alone = asked == 1 << seat ? seat : NONE;
        said = move;
        if (alone == NONE) {
            seal(seat, move);
            int owing = pendingSeats() & ~(1 << seat);
            note(TableHeader.OWING, owing);
            if (owing != 0 && !top().decided(self(), answers, owing)) return;
        }
        note(TableHeader.OWING, 0);
        working = depth;
        top().answered(self(), answers);
        if (alone == NONE) wipe(asked);                   // a wish that came too late is never told
        quiet = STIRRED;
        settle();
    }

    private long answerOf(int seat) {
        return seat == alone ? said : sealed(seat);
    }

    /// Runs the rules until somebody owes an answer, or nobody ever will.
    public final void settle() {
        while (slab[TableHeader.OWING] == 0 && slab[TableHeader.OVER] == 0) {
            working = FREE;
            if (version != quiet) {                       // something was written since all was quiet
                if (inevitable()) continue;               // what has become due comes first
                quiet = version;
            }
            Frame<T> frame = top();
            int before = version;
            working = depth;
            if (frame instanceof Frame.Abandonable<T> falls && !falls.isValid(self())) abandon();
            else frame.resume(self());
            if (version == before && pendingSeats() == 0 && !isOver() && top == frame)
                throw wrong(frame, "did nothing");
        }
        working = FREE;
    }

    /// Does or pushes what is due. What is pushed so must not drown what the frame below is about to be told.
    private boolean inevitable() {
        int below = depth, said = result();
        boolean some = due.due(self());
        if (depth > below) {
            Frame<T> keeps = new SavedResult<>(said);
            push(top());                                  // makes room
            System.arraycopy(stack, below, stack, below + 1, depth - 2 - below);
            stack[below] = keeps;
        }
        return some;
    }

    public final Frame<T> top() {
        Frame<T> frame = top;
        if (frame == null) throw new IllegalStateException("no frame is left, and the game is not over");
        return frame;
    }

    /// Lets somebody hear what happens from now on, or nobody.
    public final void setListener(@Nullable EventListener listener) {
        setListener = listener;
    }

    public final long rngState() {
        return TableHeader.readLong(slab, TableHeader.CHANCE);
    }

    // ---- for those who keep

    public final int cells() {
        return slab.length;
    }

    public final short cell(int at) {
        return slab[at];
    }

    public final int depth() {
        return depth;
    }

    public final Frame<T> frame(int at) {
        Frame<T> frame = at == depth - 1 ? top : stack[at];
        if (at >= depth || frame == null) throw new IllegalStateException("no frame " + at);
        return frame;
    }

    /// Makes this table what was kept of another: all cells, and the frames from the lowest to the top.
    public final void restore(short[] cells, Frame<T>[] frames) {
        if (cells.length != slab.length) throw new IllegalArgumentException(cells.length + " cells for " + slab.length);
        System.arraycopy(cells, 0, slab, 0, cells.length);
        stack = Arrays.copyOf(frames, Math.max(frames.length, 16));
        depth = frames.length;
        top = depth == 0 ? null : frames[depth - 1];
        version++;
    }

    /// Takes the chances to come from another table, so that both roll alike: for those who compare forks.
    public final void copyRngFrom(T other) {
        setRngState(other.rngState());
    }

    /// Lays hidden cards on other rows: what was seen on a row tells nothing of it any more. Nothing else changes, nor do
    /// the chances to come.
    public final void conceal(long seed) {
        long coming = rngState();
        setRngState(seed);
        changeRows();
        setRngState(coming);
    }

    /// Lays hidden cards on other rows, where a game has any.
    protected void changeRows() {}

    // ---- for imagination

    /// Forgets what the viewer cannot know of the flow: answers still sealed, and the chances to come.
    protected final void hideFlowFrom(int viewer, long seed) {
        setRngState(seed);
        int others = askedSeats() & ~(1 << viewer);
        if (others == 0) return;
        note(TableHeader.OWING, pendingSeats() | others);
        for (int seat = 0; seat < SEATS; seat++)
            if ((others >> seat & 1) != 0) seal(seat, 0);
    }

    /// What a seat has answered to the question that is open, or 0.
    public final long sealed(int seat) {
        return TableHeader.readLong(slab, TableHeader.SEALED + TableHeader.LONG * seat);
    }

    /// Writes down what a seat has answered to the question that is open.
    protected final void seal(int seat, long move) {
        TableHeader.writeLong(slab, TableHeader.SEALED + TableHeader.LONG * seat, move);
    }

    private void wipe(int seats) {
        for (int rest = seats; rest != 0; rest &= rest - 1) seal(Integer.numberOfTrailingZeros(rest), 0);
    }

    private void setRngState(long value) {
        TableHeader.writeLong(slab, TableHeader.CHANCE, value);
    }

    /// What an author has done wrong: said apart, so that the verbs stay small.
    private static IllegalStateException wrong(Object what, Object more) {
        return new IllegalStateException(what + " " + more);
    }

    private IllegalStateException late(String doing) {
        return new IllegalStateException(doing + " after push or leave, below " + top());
    }
}
