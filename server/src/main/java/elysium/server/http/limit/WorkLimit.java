package elysium.server.http.limit;

/// The rate limits of one address, player or seat: burst size and rate per second.
public enum WorkLimit {
    ADDRESS(600, 50), PERSON(150, 15), SOCKETS(300, 10), GUESTS(60, 0.5), ACCOUNTS(10, 1 / 60.0), TABLES(30, 0.1),
    LAID(120, 0.5),
    REPORTS(10, 1 / 60.0), CHECKS(40, 2), WORK(1200, 60), WORK_OF_ADDRESS(6000, 300), BROWSERS(20, 0.1), CHAT(5, 0.5),
    FAILURES_HERE(5, 1 / 60.0),
    FAILURES_BY_ADDRESS(30, 1 / 20.0),
    FAILURES_BY_NAME(100, 0.1);

    private final double most, perSecond;

    WorkLimit(double most, double perSecond) {
        this.most = most;
        this.perSecond = perSecond;
    }

    TokenBucket pace() {
        return new TokenBucket(most, perSecond);
    }
}
