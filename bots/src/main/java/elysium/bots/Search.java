package elysium.bots;

import java.util.function.IntPredicate;
import elysium.kernel.Game;
import elysium.kernel.Offers;
import elysium.kernel.RolloutPolicy;
import elysium.kernel.Sight;
import elysium.kernel.Table;
import org.jspecify.annotations.Nullable;

/// One search thread (Monte Carlo tree search): determinize, descend the tree, play out, credit the result.
final class Search<T extends Table<T>> {
    private static final long ROOT = 0x5EEDL, PLACE = 64;

    private final Game<T> game;
    private final SearchOptions options;
    private final Playout<T> playout;
    private final @Nullable RolloutPolicy<T> rolloutPolicy;
    private final T table;
    private final Tree tree = new Tree();
    private final Offers[] offers = new Offers[Table.SEATS];
    private final long[] moves = new long[Table.SEATS];
    private final int[] taken = new int[Table.SEATS];
    private final double[] rewards = new double[Table.SEATS];
    private int[] weights = new int[64];
    private final Spread spread = new Spread();
    private SeededRandom dice = new SeededRandom(0);
    private int viewer, endTurn;
    private long root;
    private boolean atRoot, joint;

    Search(Game<T> game, SearchOptions options, Playout<T> playout, T scratch) {
        this.game = game;
        this.options = options;
        this.playout = playout;
        rolloutPolicy = game.rolloutPolicy();
        table = scratch;
        for (int seat = 0; seat < offers.length; seat++) offers[seat] = Offers.movesOnly();
    }

    /// Searches with an empty tree and returns the number of iterations.
    ///
    /// @param settled called with the number of iterations; returns true if further ones cannot change the answer
    int run(Sight<T> sight, long seed, int iterations, long deadline, IntPredicate settled) {
        viewer = sight.viewer();
        dice = new SeededRandom(seed);
        tree.clear();
        spread.clear();
        int done = 0;
        do {
            sight.imagine(table, dice.next());
            if (done == 0) endTurn = game.turn(table) + game.horizonTurns();
            descend();
            rollOut();
            computeRewards();
            tree.credit(rewards);
            spread.add(rewards[viewer]);
        } while (++done < iterations && !settled.test(done) && System.nanoTime() - deadline < 0);
        return done;
    }

    /// The only answer that the rollout policy would ever choose, or [Game#NO_MOVE] if there are several.
    long onlyPlausible(Sight<T> sight, long seed) {
        if (rolloutPolicy == null) return Game.NO_MOVE;
        sight.imagine(table, seed);
        int seat = sight.viewer();
        Offers out = table.offers(seat, offers[seat]);
        long lone = Game.NO_MOVE;
        for (int i = 0; i < out.size(); i++) {
            if (rolloutPolicy.weight(table, seat, out.get(i)) == 0) continue;
            if (lone != Game.NO_MOVE) return Game.NO_MOVE;
            lone = out.get(i);
        }
        return lone;
    }

    /// The number of times an answer to the question was tried.
    int visits(long move) {
        int entry = tree.find(answerKey(root, viewer, move));
        return entry < 0 ? 0 : tree.visits(entry);
    }

    /// The sum of rewards of the seat after an answer to the question.
    double total(long move) {
        int entry = tree.find(answerKey(root, viewer, move));
        return entry < 0 ? 0 : tree.total(entry);
    }

    /// Descends the tree to a new node or to the end of the game.
    private void descend() {
        tree.begin();
        atRoot = true;
        long key = ROOT;
        while (!table.isOver()) {
            int asked = table.askedSeats(), free = consider(asked);
            key = SeededRandom.mix(key, PLACE + asked);
            if (free != 0) {
                if (!reached(key)) return;
                joint = Integer.bitCount(free) > 1;
                for (int rest = free; rest != 0; rest &= rest - 1) select(Integer.numberOfTrailingZeros(rest), key);
            }
            key = answer(asked, free, key);
            atRoot = false;
        }
    }

    /// Collects the offers of all asked seats and returns the seats with more than one. A single offer needs no node.
    private int consider(int asked) {
        int free = 0;
        for (int rest = asked; rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
            Offers out = table.offers(seat, offers[seat]);
            moves[seat] = out.get(0);
            if (out.size() > 1) free |= 1 << seat;
        }
        return free;
    }

    /// Whether the node already existed; if not, it is added and the descent ends.
    private boolean reached(long key) {
        if (atRoot) {
            root = key;
            return true;
        }
        if (tree.find(key) >= 0) return true;
        if (!tree.isFull()) tree.findOrAdd(key);
        return false;
    }

    /// Chooses the most promising answer of a seat. Answers never tried come first, by their rollout weights.
    private void select(int seat, long place) {
        Offers out = offers[seat];
        boolean choosy = weigh(seat);
        double best = Double.NEGATIVE_INFINITY;
        int untried = 0;
        for (int i = 0; i < out.size(); i++) {
            if (choosy && weights[i] == 0) continue;
            long move = out.get(i);
            int entry = tree.findOrAdd(answerKey(place, seat, faced(seat, move)));
            if (!tree.markOffered(entry)) continue;                  // a copy of a card already considered
            if (tree.visits(entry) == 0) {
                int weight = choosy ? weights[i] : 1;
                untried += weight;
                if (dice.nextBelow(untried) < weight) take(seat, move, entry);
            } else if (untried == 0) {
                double promise = tree.upperBound(entry, explorationWeight());
                if (promise <= best) continue;
                best = promise;
                take(seat, move, entry);
            }
        }
    }

    /// Weighs the offers of a seat. Returns true if any weight is positive, so that offers of weight 0 can be skipped.
    private boolean weigh(int seat) {
        if (rolloutPolicy == null) return false;
        Offers out = offers[seat];
        if (weights.length < out.size()) weights = new int[out.size()];
        boolean any = false;
        for (int i = 0; i < out.size(); i++) {
            weights[i] = rolloutPolicy.weight(table, seat, out.get(i));
            any |= weights[i] > 0;
        }
        return any;
    }

    /// Scales exploration by the spread of the results. Seats that answer at once also get a random factor, so that one
    /// seat cannot adapt to a fixed order of the other's answers.
    private double explorationWeight() {
        double bold = options.exploration() * spread.width();
        return joint ? bold * 2 * dice.nextDouble() : bold;
    }

    private void take(int seat, long move, int entry) {
        moves[seat] = move;
        taken[seat] = entry;
    }

    /// Answers for all seats, each without knowledge of the others' answers, until the question is decided.
    private long answer(int asked, int free, long place) {
        long key = place;
        for (int rest = asked; rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
            key = answerKey(key, seat, faced(seat, moves[seat]));
            if ((free >> seat & 1) != 0) tree.recordStep(taken[seat], seat);
            table.answer(seat, moves[seat]);
            boolean stillOpen = table.isAsked(seat) && (table.pendingSeats() >> seat & 1) == 0;
            if (!stillOpen) break;
        }
        return key;
    }

    /// The bot's own cards are kept apart at the root; elsewhere a row stands for the card imagined on it.
    private long faced(int seat, long move) {
        return atRoot && seat == viewer ? move : table.withFaces(move);
    }

    private static long answerKey(long place, int seat, long faced) {
        return SeededRandom.mix(place + seat + 1, faced);
    }

    private void rollOut() {
        Offers out = offers[0];
        int horizon = Math.min(options.horizon(), game.horizonAnswers());
        for (int n = 0; n < horizon && !table.isOver() && game.turn(table) < endTurn; n++) {
            int seat = table.nextPending();
            table.offers(seat, out);
            table.answer(seat, out.size() == 1 ? out.get(0) : playout.choose(table, seat, out, dice));
        }
    }

    private void computeRewards() {
        double winning = table.isOver() ? options.winning() : 0;
        for (int seat = 0; seat < table.players(); seat++) {
            double won = winning > 0 ? winning * game.payoff(table, seat) : 0;
            rewards[seat] = won + (winning < 1 ? (1 - winning) * game.evaluation(table, seat) : 0);
        }
    }
}
