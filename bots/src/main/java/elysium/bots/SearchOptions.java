package elysium.bots;

/// How long and how broadly a bot searches one question.
///
/// @param iterations the total number of determinized tables; 0 for no limit but the time
/// @param millis the time limit; 0 for no limit but the iterations
/// @param threads the number of independent trees whose results are summed
/// @param exploration the weight of answers that were tried rarely
/// @param horizon the number of answers played out beyond the tree before the position is evaluated
/// @param winning the weight of the payoff of a finished game; the rest is the weight of the evaluation
public record SearchOptions(int iterations, int millis, int threads, double exploration, int horizon, double winning) {
    private static final double EXPLORATION = 0.6, WINNING = 0.4;
    private static final int HORIZON = 1000;

    public SearchOptions {
        if (iterations < 0 || millis < 0 || iterations + millis == 0)
            throw new IllegalArgumentException("set a limit: a number of iterations or of milliseconds");
        if (threads < 1 || iterations > 0 && iterations < threads)
            throw new IllegalArgumentException(iterations + " iterations are too few for " + threads + " threads");
        if (horizon < 0) throw new IllegalArgumentException("horizon must not be negative: " + horizon);
        if (!(winning >= 0 && winning <= 1))
            throw new IllegalArgumentException("winning must be from 0 to 1: " + winning);
        if (!(exploration >= 0)) throw new IllegalArgumentException("exploration must not be negative: " + exploration);
    }

    /// A fixed number of iterations, so that equal seeds give equal answers.
    public static SearchOptions ofIterations(int iterations) {
        return new SearchOptions(iterations, 0, 1, EXPLORATION, HORIZON, WINNING);
    }

    /// As many iterations as the time allows.
    public static SearchOptions ofMillis(int millis) {
        return new SearchOptions(0, millis, 1, EXPLORATION, HORIZON, WINNING);
    }

    public SearchOptions withThreads(int number) {
        return new SearchOptions(iterations, millis, number, exploration, horizon, winning);
    }

    public SearchOptions withExploration(double weight) {
        return new SearchOptions(iterations, millis, threads, weight, horizon, winning);
    }

    public SearchOptions withHorizon(int answers) {
        return new SearchOptions(iterations, millis, threads, exploration, answers, winning);
    }

    public SearchOptions withWinning(double weight) {
        return new SearchOptions(iterations, millis, threads, exploration, horizon, weight);
    }

    /// The number of iterations for one of the threads.
    int iterationsOf(int thread) {
        if (iterations == 0) return Integer.MAX_VALUE;
        return iterations / threads + (thread < iterations % threads ? 1 : 0);
    }
}
