package elysium.bots;

import java.util.List;
import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.kernel.SlabLayout;
import elysium.kernel.Table;

/// A test game: two seats show a coin at once; the first wins if the sides match, the second if not.
final class Pennies extends Table<Pennies> {
    static final int HEADS = 1, TAILS = 2;
    private static final SlabLayout SLICES = new SlabLayout();
    private static final int WINNER = SLICES.shown("winner", 1);

    Pennies() {
        super(SLICES, _ -> false, 2, 0);
    }

    record Nothing() {}

    static final SmallGame<Pennies> GAME = new SmallGame<>() {

        @Override public String id() {
            return "pennies";
        }

        @Override public List<Integer> seatCounts() {
            return List.of(2);
        }

        @Override public Pennies setUp(Setup setup) {
            Pennies table = new Pennies();
            table.push(new Show());
            table.settle();
            return table;
        }

        @Override public double payoff(Pennies table, int seat) {
            return table.get(WINNER) == seat ? 1 : 0;
        }

        @Override public double evaluation(Pennies table, int seat) {
            return table.isOver() ? payoff(table, seat) : 0.5;
        }
    };

    @Override protected Pennies self() {
        return this;
    }

    @Override public Pennies blank() {
        return new Pennies();
    }

    @Override public Nothing view(int viewer) {
        return new Nothing();
    }

    @Override public void imagine(int viewer, long seed) {
        hideFlowFrom(viewer, seed);
    }

    @Override public boolean revealedSince(Pennies earlier, int seat) {
        return false;
    }

    @Override public long withFaces(long move) {
        return move;
    }

    /// Both seats choose a side.
    record Show() implements Frame<Pennies> {

        @Override public void resume(Pennies t) {
            t.askAll(3);
        }

        @Override public void options(Pennies t, int seat, Offers out) {
            out.offer(Move.of(HEADS));
            out.offer(Move.of(TAILS));
        }

        @Override public void onAnswers(Pennies t, Answers answers) {
            t.set(WINNER, answers.of(0) == answers.of(1) ? 0 : 1);
            t.end();
        }
    }
}
