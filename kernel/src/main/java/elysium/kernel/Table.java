package elysium.kernel;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// The complete state of one game: its facts in cells, the stack of frames and the open question.
public abstract class Table<T extends Table<T>> {
    public static final int NONE = -1, ABANDONED = Short.MIN_VALUE;
    public static final int SEATS = 6, SPECTATOR = SEATS, EVERYONE = (1 << SEATS + 1) - 1;
    /// The viewer from whom nothing is hidden, for replays of finished games. It is never part of EVERYONE.
    public static final int OMNISCIENT = SPECTATOR + 1;
    private static final int NOT_RUNNING = 0, UNCHECKED = -1;

    private final short[] slab;
    private final CopyPlan copyPlan;
    private final StateCheck<T> stateCheck;
    private final Answers answers = this::answerOf;
    private @Nullable Frame<T>[] stack;                   // the frames below the top
    private @Nullable Frame<T> top;
    private int depth;
    private int version, checkedVersion = UNCHECKED, runningDepth = NOT_RUNNING;      // not facts, hence not in the slab
    private int soleSeat = NONE;                             // the only asked seat, whose answer need not be sealed
    private long soleAnswer;
    private @Nullable EventListener listener;                      // not copied into forks

    @SuppressWarnings("unchecked") protected Table(SlabLayout slices, StateCheck<T> due, int players, long seed) {
        slab = new short[slices.size()];
        copyPlan = slices.copyPlan();
        stack = (Frame<T>[]) new Frame<?>[16];
        this.stateCheck = due;
        set(TableHeader.PLAYERS, players);
        setRngState(seed);
    }

    protected abstract T self();

    /// Returns an empty table of the same shape, to copy into.
    public abstract T blank();

    /// What a viewer may know of this table.
    public abstract Record view(int viewer);

    /// Randomizes whatever the viewer cannot know (determinization). Call it on a fork only.
    public abstract void imagine(int viewer, long seed);

    /// Whether any player has learned a card since an earlier moment of the same game, as far as a seat can tell. A
    /// seat knows only of its own cards who knew them before.
    public abstract boolean revealedSince(T earlier, int seat);

    /// The move with every row replaced by the card in it, so that moves of different tables can be compared.
    public abstract long withFaces(long move);

    /// Offers what an asked seat may do besides answering; most games have no such moves.
    protected void offerSideMoves(int seat, Offers out) {}

    /// Performs the move if it is one of [#offerSideMoves] and returns true; the question and the answers to it stay as they
    /// are.
    protected boolean playSideMove(int seat, long move) {
        return false;
    }

    // ---- facts

    protected final int get(int at) {
        return slab[at];
    }

    /// The cells themselves, for parts of a table that read them; only [#set] writes them.
    protected final short[] slab() {
        return slab;
    }

    /// The only method that writes facts.
    protected final void set(int at, int value) {
        if ((short) value != value) throw wrong(value, "does not fit a cell (16 bits, signed)");
        slab[at] = (short) value;
        version++;                                        // invalidates caches
    }

    /// Sets a range of cells to 0.
    protected final void clear(int from, int to) {
        Arrays.fill(slab, from, to, (short) 0);
        version++;
    }

    /// Writes a cell that is not a fact: caches never depend on questions, answers or the random state.
    private void note(int at, int value) {
        slab[at] = (short) value;
    }

    /// Counts the writes of facts; a cached value is valid as long as the version is the same.
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

    /// Makes this table equal to another, in place.
    public final void copyFrom(T other) {
        Table<T> o = other;
        copyPlan.copy(o.slab, slab);
        if (stack.length < o.depth) stack = Arrays.copyOf(stack, o.stack.length);
        System.arraycopy(o.stack, 0, stack, 0, o.depth);
        top = o.top;
        depth = o.depth;
        version++;
    }

    // ---- for frames

    /// Starts a frame inside the current one, which resumes when the new frame leaves.
    public final void push(Frame<T> frame) {
        if (runningDepth != NOT_RUNNING && depth < runningDepth)
            throw wrong("push after leave: call push first, or not at all:", frame);
        if (pendingSeats() != 0) throw wrong("push after ask: return after asking, and push when answered:", frame);
        if (depth == stack.length) stack = Arrays.copyOf(stack, depth * 2);
        if (depth > 0) stack[depth - 1] = top;
        top = frame;
        depth++;
    }

    /// Replaces the current frame by its next stage; call it before any push.
    public final void become(Frame<T> frame) {
        if (runningDepth != NOT_RUNNING && depth != runningDepth) throw late("become");
        top = frame;
    }

    /// Ends the current frame; the frame below may read the result.
    public final void leave(int result) {
        if (runningDepth != NOT_RUNNING && depth != runningDepth) throw late("leave");
        if (pendingSeats() != 0) throw wrong("leave after ask: return after asking, and leave when answered:", top());
        depth--;
        top = depth == 0 ? null : stack[depth - 1];
        note(TableHeader.RESULT, result);
        checkedVersion = UNCHECKED;                                  // a state check may have waited for this frame to end
    }

    /// Ends the current frame without a result.
    public final void leave() {
        leave(0);
    }

    /// Ends the current frame because its subject is gone.
    public final void abandon() {
        leave(ABANDONED);
    }

    /// The result of the last frame that left.
    public final int result() {
        return slab[TableHeader.RESULT];
    }

    public final void ask(int seat) {
        askAll(1 << seat);
    }

    /// Asks several seats, given as a bit set; the game stops until their answers decide the question.
    public final void askAll(int seats) {
        if (runningDepth != NOT_RUNNING && depth != runningDepth) throw late("ask");
        if (seats == 0) throw wrong(top(), "asks nobody: pass at least one seat to askAll");
        note(TableHeader.ASKED, seats);
        note(TableHeader.OWING, seats);
    }

    /// Draws a random number from 0 to `bound` - 1. This is the only source of chance.
    public final int roll(int bound) {
        long z = rngState() + SplitMix.STEP;
        setRngState(z);
        return SplitMix.below(z, bound);
    }

    /// Shuffles the first numbers of an array, by one roll for each but the last.
    public final void shuffle(int[] numbers, int count) {
        long state = rngState();
        for (int left = count; left > 1; left--) {
            state += SplitMix.STEP;
            int i = SplitMix.below(state, left), number = numbers[i];
            numbers[i] = numbers[left - 1];
            numbers[left - 1] = number;
        }
        setRngState(state);
    }

    public final void end() {
        note(TableHeader.OVER, 1);
    }

    /// Whether a listener is set; a frame can skip work that only serves events.
    protected final boolean hasListener() {
        return listener != null;
    }

    protected final void emit(int kind, int subject, int object, int amount, int face, int seenBy) {
        if (listener != null) listener.onEvent(kind, subject, object, amount, face, seenBy);
    }

    // ---- for callers that play the game

    public final boolean isOver() {
        return slab[TableHeader.OVER] != 0;
    }

    /// The seats that have yet to answer, as a bit set.
    public final int pendingSeats() {
        return slab[TableHeader.OWING];
    }

    public final int nextPending() {
        return Integer.numberOfTrailingZeros(pendingSeats());
    }

    /// All seats of the open question, as a bit set, whether they have answered or not.
    public final int askedSeats() {
        return pendingSeats() == 0 ? 0 : slab[TableHeader.ASKED];
    }

    /// Whether a seat may answer the open question, or change its answer.
    public final boolean isAsked(int seat) {
        return seat >= 0 && seat < players() && (askedSeats() >> seat & 1) != 0;
    }

    public final Offers offers(int seat, Offers out) {
        top().options(self(), seat, out.clear());
        offerSideMoves(seat, out);
        return out;
    }

    /// Records a seat's answer and runs the rules once the question is decided. Until then the answer is sealed and can
    /// be replaced. A move of [#offerSideMoves] is performed at once and answers nothing.
    public final void answer(int seat, long move) {
        if (playSideMove(seat, move)) return;
        int asked = slab[TableHeader.ASKED];
        soleSeat = asked == 1 << seat ? seat : NONE;
        soleAnswer = move;
        if (soleSeat == NONE) {
            seal(seat, move);
            int owing = pendingSeats() & ~(1 << seat);
            note(TableHeader.OWING, owing);
            if (owing != 0 && !top().isDecided(self(), answers, owing)) return;
        }
        note(TableHeader.OWING, 0);
        runningDepth = depth;
        top().onAnswers(self(), answers);
        if (soleSeat == NONE) clearSealed(asked);                   // answers that did not count stay secret
        checkedVersion = UNCHECKED;
        settle();
    }

    private long answerOf(int seat) {
        return seat == soleSeat ? soleAnswer : sealed(seat);
    }

    /// Runs the rules until a player must answer or the game is over.
    public final void settle() {
        while (slab[TableHeader.OWING] == 0 && slab[TableHeader.OVER] == 0) {
            runningDepth = NOT_RUNNING;
            if (version != checkedVersion) {                       // a fact has changed since the last state check
                if (runStateCheck()) continue;               // state checks come before the frame
                checkedVersion = version;
            }
            Frame<T> frame = top();
            int before = version;
            runningDepth = depth;
            if (frame instanceof Frame.Abandonable<T> falls && !falls.isValid(self())) abandon();
            else frame.resume(self());
            if (version == before && pendingSeats() == 0 && !isOver() && top == frame)
                throw wrong(frame, "did nothing: resume must ask, push, become, leave, end or write a fact");
        }
        runningDepth = NOT_RUNNING;
    }

    /// Runs the state check. If it pushes a frame, the last result is saved for the frame below.
    private boolean runStateCheck() {
        int below = depth, said = result();
        boolean some = stateCheck.performNext(self());
        if (depth > below) {
            Frame<T> keeps = new SavedResult<>(said);
            push(top());                                  // makes room in the array
            System.arraycopy(stack, below, stack, below + 1, depth - 2 - below);
            stack[below] = keeps;
        }
        return some;
    }

    public final Frame<T> top() {
        Frame<T> frame = top;
        if (frame == null)
            throw new IllegalStateException("no frame is left, but the game is not over: call end first");
        return frame;
    }

    /// Sets the event listener; null removes it.
    public final void setListener(@Nullable EventListener listener) {
        this.listener = listener;
    }

    public final long rngState() {
        return TableHeader.readLong(slab, TableHeader.CHANCE);
    }

    // ---- for snapshots

    public final int cellCount() {
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

    /// Restores a snapshot: all cells, and the frames from bottom to top.
    public final void restore(short[] cells, Frame<T>[] frames) {
        if (cells.length != slab.length)
            throw new IllegalArgumentException(
                    "a snapshot of " + cells.length + " cells does not fit a table of " + slab.length);
        System.arraycopy(cells, 0, slab, 0, cells.length);
        stack = Arrays.copyOf(frames, Math.max(frames.length, 16));
        depth = frames.length;
        top = depth == 0 ? null : frames[depth - 1];
        version++;
    }

    /// Copies the random state of another table, so that two forks draw the same numbers and can be compared.
    public final void copyRngFrom(T other) {
        setRngState(other.rngState());
    }

    /// Moves hidden cards to other rows, so that knowledge of a row no longer identifies a card. Everything else stays
    /// the same, including the random state.
    public final void conceal(long seed) {
        long coming = rngState();
        setRngState(seed);
        changeRows();
        setRngState(coming);
    }

    /// Moves hidden cards to other rows, in a game that has any.
    protected void changeRows() {}

    // ---- for determinization

    /// Clears the other seats' sealed answers and replaces the random state, since the viewer knows neither.
    protected final void hideFlowFrom(int viewer, long seed) {
        setRngState(seed);
        int others = askedSeats() & ~(1 << viewer);
        if (others == 0) return;
        note(TableHeader.OWING, pendingSeats() | others);
        for (int seat = 0; seat < SEATS; seat++)
            if ((others >> seat & 1) != 0) seal(seat, 0);
    }

    /// The answer that a seat has given to the open question, or 0.
    public final long sealed(int seat) {
        return TableHeader.readLong(slab, TableHeader.SEALED + TableHeader.LONG * seat);
    }

    /// Stores a seat's answer to the open question.
    protected final void seal(int seat, long move) {
        TableHeader.writeLong(slab, TableHeader.SEALED + TableHeader.LONG * seat, move);
    }

    private void clearSealed(int seats) {
        for (int rest = seats; rest != 0; rest &= rest - 1) seal(Integer.numberOfTrailingZeros(rest), 0);
    }

    private void setRngState(long value) {
        TableHeader.writeLong(slab, TableHeader.CHANCE, value);
    }

    /// A mistake in a game's code; built outside the public methods to keep those small enough to inline.
    private static IllegalStateException wrong(Object what, Object more) {
        return new IllegalStateException(what + " " + more);
    }

    private IllegalStateException late(String doing) {
        return new IllegalStateException(doing + " after push or leave, below " + top() + ": " + doing
                + " must come first");
    }
}
