package elysium.kernel;

/// Input that is rejected, with the reason in both languages.
public class InvalidInputException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;
    private final transient Text words;

    public InvalidInputException(Text words) {
        super(words.en());
        this.words = words;
    }

    public final Text words() {
        return words;
    }
}
