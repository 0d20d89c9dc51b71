package elysium.vtes.table;

/// When a card that is not replaced at once will be (VTES-RUL-21).
public final class ReplacementTime {
    /// In the player's own next phase of each sort; when the action, the combat, the turn is over; never.
    public static final int UNLOCK = 0, MASTER = 1, MINION = 2, INFLUENCE = 3, DISCARD = 4, ACTION_ENDS = 5,
            COMBAT_ENDS = 6, TURN_ENDS = 7;
    public static final int COUNT = 8;

    private ReplacementTime() {}
}
