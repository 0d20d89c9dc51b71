package elysium.bots;

import java.util.Arrays;
import java.util.List;
import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.kernel.SlabLayout;
import elysium.kernel.Table;

/// A test game: three seats bid secret cards for prizes at once; the highest bid wins the prize and takes points from a
/// seat.
final class Bidding extends Table<Bidding> {
    static final int SEATS_HERE = 3, HAND = 5, DECK = 18, BID = 1, HARM = 2, HURT = 6, DEAREST = 9;
    private static final SlabLayout SLICES = new SlabLayout();
    private static final int FACE = SLICES.secret("face", DECK), GONE = SLICES.shown("gone", DECK),
            SCORE = SLICES.shown("score", SEATS_HERE), ROUND = SLICES.shown("round", 1),
            PRIZE = SLICES.shown("prize", 1),
            WINNER = SLICES.shown("winner", 1);

    private final int[] hidden = new int[DECK];

    Bidding(long seed) {
        super(SLICES, _ -> false, SEATS_HERE, seed);
    }

    /// What a viewer knows: the faces it sees, and everything that is not a card.
    record Seen(List<Integer> faces, List<Integer> scores, int round, int prize) {}

    static final SmallGame<Bidding> GAME = new SmallGame<>() {

        @Override public String id() {
            return "bidding";
        }

        @Override public List<Integer> seatCounts() {
            return List.of(SEATS_HERE);
        }

        @Override public Bidding setUp(Setup setup) {
            Bidding table = new Bidding(setup.seed());
            for (int row = 0; row < DECK; row++) table.set(FACE + row, row + 1);
            for (int left = DECK; left > 1; left--) table.swap(left - 1, table.roll(left));
            table.push(new Auction(Auction.Stage.PRIZE));
            table.settle();
            return table;
        }

        @Override public double payoff(Bidding table, int seat) {
            int best = 0;
            for (int other = 0; other < SEATS_HERE; other++) if (table.score(other) > table.score(seat)) return 0;
            for (int other = 0; other < SEATS_HERE; other++) if (table.score(other) == table.score(seat)) best++;
            return 1.0 / best;
        }

        @Override public double evaluation(Bidding table, int seat) {
            int rivals = 0;
            for (int other = 0; other < SEATS_HERE; other++) if (other != seat) rivals += table.score(other);
            return Math.clamp(0.5 + (table.score(seat) - rivals / 2.0) / 60, 0, 1);
        }
    };

    /// A table in the second to last round, with two cards in every hand and no points.
    static Bidding lastButOne(int prize, int mine, int other) {
        Bidding table = GAME.deal(7);
        table.lay(0, mine);
        table.lay(1, other);
        for (int row = 0; row < SEATS_HERE * HAND; row++) table.set(GONE + row, row % HAND < 2 ? 0 : 1);
        table.set(ROUND, HAND - 2);
        table.set(PRIZE, prize);
        return table;
    }

    private void lay(int row, int wanted) {
        for (int from = 0; from < DECK; from++) if (face(from) == wanted) swap(from, row);
    }

    private void swap(int a, int b) {
        int face = get(FACE + a);
        set(FACE + a, get(FACE + b));
        set(FACE + b, face);
    }

    int face(int row) {
        return get(FACE + row);
    }

    int score(int seat) {
        return get(SCORE + seat);
    }

    private boolean sees(int viewer, int row) {
        return get(GONE + row) != 0 || row / HAND == viewer;
    }

    @Override protected Bidding self() {
        return this;
    }

    @Override public Bidding blank() {
        return new Bidding(0);
    }

    @Override public Seen view(int viewer) {
        Integer[] faces = new Integer[DECK];
        for (int row = 0; row < DECK; row++) faces[row] = sees(viewer, row) ? face(row) : NONE;
        return new Seen(List.of(faces), List.of(score(0), score(1), score(2)), get(ROUND), get(PRIZE));
    }

    @Override public void imagine(int viewer, long seed) {
        hideFlowFrom(viewer, seed);
        int n = 0;
        for (int row = 0; row < DECK; row++) if (!sees(viewer, row)) hidden[n++] = face(row);
        Arrays.sort(hidden, 0, n);
        for (int row = 0; row < DECK; row++) {
            if (sees(viewer, row)) continue;
            int pick = roll(n);
            set(FACE + row, hidden[pick]);
            hidden[pick] = hidden[--n];
        }
    }

    @Override public boolean revealedSince(Bidding earlier, int seat) {
        for (int row = 0; row < DECK; row++) if (get(GONE + row) != earlier.get(GONE + row)) return true;
        return false;
    }

    @Override public long withFaces(long move) {
        return Move.verb(move) == BID ? Move.withA(move, face(Move.a(move))) : move;
    }

    /// One prize after another: it is announced, all seats bid, and the winner takes points from a seat, possibly its
    /// own.
    record Auction(Stage at) implements Frame<Bidding> {
        enum Stage { PRIZE, BIDS, HARM }

        @Override public void resume(Bidding t) {
            switch (at) {
                case PRIZE -> {
                    if (t.get(ROUND) == HAND) {
                        t.end();
                        return;
                    }
                    t.set(Bidding.PRIZE, 1 + t.roll(DEAREST));
                    t.become(new Auction(Stage.BIDS));
                }
                case BIDS -> t.askAll((1 << SEATS_HERE) - 1);
                case HARM -> t.ask(t.get(WINNER));
            }
        }

        @Override public void options(Bidding t, int seat, Offers out) {
            if (at == Stage.HARM) {
                for (int hurt = 0; hurt < SEATS_HERE; hurt++) out.offer(Move.of(Bidding.HARM, hurt));
            } else {
                for (int row = seat * HAND; row < (seat + 1) * HAND; row++)
                    if (t.get(GONE + row) == 0) out.offer(Move.of(BID, row));
            }
        }

        @Override public void onAnswers(Bidding t, Answers answers) {
            if (at == Stage.BIDS) {
                t.reveal(answers);
                t.become(new Auction(Stage.HARM));
            } else {
                int hurt = Move.a(answers.of(t.get(WINNER)));
                t.set(SCORE + hurt, t.score(hurt) - HURT);
                t.set(ROUND, t.get(ROUND) + 1);
                t.become(new Auction(Stage.PRIZE));
            }
        }
    }

    private void reveal(Answers answers) {
        int best = 0;
        for (int seat = 0; seat < SEATS_HERE; seat++) {
            int row = Move.a(answers.of(seat));
            set(GONE + row, 1);
            if (face(row) <= best) continue;
            best = face(row);
            set(WINNER, seat);
        }
        set(SCORE + get(WINNER), score(get(WINNER)) + get(PRIZE));
    }
}
