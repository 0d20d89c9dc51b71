package elysium.kit;

/// A scenario that did not come out as written: where, what was offered and refused instead, and the table as it lies.
public final class ScenarioFailedError extends AssertionError {
    private static final long serialVersionUID = 1;

    ScenarioFailedError(String what) {
        super(what);
    }

    static void unless(boolean holds, String what) {
        if (!holds) throw new ScenarioFailedError(what);
    }
}
