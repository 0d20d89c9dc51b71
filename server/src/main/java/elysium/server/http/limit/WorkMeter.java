package elysium.server.http.limit;

import java.util.List;

/// Charges work to several token buckets at once, such as those of a socket and its address.
public record WorkMeter(List<TokenBucket> paces) {
    /// The cost of loading or sending a step again.
    public static final double STEP = 0.02;
    /// The cost of a full view of a table.
    public static final double VIEW = 0.5;

    /// Charges a cost; returns 0 if all buckets allow it, else the seconds to wait.
    public int spend(double cost) {
        int wait = 0;
        for (TokenBucket pace : paces) wait = Math.max(wait, pace.spend(cost));
        return wait;
    }

    public void charge(double cost) {
        for (TokenBucket pace : paces) pace.charge(cost);
    }
}
