package elysium.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The answers a seat may give and, for whoever wants to know, those it may not and those it will regret.
public final class Offers {
    private static final int ROOM = 16;

    private final boolean explained;
    private final List<Refusal> refusals = new ArrayList<>(0);
    private final List<Caution> cautions = new ArrayList<>(0);
    private long[] moves = new long[ROOM];
    private int size;

    private Offers(boolean explained) {
        this.explained = explained;
    }

    /// Offers that keep no reasons: what a searching bot uses.
    public static Offers movesOnly() {
        return new Offers(false);
    }

    /// Offers that remember every refusal and caution with its clause.
    public static Offers explained() {
        return new Offers(true);
    }

    public void offer(long move) {
        offer(move, 1);
    }

    /// Offers the move once, or not at all, without a branch.
    public void offer(long move, int times) {
        if (size == moves.length) moves = Arrays.copyOf(moves, size * 2);
        moves[size] = move;
        size += times;
    }

    /// Offers the move, unless a clause forbids it.
    public void offer(long move, @Nullable Clause forbids) {
        if (forbids == null) offer(move);
        else if (explained) refusals.add(new Refusal(move, forbids));
    }

    /// Offers the move, and says by which clause it will be punished or wasted, if any.
    public void offerWithCaution(long move, @Nullable Clause regrets) {
        offer(move);
        if (explained && regrets != null) cautions.add(new Caution(move, regrets));
    }

    /// Whether reasons are wanted: a walk may skip what it would only refuse.
    public boolean explains() {
        return explained;
    }

    public int size() {
        return size;
    }

    public long get(int i) {
        return moves[i];
    }

    public boolean allows(long move) {
        for (int i = 0; i < size; i++)
            if (moves[i] == move) return true;
        return false;
    }

    public List<Refusal> refusals() {
        return List.copyOf(refusals);
    }

    public List<Caution> cautions() {
        return List.copyOf(cautions);
    }

    /// The clause that refuses a move, or null if none does.
    public @Nullable Clause refusal(long move) {
        for (Refusal refusal : refusals)
            if (refusal.move() == move) return refusal.clause();
        return null;
    }

    public Offers clear() {
        size = 0;
        if (explained) {
            refusals.clear();
            cautions.clear();
        }
        return this;
    }

    /// Two sets of offers are the same if they offer the same moves in the same order.
    public boolean same(Offers other) {
        return Arrays.equals(moves, 0, size, other.moves, 0, other.size);
    }
}
