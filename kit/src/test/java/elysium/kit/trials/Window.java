package elysium.kit.trials;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Table;
import elysium.tabletop.Verbs;

/// A joint question to all seats: the seat with the highest rank that wants to act does so, until all pass.
public interface Window<T extends Table<T>> extends Frame<T> {

    /// The seat of a rank; rank 0 is the highest.
    int ranked(T t, int rank);

    /// Performs a seat's move; then all seats are asked again.
    void act(T t, int seat, long move);

    @Override default void resume(T t) {
        t.askAll((1 << t.players()) - 1);
    }

    @Override default boolean isDecided(T t, Answers answers, int owing) {
        return first(t, answers, owing) != Table.NONE;
    }

    @Override default void onAnswers(T t, Answers answers) {
        int seat = first(t, answers, 0);
        if (seat == Table.NONE) t.leave();
        else act(t, seat, answers.of(seat));
    }

    /// The first seat by rank that acts; none if all pass, or if a higher rank has yet to answer.
    private int first(T t, Answers answers, int owing) {
        for (int rank = 0; rank < t.players(); rank++) {
            int seat = ranked(t, rank);
            if ((owing >> seat & 1) != 0) return Table.NONE;
            if (answers.verb(seat) != Verbs.PASS) return seat;
        }
        return Table.NONE;
    }

    /// The acting seat, the defending seat, then the others clockwise from the acting seat; `defending` may be NONE.
    static int ranked(Table<?> t, int acting, int defending, int rank) { // VTES-SEQ-02
        if (rank == 0 || defending == acting || defending == Table.NONE) return (acting + rank) % t.players();
        if (rank == 1) return defending;
        int after = Math.floorMod(defending - acting, t.players());
        return (acting + (rank <= after ? rank - 1 : rank)) % t.players();
    }
}
