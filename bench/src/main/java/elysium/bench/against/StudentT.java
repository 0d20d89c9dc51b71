package elysium.bench.against;

/// Quantiles of Student's t distribution for two-sided intervals of 95 %.
final class StudentT {
    private static final double[] FEW = {12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228};
    private static final double NORMAL = 1.959964;

    private StudentT() {}

    /// The quantile for 1 or more degrees of freedom: tabulated up to 10, then by the Cornish-Fisher expansion.
    static double quantile(int degrees) {
        if (degrees < 1) throw new IllegalArgumentException(degrees + " degrees of freedom");
        if (degrees <= FEW.length) return FEW[degrees - 1];
        double z = NORMAL, square = z * z, n = degrees;
        double first = z * (square + 1) / 4, second = z * ((5 * square + 16) * square + 3) / 96;
        double third = z * (((3 * square + 19) * square + 17) * square - 15) / 384;
        return z + (first + (second + third / n) / n) / n;
    }
}
