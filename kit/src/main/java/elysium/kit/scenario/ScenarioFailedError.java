package elysium.kit.scenario;

/// Thrown when a scenario fails; gives the line, the offers and refusals at that point, and the table.
public final class ScenarioFailedError extends AssertionError {
    private static final long serialVersionUID = 1;

    public ScenarioFailedError(String what) {
        super(what);
    }

    public static void unless(boolean holds, String what) {
        if (!holds) throw new ScenarioFailedError(what);
    }
}
