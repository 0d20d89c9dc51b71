package elysium.store;

import elysium.kernel.Table;

/// A short number that stands for a whole table, the same in every process: equal tables, equal fingerprints.
public final class Fingerprint {
    private Fingerprint() {}

    public static long of(Table<?> table) {
        return Written.ink(table).hash();
    }

    /// The fingerprint as it is printed: sixteen hexadecimal digits.
    public static String text(long fingerprint) {
        return "%016x".formatted(fingerprint);
    }
}
