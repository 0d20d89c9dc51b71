package elysium.kernel;

/// A journal that the rules do not follow: the first entry that was not owed or not offered.
public final class Diverged extends IllegalArgumentException {
    private static final long serialVersionUID = 1;
    private final int at;

    public Diverged(int at, Journal.Entry entry, String why) {
        super("entry " + (at + 1) + " (seat " + (entry.seat() + 1) + ", move " + Long.toHexString(entry.move()) + ") "
                + why);
        this.at = at;
    }

    /// The index of the entry.
    public int at() {
        return at;
    }
}
