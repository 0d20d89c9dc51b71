package elysium.server.message;

import elysium.kernel.InvalidInputException;
import elysium.kernel.Text;
import org.jspecify.annotations.Nullable;

/// Something asked for that is not done; the one who asked is told why.
public final class RequestRejectedException extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final ErrorCode fault;
    private final transient @Nullable Rule clause;
    private final transient Text words;

    public RequestRejectedException(ErrorCode fault) {
        this(fault, (Rule) null);
    }

    /// By a clause of the rules, if it is known which.
    public RequestRejectedException(ErrorCode fault, @Nullable Rule clause) {
        super(null, null, false, false);
        this.fault = fault;
        this.clause = clause;
        words = fault.words();
    }

    /// With what exactly was wrong and what was expected.
    public RequestRejectedException(ErrorCode fault, Text about) {
        super(about.en(), null, false, false);
        this.fault = fault;
        clause = null;
        words = new Text(fault.words().en() + ": " + about.en(), fault.words().fr() + " : " + about.fr());
    }

    public RequestRejectedException(ErrorCode fault, InvalidInputException objection) {
        this(fault, objection.words());
    }

    /// What is told to people.
    public Text words() {
        return words;
    }

    public ErrorCode fault() {
        return fault;
    }

    public @Nullable Rule clause() {
        return clause;
    }
}
