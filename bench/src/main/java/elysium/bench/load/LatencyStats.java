package elysium.bench.load;

import java.util.Arrays;

/// Collects the latencies of moves and their number from a point in time on.
final class LatencyStats {
    private static final double MILLI = 1e6;
    private long from = Long.MAX_VALUE;
    private int moves, refused, recent;
    private final Times everybody = new Times(), kept = new Times();

    /// A growing list of durations.
    static final class Times {
        private long[] nanos = new long[1 << 12];
        private int count;

        void add(long duration) {
            if (count == nanos.length) nanos = Arrays.copyOf(nanos, 2 * count);
            nanos[count++] = duration;
        }

        int count() {
            return count;
        }

        /// The duration in milliseconds that this share of all did not exceed; 0 where there were none.
        double millis(double share) {
            if (count == 0) return 0;
            long[] sorted = Arrays.copyOf(nanos, count);
            Arrays.sort(sorted);
            return sorted[Math.clamp((long) Math.ceil(share * count) - 1, 0, count - 1)] / MILLI;
        }
    }

    /// Ignores moves that were due earlier.
    void start(long now) {
        from = now;
    }

    void sent(long due) {
        recent++;
        if (due >= from) moves++;
    }

    void refused() {
        refused++;
    }

    void kept(long due, long now) {
        if (due >= from) kept.add(now - due);
    }

    void everybody(long due, long now) {
        if (due >= from) everybody.add(now - due);
    }

    int moves() {
        return moves;
    }

    int refusals() {
        return refused;
    }

    /// The number of moves since the last call.
    int recent() {
        int number = recent;
        recent = 0;
        return number;
    }

    Times everybody() {
        return everybody;
    }

    Times kept() {
        return kept;
    }
}
