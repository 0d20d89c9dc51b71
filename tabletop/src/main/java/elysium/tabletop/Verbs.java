package elysium.tabletop;

/// The verbs that every card game shares; a game's own begin at [#OWN] and are never renumbered.
public final class Verbs {
    public static final int PASS = 0, PICK_CARD = 1, PICK_SEAT = 2, PICK_NUMBER = 3, PICK_PLACE = 4, PICK_DEF = 5,
            ACTIVATE = 6, OWN = 16;

    /// A verb as programs read it.
    ///
    /// @param operands how many of a move's operands it uses
    public record Word(String word, int operands) {}

    private Verbs() {}

    /// The word for a verb that every card game shares.
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
