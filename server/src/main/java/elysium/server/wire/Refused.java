package elysium.server.wire;

import elysium.kernel.Objection;
import elysium.kernel.Text;
import org.jspecify.annotations.Nullable;

/// Something asked for that is not done; the one who asked is told why.
public final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final Fault fault;
    private final transient @Nullable Rule clause;
    private final transient Text words;

    public Refused(Fault fault) {
        this(fault, null, null);
    }

    /// With what exactly was wrong, for whoever writes a client.
    public Refused(Fault fault, String detail) {
        this(fault, detail, null);
    }

    public Refused(Fault fault, @Nullable String detail, @Nullable Rule clause) {
        super(detail, null, false, false);
        this.fault = fault;
        this.clause = clause;
        words = fault.words();
    }

    /// With the reason, for people of both languages.
    public Refused(Fault fault, Objection objection) {
        super(objection.words().en(), null, false, false);
        this.fault = fault;
        clause = null;
        words = new Text(fault.words().en() + ": " + objection.words().en(),
                fault.words().fr() + " : " + objection.words().fr());
    }

    /// What is told to people.
    public Text words() {
        return words;
    }

    public Fault fault() {
        return fault;
    }

    public @Nullable Rule clause() {
        return clause;
    }
}
