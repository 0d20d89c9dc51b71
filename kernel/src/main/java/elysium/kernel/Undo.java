package elysium.kernel;

import java.util.List;
import java.util.function.IntFunction;

/// When an answer may be taken back freely: until something new was seen, chance was used, or another seat was heard.
public final class Undo {
    private Undo() {}

    /// How many answers remain if a seat takes back its last one; -1 if that would need the others' consent.
    public static <T extends Table<T>> int undoTo(Journal journal, int seat, Game<T> game) {
        return undoTo(journal.entries(), seat, n -> journal.tableAfter(n, game));
    }

    /// The same for answers given so far.
    ///
    /// @param at the table after the first n of them, a new one each time
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

    /// Whether the last answer of all, between these two tables, was of a seat that may take it back freely.
    public static <T extends Table<T>> boolean isFree(T before, T now, int seat) {
        boolean heard = !stillSealed(now, seat) && othersWait(before, seat);
        return !heard && now.rngState() == before.rngState() && !now.revealedSince(before, seat);
    }

    /// Whether others have answered the question that is open to a seat: they are heard when it is decided.
    private static boolean othersWait(Table<?> table, int seat) {
        return (table.askedSeats() & ~table.pendingSeats() & ~(1 << seat)) != 0;
    }

    /// Whether the question that a seat has answered is still open: a new one would owe its answer again.
    private static boolean stillSealed(Table<?> table, int seat) {
        return table.isAsked(seat) && (table.pendingSeats() >> seat & 1) == 0;
    }
}
