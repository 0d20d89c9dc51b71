package elysium.vtes.table.event;

/// The log events of combat and damage. Unless said otherwise, the `subject` is a seat, the `object` a card with its
/// `face`, and the `amount` a number.
public final class CombatEventKind {
    private static final int FROM = EventKind.OF_COMBAT;
    /// Combat begins between a minion and another (amount: its face); a round begins (amount: its number); combat is
    /// over.
    public static final int BEGINS = FROM, ROUND = FROM + 1, OVER = FROM + 2;
    /// A minion maneuvers (amount: the new range); the range of the round is set (amount).
    public static final int MANEUVERED = FROM + 3, RANGE = FROM + 4;
    /// A minion strikes with its hands, with a card (amount: its face), does not strike, targets a card (the object).
    public static final int STRIKES_BY_HAND = FROM + 5, STRIKES_WITH = FROM + 6, NO_STRIKE = FROM + 7, AIMS = FROM + 8;
    /// A strike has no effect: it is dodged, out of range, or its weapon is gone.
    public static final int DODGED = FROM + 9, OUT_OF_RANGE = FROM + 10, DISARMED = FROM + 11;
    /// A strike ends the combat, burns equipment (the object), takes equipment.
    public static final int ENDED = FROM + 12, DESTROYED = FROM + 13, TOOK = FROM + 14;
    /// A card is dealt damage (amount), aggravated damage, damage from a source other than a minion; damage is
    /// prevented.
    public static final int DAMAGE = FROM + 15, AGGRAVATED = FROM + 16, ENVIRONMENTAL = FROM + 17,
            PREVENTED = FROM + 18;
    /// A vampire mends damage (amount), burns blood to avoid destruction, is destroyed.
    public static final int MENDED = FROM + 19, HELD_OUT = FROM + 20, DESTROYED_BY = FROM + 21;
    /// A minion gains additional strikes; presses (amount: 1 to continue, 0 to end combat).
    public static final int GAINED_STRIKES = FROM + 22, PRESSED = FROM + 23;

    private CombatEventKind() {}
}
