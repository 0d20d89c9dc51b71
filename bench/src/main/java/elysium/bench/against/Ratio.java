package elysium.bench.against;

import java.util.List;

/// The ratio of the new time to the old one, with its interval of 95 %.
record Ratio(double mean, double low, double high) {
    static final double SLOWER = 1.1, FASTER = 0.9;

    /// What the interval says.
    enum Verdict {
        SLOWER, FASTER, SAME, NEW
    }

    /// The geometric mean over rounds, each of which ran both versions.
    static Ratio of(List<Sample> older, List<Sample> newer) {
        int rounds = older.size();
        if (rounds < 2 || rounds != newer.size())
            throw new IllegalArgumentException(rounds + " rounds against " + newer.size());
        double[] logs = new double[rounds];
        double sum = 0, squares = 0;
        for (int i = 0; i < rounds; i++) sum += logs[i] = Math.log(newer.get(i).nanos() / older.get(i).nanos());
        double mean = sum / rounds;
        for (double log : logs) squares += (log - mean) * (log - mean);
        double half = StudentT.quantile(rounds - 1) * Math.sqrt(squares / (rounds - 1) / rounds);
        return new Ratio(Math.exp(mean), Math.exp(mean - half), Math.exp(mean + half));
    }

    Verdict verdict() {
        if (low > SLOWER) return Verdict.SLOWER;
        return high < FASTER ? Verdict.FASTER : Verdict.SAME;
    }
}
