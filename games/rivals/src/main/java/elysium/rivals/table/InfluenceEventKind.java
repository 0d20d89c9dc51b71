package elysium.rivals.table;

/// What the log can tell of Influence, promises, Conspiracies and auctions; `subject` is a seat throughout.
public final class InfluenceEventKind {
    private static final int FROM = EventKind.OF_INFLUENCE;
    /// A vampire exerts so much; a Modifier is put down unseen, or shows so much.
    public static final int EXERTED = FROM, MODIFIED_DOWN = FROM + 1, MODIFIED = FROM + 2;
    /// A side is taken (object) with so much in sight (amount); a fist opens; the sums for Yes (object) and No (amount).
    public static final int SIDED = FROM + 3, FIST_OPENED = FROM + 4, DECIDED = FROM + 5, TOOK_BACK = FROM + 6;
    /// A promise (amount: its kind) to a seat (object) is made (and UNTIL times the turn that ends it), kept.
    public static final int PROMISED = FROM + 7, KEPT = FROM + 8, UNTIL = 8;
    /// A Conspiracy (object) is played, shown to a seat (amount), added to (amount: whose it is), resolved.
    public static final int CONSPIRED = FROM + 10, SHOWED = FROM + 11, CONTRIBUTED = FROM + 12, RESOLVED = FROM + 13;
    /// So much is bid for a starting vampire; nothing more is; the vampire is kept for so much.
    public static final int BID = FROM + 14, OUTBID = FROM + 15, BOUGHT = FROM + 16;

    private InfluenceEventKind() {}
}
