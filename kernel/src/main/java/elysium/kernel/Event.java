package elysium.kernel;

/// One thing that happened, with the viewers that saw which cards it happened to.
public record Event(int kind, int subject, int object, int amount, int face, int seenBy) {
    public static final int HIDDEN = -1;

    /// The same event, told to someone who may not have seen it.
    public Event asSeenBy(int viewer) {
        return (seenBy >> viewer & 1) != 0 ? this : new Event(kind, HIDDEN, HIDDEN, amount, HIDDEN, seenBy);
    }
}
