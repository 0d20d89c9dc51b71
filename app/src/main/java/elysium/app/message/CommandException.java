package elysium.app.message;

import elysium.kernel.Lang;

/// Something a person asked for that cannot be done, said so that they know what would be accepted.
public final class CommandException extends RuntimeException {
    public static final int FAILED = 1, USAGE = 2;
    private static final long serialVersionUID = 1;

    private final transient Message what;
    private final transient Object[] parts;
    private final int code;

    private CommandException(int code, Message what, Object... parts) {
        super(what.in(Lang.EN, parts));
        this.what = what;
        this.parts = parts;
        this.code = code;
    }

    /// What was typed or given makes no sense.
    public static CommandException usage(Message what, Object... parts) {
        return new CommandException(USAGE, what, parts);
    }

    /// What was to be checked does not hold.
    public static CommandException failed(Message what, Object... parts) {
        return new CommandException(FAILED, what, parts);
    }

    /// The same, where the thing at fault is what was to be checked.
    public CommandException asFailed() {
        return new CommandException(FAILED, what, parts);
    }

    /// The code the program ends with.
    public int code() {
        return code;
    }

    public String in(Lang lang) {
        return what.in(lang, parts);
    }
}
