package elysium.bots;

import java.util.function.IntPredicate;
import elysium.kernel.Game;
import elysium.kernel.Offers;
import elysium.kernel.RolloutPolicy;
import elysium.kernel.Sight;
import elysium.kernel.Table;
import org.jspecify.annotations.Nullable;

/// One train of thought: imagines a table, follows what is promising, plays on to the end and remembers how it went.
final class Search<T extends Table<T>> {
    private static final long ROOT = 0x5EEDL, PLACE = 64;

    private final Game<T> game;
    private final SearchOptions options;
    private final Playout<T> playout;
    private final @Nullable RolloutPolicy<T> urge;
    private final T table;
    private final Tree tree = new Tree();
    private final Offers[] offers = new Offers[Table.SEATS];
    private final long[] moves = new long[Table.SEATS];
    private final int[] taken = new int[Table.SEATS];
    private final double[] rewards = new double[Table.SEATS];
    private int[] weights = new int[64];
    private final Spread spread = new Spread();
    private SeededRandom dice = new SeededRandom(0);
    private int viewer, until;
    private long root;
    private boolean atRoot, joint;

    Search(Game<T> game, SearchOptions options, Playout<T> playout, T scratch) {
        this.game = game;
        this.options = options;
        this.playout = playout;
        urge = game.rolloutPolicy();
        table = scratch;
        for (int seat = 0; seat < offers.length; seat++) offers[seat] = Offers.movesOnly();
    }

    /// Thinks from scratch; says how many tables it imagined.
    ///
    /// @param settled says after so many tables whether the rest could still change anything
    int run(Sight<T> sight, long seed, int iterations, long deadline, IntPredicate settled) {
        viewer = sight.viewer();
        dice = new SeededRandom(seed);
        tree.clear();
        spread.clear();
        int done = 0;
        do {
            sight.imagine(table, dice.next());
            if (done == 0) until = game.turn(table) + game.horizonTurns();
            walk();
            playOn();
            judge();
            tree.credit(rewards);
            spread.add(rewards[viewer]);
        } while (++done < iterations && !settled.test(done) && System.nanoTime() - deadline < 0);
        return done;
    }

    /// The only answer that anybody would give to the question, or [Game#NO_FALLBACK] if there are several.
    long lone(Sight<T> sight, long seed) {
        if (urge == null) return Game.NO_MOVE;
        sight.imagine(table, seed);
        int seat = sight.viewer();
        Offers out = table.offers(seat, offers[seat]);
        long lone = Game.NO_MOVE;
        for (int i = 0; i < out.size(); i++) {
            if (urge.of(table, seat, out.get(i)) == 0) continue;
            if (lone != Game.NO_MOVE) return Game.NO_MOVE;
            lone = out.get(i);
        }
        return lone;
    }

    /// How often an answer to the question was tried.
    int visits(long move) {
        int entry = tree.find(answerKey(root, viewer, move));
        return entry < 0 ? 0 : tree.visits(entry);
    }

    /// What the seat got in all from an answer to the question.
    double total(long move) {
        int entry = tree.find(answerKey(root, viewer, move));
        return entry < 0 ? 0 : tree.total(entry);
    }

    /// Goes down the tree to a place where it has never been, or to the end of the game.
    private void walk() {
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

    /// Lists what every seat asked may answer; says which of them have a choice. A single offer needs no place.
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

    /// Whether a place was known; a new one is entered, and the walk ends there.
    private boolean reached(long key) {
        if (atRoot) {
            root = key;
            return true;
        }
        if (tree.find(key) >= 0) return true;
        if (!tree.full()) tree.enter(key);
        return false;
    }

    /// Lets one seat take its most promising answer, those never tried before all others and by their urge.
    private void select(int seat, long place) {
        Offers out = offers[seat];
        boolean choosy = weigh(seat);
        double best = Double.NEGATIVE_INFINITY;
        int untried = 0;
        for (int i = 0; i < out.size(); i++) {
            if (choosy && weights[i] == 0) continue;
            long move = out.get(i);
            int entry = tree.enter(answerKey(place, seat, faced(seat, move)));
            if (!tree.see(entry)) continue;                  // another copy of the same card
            if (tree.visits(entry) == 0) {
                int weight = choosy ? weights[i] : 1;
                untried += weight;
                if (dice.below(untried) < weight) take(seat, move, entry);
            } else if (untried == 0) {
                double promise = tree.promise(entry, boldness());
                if (promise <= best) continue;
                best = promise;
                take(seat, move, entry);
            }
        }
    }

    /// Weighs what a seat may answer; says whether it would take any of it, and so need not think of what nobody would.
    private boolean weigh(int seat) {
        if (urge == null) return false;
        Offers out = offers[seat];
        if (weights.length < out.size()) weights = new int[out.size()];
        boolean any = false;
        for (int i = 0; i < out.size(); i++) {
            weights[i] = urge.of(table, seat, out.get(i));
            any |= weights[i] > 0;
        }
        return any;
    }

    /// Where all answers fare much alike, small differences count. Seats that choose at once must not fall into step, or
    /// one would learn to count on the other's next answer.
    private double boldness() {
        double bold = options.exploration() * spread.width();
        return joint ? bold * 2 * dice.fraction() : bold;
    }

    private void take(int seat, long move, int entry) {
        moves[seat] = move;
        taken[seat] = entry;
    }

    /// Gives the answers of all seats, each chosen without the others', until the question is decided.
    private long answer(int asked, int free, long place) {
        long key = place;
        for (int rest = asked; rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
            key = answerKey(key, seat, faced(seat, moves[seat]));
            if ((free >> seat & 1) != 0) tree.tread(taken[seat], seat);
            table.answer(seat, moves[seat]);
            boolean stillOpen = table.isAsked(seat) && (table.pendingSeats() >> seat & 1) == 0;
            if (!stillOpen) break;
        }
        return key;
    }

    /// The seat's own cards are told apart where it must answer; elsewhere a row is the card imagined on it.
    private long faced(int seat, long move) {
        return atRoot && seat == viewer ? move : table.withFaces(move);
    }

    private static long answerKey(long place, int seat, long faced) {
        return SeededRandom.mix(place + seat + 1, faced);
    }

    private void playOn() {
        Offers out = offers[0];
        int horizon = Math.min(options.horizon(), game.horizonAnswers());
        for (int n = 0; n < horizon && !table.isOver() && game.turn(table) < until; n++) {
            int seat = table.nextPending();
            table.offers(seat, out);
            table.answer(seat, out.size() == 1 ? out.get(0) : playout.choose(table, seat, out, dice));
        }
    }

    private void judge() {
        double winning = table.isOver() ? options.winning() : 0;
        for (int seat = 0; seat < table.players(); seat++) {
            double won = winning > 0 ? winning * game.payoff(table, seat) : 0;
            rewards[seat] = won + (winning < 1 ? (1 - winning) * game.evaluation(table, seat) : 0);
        }
    }
}
