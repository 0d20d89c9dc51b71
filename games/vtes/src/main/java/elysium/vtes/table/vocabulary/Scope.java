package elysium.vtes.table.vocabulary;

/// The scopes at whose end effects expire and ledger entries are forgotten.
public final class Scope {
    /// A combat round; a combat; a referendum; an action; a phase; a turn; the whole game; until the next card is
    /// played.
    public static final int ROUND = 0, COMBAT = 1, REFERENDUM = 2, ACTION = 3, PHASE = 4, TURN = 5, GAME = 6;
    private static final int FIRST_SEAT = 16, NEXT_SEAT = 24;

    private Scope() {}

    /// Until the next unlock phase of a seat.
    public static int untilUnlockOf(int seat) {
        return FIRST_SEAT + seat;
    }

    /// Until the cards of a seat have unlocked in its next unlock phase.
    public static int afterUnlockOf(int seat) {
        return NEXT_SEAT + seat;
    }
}
