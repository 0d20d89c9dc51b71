package elysium.mutants;

/// Thrown for a wrong command line or an environment in which the program cannot run.
final class UsageException extends RuntimeException {
    private static final long serialVersionUID = 1;

    UsageException(String what) {
        super(what);
    }
}
