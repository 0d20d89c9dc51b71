package elysium.kit.trials;

import elysium.kernel.Clause;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.MoveValidator;
import elysium.kernel.Offers;
import elysium.tabletop.CardTable;
import elysium.tabletop.Verbs;
import org.jspecify.annotations.Nullable;

/// Plays a table by the script of a test, through the move validator.
public final class Script<T extends CardTable<T>> {
    private final T table;
    private final MoveValidator<T> referee;

    public Script(T table) {
        this.table = table;
        referee = new MoveValidator<>(table);
    }

    /// One seat gives its answer; no other seat does.
    public Script<T> says(int seat, int verb, int... operands) {
        referee.play(seat, move(verb, operands));
        return this;
    }

    /// One seat acts, and the seats that could still prevent it pass.
    public Script<T> acts(int seat, int verb, int... operands) {
        long move = move(verb, operands);
        Frame<T> question = table.top();
        int others = table.pendingSeats() & ~(1 << seat);
        referee.play(seat, move);
        for (int rest = others; rest != 0 && table.top() == question && table.sealed(seat) == move; rest &= rest - 1)
            referee.play(Integer.numberOfTrailingZeros(rest), Move.of(Verbs.PASS));
        return this;
    }

    /// Every pending seat passes once.
    public Script<T> pass() {
        for (int rest = table.pendingSeats(); rest != 0; rest &= rest - 1)
            referee.play(Integer.numberOfTrailingZeros(rest), Move.of(Verbs.PASS));
        return this;
    }

    public boolean offers(int seat, int verb, int... operands) {
        return table.isAsked(seat) && table.offers(seat, Offers.movesOnly()).allows(move(verb, operands));
    }

    /// The clause that forbids a move to a seat, or null.
    public @Nullable Clause refusal(int seat, int verb, int... operands) {
        return table.offers(seat, Offers.explained()).refusal(move(verb, operands));
    }

    private static long move(int verb, int... operands) {
        return Move.of(verb, at(operands, 0), at(operands, 1), at(operands, 2));
    }

    private static int at(int[] operands, int i) {
        return i < operands.length ? operands[i] : 0;
    }
}
