package elysium.kernel;

/// Something that cannot be accepted, and why, for people of both languages.
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
