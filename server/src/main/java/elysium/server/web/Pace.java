package elysium.server.web;

/// How fast somebody may go on: so many at once, and so many a second.
final class Pace {
    private final double most, perSecond;
    private double left;
    private long last = System.nanoTime();

    Pace(double most, double perSecond) {
        this.most = most;
        this.perSecond = perSecond;
        left = most;
    }

    boolean allows() {
        return spend() == 0;
    }

    /// Spends one; 0 if it was there, else after how many seconds it will be.
    synchronized int spend() {
        fill();
        if (left < 1) return (int) Math.ceil((1 - left) / perSecond);
        left--;
        return 0;
    }

    /// Gives one back that was spent for nothing.
    synchronized void refund() {
        left = Math.min(most, left + 1);
    }

    /// Whether nothing was spent for so long that it need not be remembered.
    synchronized boolean full() {
        fill();
        return left >= most;
    }

    private void fill() {
        long now = System.nanoTime();
        left = Math.min(most, left + (now - last) / 1e9 * perSecond);
        last = now;
    }
}
