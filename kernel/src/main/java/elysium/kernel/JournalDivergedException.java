package elysium.kernel;

/// A journal that the rules do not follow: the first entry that was not owed or not offered.
public final class JournalDivergedException extends InvalidInputException {
    private static final long serialVersionUID = 1;
    private final int at;

    public JournalDivergedException(int at, Journal.Entry entry, Text why) {
        super(new Text("entry " + which(at, entry, "seat", "move") + why.en(),
                "l'entrée " + which(at, entry, "place", "coup") + why.fr()));
        this.at = at;
    }

    private static String which(int at, Journal.Entry entry, String seat, String move) {
        return (at + 1) + " (" + seat + " " + (entry.seat() + 1) + ", " + move + " " + Long.toHexString(entry.move())
                + ") ";
    }

    /// The index of the entry.
    public int at() {
        return at;
    }
}
