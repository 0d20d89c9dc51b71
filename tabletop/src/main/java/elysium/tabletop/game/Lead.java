package elysium.tabletop.game;

import java.util.function.IntToDoubleFunction;

/// Turns what the position of each seat is worth into the value of one seat from 0 to 1.
public final class Lead {
    private Lead() {}

    /// The value of a seat, compared with the best opponent and their average in equal parts.
    ///
    /// @param range the lead from the lowest value to the highest
    public static double of(int players, int seat, double range, IntToDoubleFunction worth) {
        double best = Double.NEGATIVE_INFINITY, sum = 0, own = worth.applyAsDouble(seat);
        for (int other = 0; other < players; other++) {
            if (other == seat) continue;
            double one = worth.applyAsDouble(other);
            best = Math.max(best, one);
            sum += one;
        }
        double others = (best + sum / (players - 1)) / 2;
        return Math.clamp(0.5 + (own - others) / range, 0, 1);
    }
}
