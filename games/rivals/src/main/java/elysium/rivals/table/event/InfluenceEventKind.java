package elysium.rivals.table.event;

/// Event numbers of Influence, promises, Conspiracies and auctions; `subject` is always a seat.
public final class InfluenceEventKind {
    private static final int FROM = EventKind.OF_INFLUENCE;
    /// A vampire exerts Influence (amount); a Modifier is played face down; a Modifier is revealed (amount).
    public static final int EXERTED = FROM, MODIFIED_DOWN = FROM + 1, MODIFIED = FROM + 2;
    /// A seat takes a side (object) with the Influence shown (amount); a fist opens; the totals for Yes (object) and No
    /// (amount).
    public static final int SIDED = FROM + 3, FIST_OPENED = FROM + 4, DECIDED = FROM + 5, TOOK_BACK = FROM + 6;
    /// A promise (amount: its kind plus UNTIL times the turn that ends it) to a seat (object) is made, or kept.
    public static final int PROMISED = FROM + 7, KEPT = FROM + 8, UNTIL = 8;
    /// A Conspiracy (object) is played, shown to a seat (amount), added to (amount: whose it is), resolved.
    public static final int CONSPIRED = FROM + 10, SHOWED = FROM + 11, CONTRIBUTED = FROM + 12, RESOLVED = FROM + 13;
    /// A bid for a starting vampire (amount); a seat stops bidding; a vampire is kept for an amount.
    public static final int BID = FROM + 14, OUTBID = FROM + 15, BOUGHT = FROM + 16;

    private InfluenceEventKind() {}
}
