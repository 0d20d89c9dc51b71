package elysium.vtes.table.vocabulary;

/// The times at which a card may be replaced later (VTES-RUL-21).
public final class ReplacementTime {
    /// The player's own next phase of each kind; the end of the action, combat or turn; never.
    public static final int UNLOCK = 0, MASTER = 1, MINION = 2, INFLUENCE = 3, DISCARD = 4, ACTION_ENDS = 5,
            COMBAT_ENDS = 6, TURN_ENDS = 7;
    public static final int COUNT = 8;

    private ReplacementTime() {}
}
