package elysium.mutants;

/// What cannot be done, said in one sentence.
final class Fault extends RuntimeException {
    private static final long serialVersionUID = 1;

    Fault(String what) {
        super(what);
    }
}
