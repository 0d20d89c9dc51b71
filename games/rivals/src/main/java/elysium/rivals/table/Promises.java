package elysium.rivals.table;

import elysium.rivals.table.event.InfluenceEventKind;
import elysium.rivals.table.vocabulary.PromiseKind;

/// The promises between players, as a short public list.
public final class Promises extends RivalsPart {
    /// The greatest number of promises at a time.
    public static final int MAX = 16;
    static final int CELLS = 4, KINDS = PromiseKind.values().length;
    private static final int KIND = 0, BY = 1, TO = 2, UNTIL = 3;

    Promises(Rivals table) {
        super(table);
    }

    /// The promise at an index of the list, or NONE.
    public PromiseKind kind(int place) {
        return PromiseKind.of(cell(place, KIND));
    }

    public int by(int place) {
        return cell(place, BY);
    }

    public int to(int place) {
        return cell(place, TO);
    }

    /// The turn at whose start a promise expires; 0 if it has no term.
    public int until(int place) {
        return cell(place, UNTIL);
    }

    public boolean hasPromised(int by, int to, PromiseKind kind) {
        return (get(toWhom(by, kind)) >> to & 1) != 0;
    }

    /// The index of a promise, or NONE.
    public int indexOf(int by, int to, PromiseKind kind) {
        if (!hasPromised(by, to, kind)) return NONE;
        for (int place = 0, at = GameLayout.DEALS; place < MAX; place++, at += CELLS)
            if (get(at + KIND) == kind.ordinal() && get(at + BY) == by && get(at + TO) == to) return place;
        return NONE;
    }

    public boolean hasPromisedAnyone(int by, PromiseKind kind) {
        return get(toWhom(by, kind)) != 0;
    }

    /// The number of current promises.
    public int count() {
        return get(GameLayout.STANDING);
    }

    public boolean anyFree() {
        return count() < MAX;
    }

    public int free() {
        for (int place = 0; place < MAX; place++) if (kind(place) == PromiseKind.NONE) return place;
        return NONE;
    }

    public void add(int by, int to, PromiseKind kind, int until) {
        int at = GameLayout.DEALS + free() * CELLS;
        set(at + KIND, kind.ordinal());
        set(at + BY, by);
        set(at + TO, to);
        set(at + UNTIL, until);
        set(toWhom(by, kind), get(toWhom(by, kind)) | 1 << to);
        set(GameLayout.STANDING, count() + 1);
        emit(InfluenceEventKind.PROMISED, by, to, kind.ordinal() + InfluenceEventKind.UNTIL * until, NONE, EVERYONE);
    }

    /// Ends a promise that has been kept.
    public void settle(int place) {
        emit(InfluenceEventKind.KEPT, by(place), to(place), kind(place).ordinal(), NONE, EVERYONE);
        int whom = toWhom(by(place), kind(place));
        set(whom, get(whom) & ~(1 << to(place)));
        set(GameLayout.STANDING, count() - 1);
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
