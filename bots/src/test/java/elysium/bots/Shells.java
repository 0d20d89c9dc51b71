package elysium.bots;

import java.util.List;
import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.kernel.SlabLayout;
import elysium.kernel.Table;

/// A test game: the first seat leaves with a small gain, or dares the second, which holds a pearl and a pebble, to show
/// one of them.
final class Shells extends Table<Shells> {
    static final int LEAVE = 1, DARE = 2, SHOW = 3;
    private static final int PEARL = 7, PEBBLE = 8, HOLDER = 1;
    private static final double LITTLE = 0.3;
    private static final SlabLayout SLICES = new SlabLayout();
    private static final int FACE = SLICES.secret("face", 2), SHOWN = SLICES.shown("shown", 1);

    Shells(long seed) {
        super(SLICES, _ -> false, 2, seed);
    }

    record Shown(int face) {}

    static final SmallGame<Shells> GAME = new SmallGame<>() {

        @Override public String id() {
            return "shells";
        }

        @Override public List<Integer> seatCounts() {
            return List.of(2);
        }

        @Override public Shells setUp(Setup setup) {
            Shells table = new Shells(setup.seed());
            table.hide();
            table.push(new Dare(0));
            table.settle();
            return table;
        }

        @Override public double payoff(Shells table, int seat) {
            double first = switch (table.get(SHOWN)) {
                case PEARL -> 0;
                case PEBBLE -> 1;
                default -> LITTLE;
            };
            return seat == 0 ? first : 1 - first;
        }

        @Override public double evaluation(Shells table, int seat) {
            return payoff(table, seat);
        }
    };

    private void hide() {
        int pearl = roll(2);
        set(FACE + pearl, PEARL);
        set(FACE + 1 - pearl, PEBBLE);
    }

    @Override protected Shells self() {
        return this;
    }

    @Override public Shells blank() {
        return new Shells(0);
    }

    @Override public Shown view(int viewer) {
        return new Shown(get(SHOWN));
    }

    @Override public void imagine(int viewer, long seed) {
        hideFlowFrom(viewer, seed);
        if (viewer != HOLDER) hide();
    }

    @Override public boolean revealedSince(Shells earlier, int seat) {
        return get(SHOWN) != earlier.get(SHOWN);
    }

    @Override public long withFaces(long move) {
        return Move.verb(move) == SHOW ? Move.withA(move, get(FACE + Move.a(move))) : move;
    }

    /// The question to the first seat, then to the second.
    record Dare(int seat) implements Frame<Shells> {

        @Override public void resume(Shells t) {
            t.ask(seat);
        }

        @Override public void options(Shells t, int asked, Offers out) {
            out.offer(seat == HOLDER ? Move.of(SHOW, 0) : Move.of(LEAVE));
            out.offer(seat == HOLDER ? Move.of(SHOW, 1) : Move.of(DARE));
        }

        @Override public void onAnswers(Shells t, Answers answers) {
            if (answers.verb(seat) == DARE) {
                t.become(new Dare(HOLDER));
                return;
            }
            if (seat == HOLDER) t.set(SHOWN, t.get(FACE + Move.a(answers.of(seat))));
            t.end();
        }
    }
}
