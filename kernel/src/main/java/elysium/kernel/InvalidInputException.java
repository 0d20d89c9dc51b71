package elysium.kernel;

/// Input that is rejected, with the reason in both languages.
public class InvalidInputException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;
    private final transient Text reason;

    public InvalidInputException(Text words) {
        super(words.en());
        this.reason = words;
    }

    public final Text reason() {
        return reason;
    }
}
