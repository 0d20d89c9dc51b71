package elysium.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Collects the legal answers of a seat and, on request, the illegal and the unwise ones with their clauses.
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

    /// Offers without refusals and cautions, for bots that search.
    public static Offers movesOnly() {
        return new Offers(false);
    }

    /// Offers with all refusals and cautions.
    public static Offers explained() {
        return new Offers(true);
    }

    public void offer(long move) {
        offer(move, 1);
    }

    /// Offers the move if `times` is 1 and not if it is 0, without a branch.
    public void offer(long move, int times) {
        if (size == moves.length) moves = Arrays.copyOf(moves, size * 2);
        moves[size] = move;
        size += times;
    }

    /// Offers the move, or refuses it if a clause forbids it.
    public void offer(long move, @Nullable Clause forbids) {
        if (forbids == null) offer(move);
        else if (explained) refusals.add(new Refusal(move, forbids));
    }

    /// Offers the move, with a caution if a clause will punish it or make it useless.
    public void offerWithCaution(long move, @Nullable Clause regrets) {
        offer(move);
        if (explained && regrets != null) cautions.add(new Caution(move, regrets));
    }

    /// Whether refusals are collected; if not, a frame can skip illegal moves.
    public boolean collectsRefusals() {
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

    /// The clause that forbids a move, or null.
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

    /// Whether both offer the same moves in the same order; refusals and cautions are not compared.
    public boolean sameMoves(Offers other) {
        return Arrays.equals(moves, 0, size, other.moves, 0, other.size);
    }
}
