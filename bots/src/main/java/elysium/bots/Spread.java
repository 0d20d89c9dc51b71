package elysium.bots;

/// How far apart the ends of imagined games lie: in a game judged half-way they differ by little, and so must boldness.
/// Only the first games are looked at: later ones are chosen, and lie closer together the less is tried.
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

    /// Twice the standard deviation: 1 where every game is either won or lost.
    double width() {
        if (n < ENOUGH) return 1;
        double mean = sum / n;
        return Math.clamp(2 * Math.sqrt(Math.max(0, squares / n - mean * mean)), LEAST, 1);
    }
}
