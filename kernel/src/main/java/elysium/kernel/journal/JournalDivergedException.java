package elysium.kernel.journal;

import elysium.kernel.InvalidInputException;
import elysium.kernel.Text;

/// Thrown when a journal holds an entry that the rules do not accept at its place.
public final class JournalDivergedException extends InvalidInputException {
    private static final long serialVersionUID = 1;
    private final int entryIndex;

    public JournalDivergedException(int at, Journal.Entry entry, Text why) {
        super(new Text("entry " + which(at, entry, "seat", "move") + why.en(),
                "l'entrée " + which(at, entry, "place", "coup") + why.fr()));
        this.entryIndex = at;
    }

    private static String which(int at, Journal.Entry entry, String seat, String move) {
        return (at + 1) + " (" + seat + " " + (entry.seat() + 1) + ", " + move + " " + Long.toHexString(entry.move())
                + ") ";
    }

    /// The index of the rejected entry.
    public int entryIndex() {
        return entryIndex;
    }
}
