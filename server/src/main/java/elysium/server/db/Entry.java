package elysium.server.db;

/// One line of what was done at a table: an answer, an answer taken back, or what players agree on beside the game.
///
/// @param seq its place, from 1; no two entries of a table share one
/// @param move the answer; of one taken back, how many answers came before it
/// @param at when it was brought, in milliseconds
public record Entry(int seq, int kind, int seat, long move, long at) {
    public static final int ANSWER = 0, TAKEN_BACK = 1;
    /// Answers that a player did not bring: the time was out, a bot stood in, or a standing order said so.
    public static final int OUT_OF_TIME = 2, STOOD_IN = 3, ORDERED = 4;
    /// What is no answer: a player is back, proposes to take an answer back, agrees to that, or does not.
    public static final int RETURNED = 5, PROPOSED = 6, AGREED = 7, DECLINED = 8;
    /// A player proposes that the game may be forked while it goes on.
    public static final int FORK_PROPOSED = 9;

    /// Stands in the number of an answer that is taken back if hidden cards are laid on other rows then; tables from before
    /// that was done have numbers without it.
    private static final int CONCEALS = 1 << 30;

    /// How an answer that is taken back is written down: how many answers came before it.
    public static int takingBack(int at) {
        return at | CONCEALS;
    }

    /// How many answers came before the one that is taken back.
    public int takenBack() {
        return (int) move & ~CONCEALS;
    }

    /// Whether hidden cards are laid on other rows once an answer is taken back.
    public boolean conceals() {
        return (move & CONCEALS) != 0;
    }

    /// One that is brought now.
    public Entry(int seq, int kind, int seat, long move) {
        this(seq, kind, seat, move, System.currentTimeMillis());
    }

    /// Whether the rules have something to play.
    public boolean answers() {
        return kind == ANSWER || kind == OUT_OF_TIME || kind == STOOD_IN || kind == ORDERED;
    }
}
