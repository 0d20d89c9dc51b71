package elysium.kernel;

import org.jspecify.annotations.Nullable;

/// Stands at the border of a table: a seat that is not asked, or a move that is not offered, is turned away.
public final class MoveValidator<T extends Table<T>> {
    private final T table;

    public MoveValidator(T table) {
        this.table = table;
    }

    /// Gives the answer to the table, or throws [Refused] and leaves everything as it was.
    public void play(int seat, long move) {
        if (!table.isAsked(seat)) throw new Refused("seat " + (seat + 1) + " is not asked", null);
        Offers offers = table.offers(seat, Offers.explained());
        if (!offers.allows(move)) throw new Refused("that is not offered", offers.refusal(move));
        table.answer(seat, move);
    }

    /// An answer that was turned away, with the clause that forbids it where one does.
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
