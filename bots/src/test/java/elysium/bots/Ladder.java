package elysium.bots;

import java.util.List;
import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kernel.RolloutPolicy;
import elysium.kernel.Setup;
import elysium.kernel.SlabLayout;
import elysium.kernel.Table;
import org.jspecify.annotations.Nullable;

/// A test game: prizes of 1, 3 and 2 come one by one; the first in rank of those who want one gets it, and takes no
/// other.
final class Ladder extends Table<Ladder> {
    static final int PASS = 1, TAKE = 2, RANKS = 3;
    private static final int[] PRIZES = {1, 3, 2};
    private static final SlabLayout SLICES = new SlabLayout();
    private static final int SCORE = SLICES.shown("score", RANKS), LEFT = SLICES.shown("left", 1),
            NEXT = SLICES.shown("next", 1);

    Ladder() {
        super(SLICES, _ -> false, RANKS, 0);
    }

    record Scores(int first, int second, int third) {}

    static final SmallGame<Ladder> GAME = urged(null);

    /// The same game with a rollout policy.
    static SmallGame<Ladder> urged(@Nullable RolloutPolicy<Ladder> urge) {
        return new Prizes(urge);
    }

    private record Prizes(@Nullable RolloutPolicy<Ladder> rolloutPolicy) implements SmallGame<Ladder> {

        @Override public String id() {
            return "ladder";
        }

        @Override public List<Integer> seatCounts() {
            return List.of(RANKS);
        }

        @Override public Ladder setUp(Setup setup) {
            Ladder table = new Ladder();
            table.set(LEFT, (1 << RANKS) - 1);
            table.push(new Rung());
            table.settle();
            return table;
        }

        @Override public double payoff(Ladder table, int seat) {
            for (int other = 0; other < RANKS; other++) if (table.score(other) > table.score(seat)) return 0;
            return table.score(seat) > 0 ? 1 : 1.0 / RANKS;
        }

        @Override public double evaluation(Ladder table, int seat) {
            return table.score(seat) / 3.0;
        }
    }

    int score(int seat) {
        return get(SCORE + seat);
    }

    @Override protected Ladder self() {
        return this;
    }

    @Override public Ladder blank() {
        return new Ladder();
    }

    @Override public Scores view(int viewer) {
        return new Scores(score(0), score(1), score(2));
    }

    @Override public void imagine(int viewer, long seed) {
        hideFlowFrom(viewer, seed);
    }

    @Override public boolean revealedSince(Ladder earlier, int seat) {
        return false;
    }

    @Override public long withFaces(long move) {
        return move;
    }

    /// The question for the next prize, decided by rank as soon as the answers given suffice.
    record Rung() implements Frame<Ladder> {

        @Override public void resume(Ladder t) {
            if (t.get(NEXT) == PRIZES.length) t.end();
            else t.askAll(t.get(LEFT));
        }

        @Override public void options(Ladder t, int seat, Offers out) {
            out.offer(Move.of(PASS, t.get(NEXT)));
            out.offer(Move.of(TAKE, t.get(NEXT)));
        }

        @Override public boolean isDecided(Ladder t, Answers answers, int owing) {
            return first(t, answers, owing) != NONE;
        }

        @Override public void onAnswers(Ladder t, Answers answers) {
            for (int seat = 0; seat < RANKS; seat++)
                if (answers.of(seat) != 0 && Move.a(answers.of(seat)) != t.get(NEXT))
                    throw new IllegalStateException("seat " + seat + " answered another question");
            int seat = first(t, answers, 0), prize = PRIZES[t.get(NEXT)];
            t.set(NEXT, t.get(NEXT) + 1);
            if (seat == NONE) return;
            t.set(SCORE + seat, prize);
            t.set(LEFT, t.get(LEFT) & ~(1 << seat));
        }

        private static int first(Ladder t, Answers answers, int owing) {
            for (int rest = t.get(LEFT); rest != 0; rest &= rest - 1) {
                int seat = Integer.numberOfTrailingZeros(rest);
                if ((owing >> seat & 1) != 0) return NONE;
                if (answers.verb(seat) == TAKE) return seat;
            }
            return NONE;
        }
    }
}
