package elysium.bots;

/// How often somebody won: of so many games played, so many won, shared wins counting in part.
public record WinRate(int played, double won) {
    static final WinRate NONE = new WinRate(0, 0);
    private static final double Z = 1.959963984540054;       // nineteen times in twenty

    WinRate plus(double win) {
        return new WinRate(played + 1, won + win);
    }

    public double rate() {
        return played == 0 ? 0 : won / played;
    }

    /// The lower end of the 95 % interval of the true rate, after Wilson.
    public double low() {
        return played == 0 ? 0 : Math.max(0, centre() - margin());
    }

    /// The upper end of the 95 % interval of the true rate, after Wilson.
    public double high() {
        return played == 0 ? 1 : Math.min(1, centre() + margin());
    }

    /// Whether a true rate would be no surprise.
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
