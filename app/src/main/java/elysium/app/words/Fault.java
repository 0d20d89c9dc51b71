package elysium.app.words;

import elysium.kernel.Lang;

/// Something a person asked for that cannot be done, said so that they know what would be accepted.
public final class Fault extends RuntimeException {
    public static final int FAILED = 1, USAGE = 2;
    private static final long serialVersionUID = 1;

    private final transient Worded what;
    private final transient Object[] parts;
    private final int code;

    private Fault(int code, Worded what, Object... parts) {
        super(what.in(Lang.EN, parts));
        this.what = what;
        this.parts = parts;
        this.code = code;
    }

    /// What was typed or given makes no sense.
    public static Fault usage(Worded what, Object... parts) {
        return new Fault(USAGE, what, parts);
    }

    /// What was to be checked does not hold.
    public static Fault failed(Worded what, Object... parts) {
        return new Fault(FAILED, what, parts);
    }

    /// The same, where the thing at fault is what was to be checked.
    public Fault asFailed() {
        return new Fault(FAILED, what, parts);
    }

    /// The code the program ends with.
    public int code() {
        return code;
    }

    public String in(Lang lang) {
        return what.in(lang, parts);
    }
}
