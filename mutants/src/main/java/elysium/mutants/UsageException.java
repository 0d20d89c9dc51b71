package elysium.mutants;

/// What cannot be done, said in one sentence.
final class UsageException extends RuntimeException {
    private static final long serialVersionUID = 1;

    UsageException(String what) {
        super(what);
    }
}
