package elysium.rivals.table;

import elysium.kernel.StateCheck;
import elysium.tabletop.Book;
import elysium.tabletop.CardTable;

/// The promises between players, as a short public list.
public abstract sealed class Bargains extends CardTable<Rivals> permits Hours {
    /// The greatest number of promises at a time.
    public static final int DEALS = 16;
    static final int CELLS = 4, KINDS = PromiseKind.values().length;
    private static final int KIND = 0, BY = 1, TO = 2, UNTIL = 3;

    Bargains(Book<Rivals> book, StateCheck<Rivals> due, int players, long seed) {
        super(GameLayout.LAYOUT, book, due, players, seed);
    }

    /// The promise at an index of the list, or NONE.
    public final PromiseKind deal(int place) {
        return PromiseKind.of(cell(place, KIND));
    }

    public final int dealBy(int place) {
        return cell(place, BY);
    }

    public final int dealTo(int place) {
        return cell(place, TO);
    }

    /// The turn at whose start a promise expires; 0 if it has no term.
    public final int dealUntil(int place) {
        return cell(place, UNTIL);
    }

    public final boolean hasPromised(int by, int to, PromiseKind kind) {
        return (get(toWhom(by, kind)) >> to & 1) != 0;
    }

    /// The index of a promise, or NONE.
    public final int promised(int by, int to, PromiseKind kind) {
        if (!hasPromised(by, to, kind)) return NONE;
        for (int place = 0, at = GameLayout.DEALS; place < DEALS; place++, at += CELLS)
            if (get(at + KIND) == kind.ordinal() && get(at + BY) == by && get(at + TO) == to) return place;
        return NONE;
    }

    public final boolean promised(int by, PromiseKind kind) {
        return get(toWhom(by, kind)) != 0;
    }

    /// The number of current promises.
    public final int deals() {
        return get(GameLayout.STANDING);
    }

    public final boolean anyDealFree() {
        return deals() < DEALS;
    }

    public final int freeDeal() {
        for (int place = 0; place < DEALS; place++) if (deal(place) == PromiseKind.NONE) return place;
        return NONE;
    }

    public final void promise(int by, int to, PromiseKind kind, int until) {
        int at = GameLayout.DEALS + freeDeal() * CELLS;
        set(at + KIND, kind.ordinal());
        set(at + BY, by);
        set(at + TO, to);
        set(at + UNTIL, until);
        set(toWhom(by, kind), get(toWhom(by, kind)) | 1 << to);
        set(GameLayout.STANDING, deals() + 1);
        emit(InfluenceEventKind.PROMISED, by, to, kind.ordinal() + InfluenceEventKind.UNTIL * until, NONE, EVERYONE);
    }

    /// Ends a promise that has been kept.
    public final void settleDeal(int place) {
        emit(InfluenceEventKind.KEPT, dealBy(place), dealTo(place), deal(place).ordinal(), NONE, EVERYONE);
        int whom = toWhom(dealBy(place), deal(place));
        set(whom, get(whom) & ~(1 << dealTo(place)));
        set(GameLayout.STANDING, deals() - 1);
        for (int cell = 0; cell < CELLS; cell++) set(GameLayout.DEALS + place * CELLS + cell, 0);
    }

    /// The cell with the seats that a promise of a kind was made to, as a bit set.
    private static int toWhom(int by, PromiseKind kind) {
        return GameLayout.PROMISED + by * KINDS + kind.ordinal();
    }

    private int cell(int place, int which) {
        return get(GameLayout.DEALS + place * CELLS + which);
    }
}
