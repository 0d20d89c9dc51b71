package elysium.rivals.table.vocabulary;

/// The scopes after which uses are forgotten and effects end.
public final class Scope {
    /// An attack or other damage; an action or event; a turn; until an Animal is attached; permanent; while a player
    /// only regroups.
    public static final int ATTACK = 0, ACTION = 1, TURN = 2, NEXT_ANIMAL = 3, WHENEVER = 4, REGROUPING = 5;
    private static final int FIRST_SEAT = 8;

    private Scope() {}

    /// Until the next turn of a seat begins.
    public static int untilTurnOf(int seat) {
        return FIRST_SEAT + seat;
    }
}
