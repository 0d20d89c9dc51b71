package elysium.server.http;

import java.util.function.LongSupplier;

/// How fast somebody may go on: so many at once, and so many a second.
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

    /// Spends one; 0 if it was there, else after how many seconds it will be.
    int spend() {
        return spend(1);
    }

    /// The same for something that costs more than one; what costs more than there can ever be is done when all is there.
    synchronized int spend(double cost) {
        fill();
        double needed = Math.min(cost, most);
        if (left < needed) return (int) Math.ceil((needed - left) / perSecond);
        left -= cost;
        return 0;
    }

    /// Spends what something turned out to cost, even if it was not there: the next has to wait for it.
    synchronized void owe(double cost) {
        fill();
        left -= cost;
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
        long now = nanos.getAsLong();
        left = Math.min(most, left + (now - last) / 1e9 * perSecond);
        last = now;
    }
}
