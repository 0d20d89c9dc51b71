package elysium.kernel;

import org.jspecify.annotations.Nullable;

/// Decides whether a seat may give an answer; no other class does.
public final class MoveValidator<T extends Table<T>> {
    private final T table;

    /// The result of checking a move.
    public enum Verdict {
        LEGAL, NOT_ASKED, NOT_OFFERED
    }

    public MoveValidator(T table) {
        this.table = table;
    }

    /// Checks a move.
    ///
    /// @param offers receives the seat's offers, unless the seat is not asked
    public static <T extends Table<T>> Verdict check(T table, int seat, long move, Offers offers) {
        if (!table.isAsked(seat)) return Verdict.NOT_ASKED;
        return table.offers(seat, offers).allows(move) ? Verdict.LEGAL : Verdict.NOT_OFFERED;
    }

    /// Gives a legal answer to the table, or throws [Refused] and leaves the table unchanged.
    public void play(int seat, long move) {
        Offers offers = Offers.explained();
        switch (check(table, seat, move, offers)) {
            case NOT_ASKED -> throw new Refused("seat " + (seat + 1) + " has no question to answer", null);
            case NOT_OFFERED -> throw new Refused("this move is not offered", offers.refusal(move));
            case LEGAL -> table.answer(seat, move);
        }
    }

    /// Thrown when an answer is rejected, with the clause that forbids the move if there is one.
    public static final class Refused extends IllegalArgumentException {
        private static final long serialVersionUID = 1;
        private final transient @Nullable Clause clause;

        Refused(String why, @Nullable Clause clause) {
            super(clause == null ? why : why + " (" + clause.id() + ")");
            this.clause = clause;
        }

        public @Nullable Clause clause() {
            return clause;
        }
    }
}
