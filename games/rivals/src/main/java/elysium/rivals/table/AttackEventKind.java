package elysium.rivals.table;

/// What the log can tell of attacks, claims and Antagonists. Unless said otherwise `subject` is a seat, `object` a card
/// with its `face`, and `amount` a number.
public final class AttackEventKind {
    private static final int FROM = EventKind.OF_ATTACKS;
    /// A vampire attacks; aims (amount: 1 anew); a card was given for Intel; the attack is called off; it is declared.
    public static final int ATTACKS = FROM, AIMED = FROM + 1, INTEL = FROM + 2, CALLED_OFF = FROM + 3,
            DECLARED = FROM + 4;
    /// The kind (amount) is announced; an Attack card is laid (amount: 1 face up), or none is.
    public static final int ANNOUNCED = FROM + 5, CARD_LAID = FROM + 6, NO_CARD = FROM + 7;
    /// A vampire blocks (amount: 1 from elsewhere), or nobody does; a Reaction is laid by the target, or none is.
    public static final int BLOCKED = FROM + 8, UNBLOCKED = FROM + 9, REACTION_LAID = FROM + 10,
            NO_REACTION = FROM + 11;
    /// A card is revealed; it is illegal (amount: 1 for the Attack card, after which all goes back to step 6); a card's
    /// text is negated (amount: 1 for the Reaction, which is negated altogether).
    public static final int REVEALED = FROM + 12, ILLEGAL = FROM + 13, NEGATED = FROM + 14;
    /// A part of a sum (object: the card it comes from), the sums aimed at the target and at the attacker.
    public static final int PART = FROM + 15, SUM = FROM + 16, SUM_BACK = FROM + 17;
    /// Damage is kept off by an attribute, by shields, by prevention.
    public static final int WITHSTOOD = FROM + 18, SHIELDED = FROM + 19, PREVENTED = FROM + 20;
    /// A Mortal withstands; is burned for its blood; becomes a Retainer; the attack is over.
    public static final int SURVIVED = FROM + 21, MORTAL_BURNED = FROM + 22, MORTAL_ATTACHED = FROM + 23,
            OVER = FROM + 24;
    /// A vampire claims the Prince; a foe lets it pass; the Prince falls to a vampire, or lies in The Streets again.
    public static final int CLAIMS = FROM + 25, TOLERATED = FROM + 26, PRINCE = FROM + 27, PRINCE_FREE = FROM + 28;
    /// Antagonists strike (amount: with so much damage); a point goes to a vampire; some are sent to a seat.
    public static final int ANTAGONISTS = FROM + 29, ASSIGNED = FROM + 30, DIVERTED = FROM + 31;

    private AttackEventKind() {}
}
