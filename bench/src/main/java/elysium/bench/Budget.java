package elysium.bench;

import java.util.function.ToDoubleFunction;

/// What a measured operation may cost.
///
/// @param limit nanoseconds, operations a second, multiples of the plain copy, or bytes, as the kind says
record Budget(Measure of, Kind kind, double limit) {

    /// What a budget limits.
    enum Kind {
        NANOS, RATE, COPIES, BYTES
    }

    /// How far beyond a budget the check still passes.
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

    /// How much of the budget was used on average: 1 is all of it.
    double used(Results results) {
        return share(results, results::mean);
    }

    /// How much would be used on the machine the budgets were made for. Load can only slow a run down, so that the best
    /// of its iterations are compared; and a slower machine is also slower at the reference copy.
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
