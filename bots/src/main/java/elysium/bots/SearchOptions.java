package elysium.bots;

/// How long and how boldly a bot thinks about one question.
///
/// @param iterations how many tables it imagines in all, 0 for as many as the time allows
/// @param millis how long it may think, 0 for as long as the iterations need
/// @param threads how many trees are grown side by side, their findings being summed
/// @param exploration how much it tries what has not shone yet
/// @param horizon how many answers are played out beyond the tree before the table is judged as it stands
/// @param winning what the payoff weighs in a game that was played to its end; the rest is how the seat stands
public record SearchOptions(int iterations, int millis, int threads, double exploration, int horizon, double winning) {
    private static final double EXPLORATION = 0.6, WINNING = 0.4;
    private static final int HORIZON = 1000;

    public SearchOptions {
        if (iterations < 0 || millis < 0 || iterations + millis == 0)
            throw new IllegalArgumentException("thinking needs a number of iterations or of milliseconds");
        if (threads < 1 || iterations > 0 && iterations < threads)
            throw new IllegalArgumentException(threads + " threads for " + iterations + " iterations");
        if (horizon < 0) throw new IllegalArgumentException("a horizon of " + horizon);
        if (!(winning >= 0 && winning <= 1)) throw new IllegalArgumentException("winning weighs from 0 to 1");
        if (!(exploration >= 0)) throw new IllegalArgumentException("exploration is not negative");
    }

    /// So many imagined tables: the same seed then gives the same answer.
    public static SearchOptions ofIterations(int iterations) {
        return new SearchOptions(iterations, 0, 1, EXPLORATION, HORIZON, WINNING);
    }

    /// As much as can be thought in a time.
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

    /// How many iterations fall to one of the threads.
    int share(int thread) {
        if (iterations == 0) return Integer.MAX_VALUE;
        return iterations / threads + (thread < iterations % threads ? 1 : 0);
    }
}
