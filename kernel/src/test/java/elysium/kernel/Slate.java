package elysium.kernel;

/// A minimal table: a few numbers, some of which count what was shown, and a list of pairs that is copied as far as it is used.
public final class Slate extends Table<Slate> {
    private static final SlabLayout SLICES = new SlabLayout();
    static final int NUMBERS = SLICES.shown("numbers", 4), SHOWN = NUMBERS + 3;
    private static final int PAIR = 2, LENGTH = SLICES.internal("length", 1),
            PAIRS = SLICES.internal("pairs", 200, new SlabLayout.Extent(LENGTH, 0, PAIR)),
            BEHIND = SLICES.shown("behind", 1);

    static final int WHISPER = 90;
    boolean whispers;                                     // whether an asked seat may show something without answering

    Slate(int players, long seed) {
        this(_ -> false, players, seed);
    }

    Slate(StateCheck<Slate> due, int players, long seed) {
        super(SLICES, due, players, seed);
    }

    /// What a viewer of a slate knows.
    record Told(int viewer, int shown) {}

    static Slate of(Frame<Slate> first) {
        Slate slate = new Slate(3, 1);
        slate.push(first);
        return slate;
    }

    int number(int i) {
        return get(NUMBERS + i);
    }

    void number(int i, int value) {
        set(NUMBERS + i, value);
    }

    void add(int one, int other) {
        int at = PAIRS + PAIR * get(LENGTH);
        set(at, one);
        set(at + 1, other);
        set(LENGTH, get(LENGTH) + 1);
        set(BEHIND, one + other);
    }

    void show() {
        set(SHOWN, get(SHOWN) + 1);
    }

    @Override protected void offerSideMoves(int seat, Offers out) {
        if (whispers) out.offer(Move.of(WHISPER));
    }

    @Override protected boolean playSideMove(int seat, long move) {
        if (Move.verb(move) != WHISPER) return false;
        show();
        return true;
    }

    @Override protected Slate self() {
        return this;
    }

    @Override public Slate blank() {
        return new Slate(players(), 0);
    }

    @Override public Record view(int viewer) {
        return new Told(viewer, get(SHOWN));
    }

    @Override public void imagine(int viewer, long seed) {
        hideFlowFrom(viewer, seed);
    }

    @Override public boolean revealedSince(Slate earlier, int seat) {
        return get(SHOWN) > earlier.get(SHOWN);
    }

    @Override public long withFaces(long move) {
        return move;
    }
}
