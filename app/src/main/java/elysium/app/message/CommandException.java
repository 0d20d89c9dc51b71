package elysium.app.message;

import elysium.kernel.Lang;

/// A command failed; carries a message in both languages and the exit code.
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

    /// Wrong arguments or input.
    public static CommandException usage(Message what, Object... parts) {
        return new CommandException(USAGE, what, parts);
    }

    /// A check or an operation failed.
    public static CommandException failed(Message what, Object... parts) {
        return new CommandException(FAILED, what, parts);
    }

    /// The same error with the exit code of a failed check.
    public CommandException asFailed() {
        return new CommandException(FAILED, what, parts);
    }

    /// The exit code of the program.
    public int code() {
        return code;
    }

    public String in(Lang lang) {
        return what.in(lang, parts);
    }
}
