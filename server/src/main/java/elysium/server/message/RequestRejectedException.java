package elysium.server.message;

import elysium.kernel.InvalidInputException;
import elysium.kernel.Text;
import org.jspecify.annotations.Nullable;

/// A request is rejected; the client receives the error code and text.
public final class RequestRejectedException extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final ErrorCode errorCode;
    private final transient @Nullable Rule clause;
    private final transient Text words;

    public RequestRejectedException(ErrorCode fault) {
        this(fault, (Rule) null);
    }

    /// Rejects a request by a clause of the rules, if there is one.
    public RequestRejectedException(ErrorCode fault, @Nullable Rule clause) {
        super(null, null, false, false);
        this.errorCode = fault;
        this.clause = clause;
        words = fault.words();
    }

    /// Rejects a request with the details of what was wrong and what is expected.
    public RequestRejectedException(ErrorCode fault, Text about) {
        super(about.en(), null, false, false);
        this.errorCode = fault;
        clause = null;
        words = new Text(fault.words().en() + ": " + about.en(), fault.words().fr() + " : " + about.fr());
    }

    public RequestRejectedException(ErrorCode fault, InvalidInputException objection) {
        this(fault, objection.reason());
    }

    /// The text shown to the player.
    public Text words() {
        return words;
    }

    public ErrorCode errorCode() {
        return errorCode;
    }

    public @Nullable Rule clause() {
        return clause;
    }
}
