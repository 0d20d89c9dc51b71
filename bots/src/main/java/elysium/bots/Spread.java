package elysium.bots;

/// Estimates the spread of results from the first playouts, to scale exploration. Games cut off by evaluation differ
/// little, so they need less of it. Later playouts are ignored, since the search has already narrowed them.
final class Spread {
    private static final int ENOUGH = 16, MOST = 64;
    private static final double LEAST = 0.02;

    private double sum, squares;
    private int n;

    void clear() {
        sum = squares = n = 0;
    }

    void add(double reward) {
        if (n == MOST) return;
        sum += reward;
        squares += reward * reward;
        n++;
    }

    /// Twice the standard deviation of the results; 1 if every game is a win or a loss.
    double width() {
        if (n < ENOUGH) return 1;
        double mean = sum / n;
        return Math.clamp(2 * Math.sqrt(Math.max(0, squares / n - mean * mean)), LEAST, 1);
    }
}
