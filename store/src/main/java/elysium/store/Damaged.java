package elysium.store;

/// A file that is not what was written: where it goes wrong, and what was expected there.
public final class Damaged extends IllegalArgumentException {
    private static final long serialVersionUID = 1;
    private final int line;

    Damaged(String file, int line, String expected) {
        super(file + ", line " + line + ": expected " + expected);
        this.line = line;
    }

    /// The line, counted from one.
    public int line() {
        return line;
    }
}
