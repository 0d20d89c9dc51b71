package elysium.server.http.limit;

import java.util.function.LongSupplier;

/// A token bucket: limits a rate and allows bursts.
final class TokenBucket {
    private final double most, perSecond;
    private final LongSupplier nanos;
    private double left;
    private long last;

    TokenBucket(double most, double perSecond) {
        this(most, perSecond, System::nanoTime);
    }

    TokenBucket(double most, double perSecond, LongSupplier nanos) {
        this.most = most;
        this.perSecond = perSecond;
        this.nanos = nanos;
        left = most;
        last = nanos.getAsLong();
    }

    boolean allows() {
        return spend() == 0;
    }

    /// Takes a token; returns 0 if there was one, else the seconds until there is.
    int spend() {
        return spend(1);
    }

    /// Takes several tokens; a cost above the capacity needs a full bucket.
    synchronized int spend(double cost) {
        fill();
        double needed = Math.min(cost, most);
        if (left < needed) return (int) Math.ceil((needed - left) / perSecond);
        left -= cost;
        return 0;
    }

    /// Takes tokens even if they are missing; later requests wait for the debt.
    synchronized void charge(double cost) {
        fill();
        left -= cost;
    }

    /// Returns a token.
    synchronized void refund() {
        left = Math.min(most, left + 1);
    }

    /// Whether the bucket is full, so that it can be discarded.
    synchronized boolean full() {
        fill();
        return left >= most;
    }

    private void fill() {
        long now = nanos.getAsLong();
        left = Math.min(most, left + (now - last) / 1e9 * perSecond);
        last = now;
    }
}
