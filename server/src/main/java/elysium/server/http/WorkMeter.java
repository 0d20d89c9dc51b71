package elysium.server.http;

import java.util.List;

/// What somebody may make the server do, counted by several paces at once, such as those of a socket and of an address.
record WorkMeter(List<TokenBucket> paces) {
    /// A step that is fetched or told again costs so much.
    static final double STEP = 0.02;
    /// A whole view of a table costs so much.
    static final double VIEW = 0.5;

    /// Spends as much; 0 if it was there everywhere, else after how many seconds it will be.
    int spend(double cost) {
        int wait = 0;
        for (TokenBucket pace : paces) wait = Math.max(wait, pace.spend(cost));
        return wait;
    }

    void owe(double cost) {
        for (TokenBucket pace : paces) pace.owe(cost);
    }
}
