package elysium.tabletop;

/// The verbs common to all card games; a game's own verbs begin at [#OWN] and are never renumbered.
public final class Verbs {
    public static final int PASS = 0, PICK_CARD = 1, PICK_SEAT = 2, PICK_NUMBER = 3, PICK_PLACE = 4, PICK_DEF = 5,
            ACTIVATE = 6, OWN = 16;

    /// A verb in machine-readable form.
    ///
    /// @param operands the number of operands it uses
    public record Word(String word, int operands) {}

    private Verbs() {}

    /// The word of a common verb.
    public static Word word(int verb) {
        return switch (verb) {
            case PASS -> new Word("pass", 0);
            case PICK_CARD -> new Word("pickCard", 2);
            case PICK_SEAT -> new Word("pickSeat", 2);
            case PICK_NUMBER -> new Word("pickNumber", 2);
            case PICK_PLACE -> new Word("pickPlace", 2);
            case PICK_DEF -> new Word("pickDef", 2);
            case ACTIVATE -> new Word("activate", 2);
            default -> new Word("verb" + verb, 3);
        };
    }
}
