package elysium.mutants.run;

/// Thrown for a wrong command line or an environment in which the program cannot run.
public final class UsageException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public UsageException(String what) {
        super(what);
    }
}
