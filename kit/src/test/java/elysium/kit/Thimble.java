package elysium.kit;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.kernel.SlabLayout;
import elysium.kernel.Table;

/// A sample game without cards and with its own views: one seat hides a pea under a thimble, the other guesses.
public final class Thimble extends Table<Thimble> {
    private static final SlabLayout SLICES = new SlabLayout();
    private static final int PEA = SLICES.secret("pea", 1), GUESSES = SLICES.shown("guesses", 1),
            DRIFT = SLICES.secret("drift", 1);
    static final int HIDE = 1, GUESS = 2, THIMBLES = 3;

    /// The faults of the game's views and imagined tables.
    public enum Fault {
        NONE, VIEW_TELLS, IMAGINES_FROM_TRUTH, KEEPS_TRUTH, DRIFTS
    }

    /// What a viewer knows.
    record Told(int guesses, int pea) {}

    /// Hides the pea, then asks for guesses until the pea is found or three guesses were made.
    record Turn(boolean hidden) implements Frame<Thimble> {

        @Override public void resume(Thimble t) {
            t.ask(hidden ? 1 : 0);
        }

        @Override public void options(Thimble t, int seat, Offers out) {
            for (int i = 1; i <= THIMBLES; i++) out.offer(Move.of(hidden ? GUESS : HIDE, i));
        }

        @Override public void onAnswers(Thimble t, Answers answers) {
            int said = Move.a(answers.of(hidden ? 1 : 0));
            if (!hidden) {
                t.set(PEA, said);
                t.become(new Turn(true));
            } else {
                t.set(GUESSES, t.get(GUESSES) + 1);
                if (t.get(GUESSES) == 3) t.end();
            }
        }
    }

    private final Fault fault;

    Thimble(Setup setup, Fault fault) {
        super(SLICES, _ -> false, setup.seats(), setup.seed());
        this.fault = fault;
        push(new Turn(false));
        settle();
    }

    private Thimble(Fault fault) {
        super(SLICES, _ -> false, 0, 0);
        this.fault = fault;
    }

    @Override protected Thimble self() {
        return this;
    }

    @Override public Thimble blank() {
        return new Thimble(fault);
    }

    @Override public Record view(int viewer) {
        return new Told(get(GUESSES), viewer == 0 || fault == Fault.VIEW_TELLS ? get(PEA) : NONE);
    }

    @Override public void imagine(int viewer, long seed) {
        hideFlowFrom(viewer, seed);
        if (fault == Fault.DRIFTS) set(DRIFT, get(DRIFT) + 1);
        if (viewer == 0 || get(PEA) == 0 || fault == Fault.KEEPS_TRUTH) return;
        int from = fault == Fault.IMAGINES_FROM_TRUTH ? get(PEA) : 0;
        set(PEA, 1 + (from + roll(THIMBLES)) % THIMBLES);
    }

    @Override public boolean revealedSince(Thimble earlier, int seat) {
        return false;
    }

    @Override public long withFaces(long move) {
        return move;
    }
}
