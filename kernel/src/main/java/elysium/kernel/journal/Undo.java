package elysium.kernel.journal;

import java.util.List;
import java.util.function.IntFunction;
import elysium.kernel.Game;
import elysium.kernel.Table;

/// Decides whether an answer may be taken back without the others' consent: as long as no card was seen, no random
/// number drawn and no other seat's answer revealed since.
public final class Undo {
    private Undo() {}

    /// The number of entries that remain if a seat takes back its last answer; -1 if this needs the others' consent.
    public static <T extends Table<T>> int undoTo(Journal journal, int seat, Game<T> game) {
        return undoTo(journal.entries(), seat, n -> journal.tableAfter(n, game));
    }

    /// The same for a list of entries.
    ///
    /// @param at returns the table after the first n entries, a new one at each call
    public static <T extends Table<T>> int undoTo(List<Journal.Entry> entries, int seat, IntFunction<T> at) {
        int last = entries.size() - 1;
        while (last >= 0 && entries.get(last).seat() != seat) last--;
        if (last < 0) return -1;
        T before = at.apply(last);
        T now = before.copy();
        now.answer(seat, entries.get(last).move());
        if (!isFree(before, now, seat)) return -1;
        for (int i = last + 1; i < entries.size(); i++) {
            Journal.Entry e = entries.get(i);
            if (e.conceals()) now.conceal(e.move());
            else now.answer(e.seat(), e.move());
            if (!e.conceals() && !stillSealed(now, e.seat())) return -1;
        }
        return last;
    }

    /// Whether a seat may freely take back the very last answer.
    ///
    /// @param before the table before that answer
    /// @param now the table after it
    public static <T extends Table<T>> boolean isFree(T before, T now, int seat) {
        boolean heard = !stillSealed(now, seat) && othersWait(before, seat);
        return !heard && now.rngState() == before.rngState() && !now.revealedSince(before, seat);
    }

    /// Whether other seats have already answered the same question; its decision reveals their answers.
    private static boolean othersWait(Table<?> table, int seat) {
        return (table.askedSeats() & ~table.pendingSeats() & ~(1 << seat)) != 0;
    }

    /// Whether the question that a seat has answered is still open: a new question would be pending again for the seat.
    private static boolean stillSealed(Table<?> table, int seat) {
        return table.isAsked(seat) && (table.pendingSeats() >> seat & 1) == 0;
    }
}
