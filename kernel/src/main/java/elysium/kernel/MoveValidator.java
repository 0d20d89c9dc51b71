package elysium.kernel;

import org.jspecify.annotations.Nullable;

/// Judges moves: the one place that decides whether a seat may give an answer.
public final class MoveValidator<T extends Table<T>> {
    private final T table;

    /// What is wrong with a move, if anything.
    public enum Verdict {
        LEGAL, NOT_ASKED, NOT_OFFERED
    }

    public MoveValidator(T table) {
        this.table = table;
    }

    /// Judges a move.
    ///
    /// @param offers filled with the seat's offers, unless the seat is not asked
    public static <T extends Table<T>> Verdict judge(T table, int seat, long move, Offers offers) {
        if (!table.isAsked(seat)) return Verdict.NOT_ASKED;
        return table.offers(seat, offers).allows(move) ? Verdict.LEGAL : Verdict.NOT_OFFERED;
    }

    /// Gives a legal answer to the table, or throws [Refused] and leaves the table as it was.
    public void play(int seat, long move) {
        Offers offers = Offers.explained();
        switch (judge(table, seat, move, offers)) {
            case NOT_ASKED -> throw new Refused("seat " + (seat + 1) + " is not asked", null);
            case NOT_OFFERED -> throw new Refused("that is not offered", offers.refusal(move));
            case LEGAL -> table.answer(seat, move);
        }
    }

    /// An illegal answer, with the clause that forbids it if there is one.
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
