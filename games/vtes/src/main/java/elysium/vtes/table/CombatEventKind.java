package elysium.vtes.table;

/// What the log can tell of combat and damage. The `subject` is a seat, the `object` a card with its `face`, the `amount` a
/// number, unless said otherwise.
public final class CombatEventKind {
    private static final int FROM = EventKind.OF_COMBAT;
    /// Combat begins between a minion and another (amount: its face); a round begins (amount: its number); it is over.
    public static final int BEGINS = FROM, ROUND = FROM + 1, OVER = FROM + 2;
    /// A minion maneuvers (amount: the range from then on); the range of the round is settled (amount).
    public static final int MANEUVERED = FROM + 3, RANGE = FROM + 4;
    /// A minion strikes with its hands, with a card (amount: its face); has no strike; aims at a card (the object).
    public static final int STRIKES_BY_HAND = FROM + 5, STRIKES_WITH = FROM + 6, NO_STRIKE = FROM + 7, AIMS = FROM + 8;
    /// A strike of a minion does nothing: dodged, out of range, its weapon gone.
    public static final int DODGED = FROM + 9, OUT_OF_RANGE = FROM + 10, DISARMED = FROM + 11;
    /// A strike ends the combat; equipment (the object) is burned, taken by a strike.
    public static final int ENDED = FROM + 12, DESTROYED = FROM + 13, TOOK = FROM + 14;
    /// A card will take damage (amount); aggravated damage; from something that is no minion; some of it is prevented.
    public static final int DAMAGE = FROM + 15, AGGRAVATED = FROM + 16, ENVIRONMENTAL = FROM + 17,
            PREVENTED = FROM + 18;
    /// A vampire mends (amount); burns blood to escape destruction; is destroyed.
    public static final int MENDED = FROM + 19, HELD_OUT = FROM + 20, DESTROYED_BY = FROM + 21;
    /// A minion gains additional strikes; presses (amount: 1 to go on, 0 to end the combat).
    public static final int GAINED_STRIKES = FROM + 22, PRESSED = FROM + 23;

    private CombatEventKind() {}
}
