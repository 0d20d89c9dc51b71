package elysium.vtes.table.event;

/// The log events of referendums and diablerie. Unless said otherwise, the `subject` is a seat and the `object` a card
/// with its `face`.
public final class PoliticsEventKind {
    private static final int FROM = EventKind.OF_POLITICS;
    /// A minion calls a referendum (amount: the face of the card, or NONE); a blood hunt referendum on a vampire
    /// begins.
    public static final int CALLED = FROM, HUNT_CALLED = FROM + 1;
    /// A minion casts votes (amount: negative if against), ballots; a seat casts its own votes (object: the source).
    public static final int CAST = FROM + 2, BALLOTS = FROM + 3, CAST_OWN = FROM + 4;
    /// A card is burned for a vote; a minion's votes are cancelled.
    public static final int BURNED_FOR_VOTE = FROM + 5, SILENCED = FROM + 6;
    /// The votes are counted (object: those for, amount: those against); it passes, fails (amount: the margin).
    public static final int COUNTED = FROM + 7, PASSED = FROM + 8, FAILED = FROM + 9;
    /// A vampire is diablerised (amount: the face of the diablerist); a rescue (amount: what the rescuer paid).
    public static final int DIABLERISED = FROM + 10, RESCUED = FROM + 11;
    /// A blocker spares a vampire that tried to leave torpor; a seat (the object) searches its library.
    public static final int SPARED = FROM + 12, SEARCHED = FROM + 13;
    /// A trophy is awarded to a vampire (amount: the face of the trophy).
    public static final int AWARDED = FROM + 14;

    private PoliticsEventKind() {}
}
