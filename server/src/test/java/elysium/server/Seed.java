package elysium.server;

/// The random seed of a test run, printed; `-Delysium.seed=NUMBER` repeats a run.
public final class Seed {
    private static final String NAME = "elysium.seed";

    private Seed() {}

    /// The seed of this run.
    public static long of(Object test) {
        String given = System.getProperty(NAME);
        long seed = given == null ? System.nanoTime() & 0xFFFFFFFFL : Long.parseLong(given);
        System.out.println(test.getClass().getSimpleName() + ": repeat with -D" + NAME + "=" + seed);
        return seed;
    }
}
