package elysium.server.db.table;

/// An entry of a table's journal: an answer, an undo, or an agreement between players.
///
/// @param seq its number, from 1, unique at its table
/// @param move the answer; for an undo, the number of answers before the one undone
/// @param at when it arrived, in milliseconds
public record Entry(int seq, int kind, int seat, long move, long at) {
    public static final int ANSWER = 0, TAKEN_BACK = 1;
    /// Kinds of answers not given by a player: by timeout, by a replacement bot, or by a standing order.
    public static final int OUT_OF_TIME = 2, STOOD_IN = 3, ORDERED = 4;
    /// Kinds that are not answers: a player is back, proposes an undo, agrees, or refuses.
    public static final int RETURNED = 5, PROPOSED = 6, AGREED = 7, DECLINED = 8;
    /// A player proposes to allow a fork of the game in progress.
    public static final int FORK_PROPOSED = 9;

    /// Flag of an undo after which hidden cards change rows; entries of older tables lack it.
    private static final int CONCEALS = 1 << 30;

    /// The move of an undo entry, from the number of answers before the one undone.
    public static int undoMove(int at) {
        return at | CONCEALS;
    }

    /// The number of answers before the one undone.
    public int undoneAnswer() {
        return (int) move & ~CONCEALS;
    }

    /// Whether hidden cards change rows after this undo.
    public boolean conceals() {
        return (move & CONCEALS) != 0;
    }

    /// An entry with the current time.
    public Entry(int seq, int kind, int seat, long move) {
        this(seq, kind, seat, move, System.currentTimeMillis());
    }

    /// Whether the rules play this entry.
    public boolean isAnswer() {
        return kind == ANSWER || kind == OUT_OF_TIME || kind == STOOD_IN || kind == ORDERED;
    }
}
