package elysium.kernel;

/// An event of the game, with the viewers who saw the cards in it as a bit set.
public record Event(int kind, int subject, int object, int amount, int face, int seenBy) {
    public static final int HIDDEN = -1;

    /// The event as a viewer may see it: without its cards if the viewer did not see them.
    public Event asSeenBy(int viewer) {
        return (seenBy >> viewer & 1) != 0 ? this : new Event(kind, HIDDEN, HIDDEN, amount, HIDDEN, seenBy);
    }
}
