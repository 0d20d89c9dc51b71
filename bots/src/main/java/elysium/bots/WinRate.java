package elysium.bots;

/// A number of wins in a number of games; shared wins count as fractions.
public record WinRate(int played, double won) {
    static final WinRate NONE = new WinRate(0, 0);
    private static final double Z = 1.959963984540054;       // the 97.5 % quantile of the normal distribution

    WinRate plus(double win) {
        return new WinRate(played + 1, won + win);
    }

    public double rate() {
        return played == 0 ? 0 : won / played;
    }

    /// The lower end of the 95 % Wilson interval.
    public double low() {
        return played == 0 ? 0 : Math.max(0, centre() - margin());
    }

    /// The upper end of the 95 % Wilson interval.
    public double high() {
        return played == 0 ? 1 : Math.min(1, centre() + margin());
    }

    /// Whether a rate is inside the 95 % interval.
    public boolean holds(double rate) {
        return low() <= rate && rate <= high();
    }

    private double centre() {
        return (rate() + Z * Z / (2 * played)) / (1 + Z * Z / played);
    }

    private double margin() {
        double p = rate(), n = played;
        return Z * Math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n);
    }
}
