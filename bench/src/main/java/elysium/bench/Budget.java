package elysium.bench;

import java.util.function.ToDoubleFunction;

/// A limit on the cost of a measured operation.
///
/// @param limit nanoseconds, operations per second, multiples of the plain copy, or bytes, depending on the kind
record Budget(Measure of, Kind kind, double limit) {

    /// The quantity that a budget limits.
    enum Kind {
        NANOS, RATE, COPIES, BYTES
    }

    /// The multiple of a budget up to which the check passes.
    static final double SLACK = 2;

    private static final double SECOND = 1e9;

    static Budget nanos(Measure of, double most) {
        return new Budget(of, Kind.NANOS, most);
    }

    static Budget rate(Measure of, double least) {
        return new Budget(of, Kind.RATE, least);
    }

    static Budget copies(Measure of, double most) {
        return new Budget(of, Kind.COPIES, most);
    }

    static Budget bytes(Measure of, double most) {
        return new Budget(of, Kind.BYTES, most);
    }

    /// The share of the budget used on average; 1 is all of it.
    double used(Results results) {
        return share(results, results::mean);
    }

    /// The share that would be used on the machine for which the budgets were made. It compares the best iterations,
    /// since load can only slow a run down, and scales by the reference copy, since a slower machine is slower at that
    /// too.
    double strain(Results results) {
        double share = share(results, results::best);
        return switch (kind) {
            case NANOS, RATE -> share / results.slowness();
            case COPIES, BYTES -> share;
        };
    }

    boolean broken(Results results) {
        return strain(results) > SLACK;
    }

    private double share(Results results, ToDoubleFunction<Measure> nanos) {
        return switch (kind) {
            case NANOS -> nanos.applyAsDouble(of) / limit;
            case RATE -> nanos.applyAsDouble(of) * limit / SECOND;
            case COPIES -> nanos.applyAsDouble(of) / nanos.applyAsDouble(Measure.PLAIN_COPY) / limit;
            case BYTES -> results.bytes(of) / limit;
        };
    }
}
