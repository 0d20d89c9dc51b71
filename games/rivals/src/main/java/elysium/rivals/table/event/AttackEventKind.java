package elysium.rivals.table.event;

/// Event numbers of attacks, claims and Antagonists. Unless a comment says otherwise, `subject` is a seat, `object` a
/// card with its `face`, and `amount` a number.
public final class AttackEventKind {
    private static final int FROM = EventKind.OF_ATTACKS;
    /// A vampire attacks; chooses a target (amount: 1 for a new one); a card is discarded for Intel; the attack is
    /// called off; the attack is declared.
    public static final int ATTACKS = FROM, AIMED = FROM + 1, INTEL = FROM + 2, CALLED_OFF = FROM + 3,
            DECLARED = FROM + 4;
    /// The kind (amount) is announced; an Attack card is played (amount: 1 face up), or none.
    public static final int ANNOUNCED = FROM + 5, CARD_LAID = FROM + 6, NO_CARD = FROM + 7;
    /// A vampire blocks (amount: 1 from elsewhere), or none does; the target plays a Reaction, or none.
    public static final int BLOCKED = FROM + 8, UNBLOCKED = FROM + 9, REACTION_LAID = FROM + 10,
            NO_REACTION = FROM + 11;
    /// A card is revealed; it is illegal (amount: 1 for the Attack card, which returns the attack to step 6); its text
    /// is negated (amount: 1 for a Reaction, which is negated as a whole).
    public static final int REVEALED = FROM + 12, ILLEGAL = FROM + 13, NEGATED = FROM + 14;
    /// A part of a sum (object: the card it comes from), and the totals against the target and the attacker.
    public static final int PART = FROM + 15, SUM = FROM + 16, SUM_BACK = FROM + 17;
    /// Damage reduced by an attribute, by shields, by prevention.
    public static final int WITHSTOOD = FROM + 18, SHIELDED = FROM + 19, PREVENTED = FROM + 20;
    /// A Mortal withstands; is burned for its blood; becomes a Retainer; the attack is over.
    public static final int SURVIVED = FROM + 21, MORTAL_BURNED = FROM + 22, MORTAL_ATTACHED = FROM + 23,
            OVER = FROM + 24;
    /// A vampire claims the Prince; a foe lets the claim pass; a vampire becomes Prince; the card returns to The
    /// Streets.
    public static final int CLAIMS = FROM + 25, TOLERATED = FROM + 26, PRINCE = FROM + 27, PRINCE_FREE = FROM + 28;
    /// Antagonists strike (amount: their damage); a point is assigned to a vampire; points are diverted to a seat.
    public static final int ANTAGONISTS = FROM + 29, ASSIGNED = FROM + 30, DIVERTED = FROM + 31;

    private AttackEventKind() {}
}
