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

    synchronized boolean allows() {
        long now = System.nanoTime();
        left = Math.min(most, left + (now - last) / 1e9 * perSecond);
        last = now;
        if (left < 1) return false;
        left--;
        return true;
    }
}
