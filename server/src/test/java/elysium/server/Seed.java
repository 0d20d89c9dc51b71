package elysium.server;

/// The chance of a test: another every time, printed, and given by `-Delysium.seed=NUMBER` to repeat a failure.
public final class Seed {
    private static final String NAME = "elysium.seed";

    private Seed() {}

    /// The seed of this run, for a test to throw its dice by.
    public static long of(Object test) {
        String given = System.getProperty(NAME);
        long seed = given == null ? System.nanoTime() & 0xFFFFFFFFL : Long.parseLong(given);
        System.out.println(test.getClass().getSimpleName() + ": repeat with -D" + NAME + "=" + seed);
        return seed;
    }
}
