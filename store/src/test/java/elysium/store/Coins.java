package elysium.store;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.kernel.SlabLayout;
import elysium.kernel.Table;

/// A small test table: two seats take one or two coins in turn until none is left.
final class Coins extends Table<Coins> {
    private static final SlabLayout SLICES = new SlabLayout();
    private static final int COINS = SLICES.shown("coins", 1);
    static final int TAKE = 1;

    enum Mood {
        CALM, HURRIED {
            @Override boolean quick() {
                return true;
            }
        };

        boolean quick() {
            return false;
        }
    }

    interface Note {}

    record Said(boolean loud, Mood mood) implements Note {}

    /// A frame with every supported type of component.
    record Taking(int seat, long all, short little, byte bit, char letter, double part, float bitOf, Mood mood,
            Said said,
            Note note) implements Frame<Coins> {

        static Taking of(int seat) {
            Mood mood = seat == 0 ? Mood.CALM : Mood.HURRIED;
            return new Taking(seat, -1L << 40, (short) -3, (byte) 7, 'é', 0.1, 2.5f, mood, new Said(seat == 0, mood),
                    new Said(true, Mood.CALM));
        }

        @Override public void resume(Coins t) {
            if (t.coins() == 0) t.end();
            else t.ask(seat);
        }

        @Override public void options(Coins t, int who, Offers out) {
            out.offer(Move.of(TAKE, 1));
            if (t.coins() > 1) out.offer(Move.of(TAKE, 2));
        }

        @Override public void onAnswers(Coins t, Answers answers) {
            t.set(COINS, t.coins() - Move.a(answers.of(seat)));
            t.become(Taking.of(1 - seat));
        }
    }

    Coins(Setup setup) {
        super(SLICES, _ -> false, setup.seats(), setup.seed());
        set(COINS, 5 + roll(100));
        push(Taking.of(0));
        settle();
    }

    private Coins() {
        super(SLICES, _ -> false, 0, 0);
    }

    int coins() {
        return get(COINS);
    }

    @Override protected Coins self() {
        return this;
    }

    @Override public Coins blank() {
        return new Coins();
    }

    @Override public Record view(int viewer) {
        return new Said(false, Mood.CALM);
    }

    @Override public void imagine(int viewer, long seed) {
        hideFlowFrom(viewer, seed);
    }

    @Override public boolean revealedSince(Coins earlier, int seat) {
        return false;
    }

    @Override public long withFaces(long move) {
        return move;
    }
}
