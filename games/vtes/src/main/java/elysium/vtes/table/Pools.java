package elysium.vtes.table;

import static elysium.vtes.table.GameLayout.POOL;

import elysium.vtes.table.event.EventKind;

/// Pool and the Edge, and the checks that follow a loss of pool.
public final class Pools extends VtesPart {
    /// The starting pool, and the pool for ousting the prey.
    public static final int START = 30, BOUNTY = 6;

    /// The state checks needed, as a bit set.
    private static final int POOLS = 1, TITLES = 2;

    Pools(Vtes table) {
        super(table);
    }

    // ---- pool

    public int of(int seat) {
        return get(POOL + seat);
    }

    /// Sets a pool without an event, for scenarios.
    public void restore(int seat, int amount) {
        set(POOL + seat, amount);
    }

    public void gain(int seat, int amount) {
        if (amount <= 0 || !table.seats.isAlive(seat)) return;
        set(POOL + seat, of(seat) + amount);
        emit(EventKind.GAINED, seat, NONE, amount, NONE, EVERYONE);
    }

    /// Burns up to an amount of pool, even the last; returns how much was burned.
    public int burn(int seat, int amount) {
        int burned = Math.min(amount, of(seat));
        if (burned <= 0) return 0;
        emit(EventKind.BURNED_POOL, seat, NONE, burned, NONE, EVERYONE);
        lower(seat, burned);
        return burned;
    }

    /// Pays a cost, which must be available.
    public void pay(int seat, int amount) {
        if (amount <= 0) return;
        if (amount > of(seat)) throw new IllegalStateException("seat " + seat + " cannot pay " + amount);
        emit(EventKind.PAID, seat, NONE, amount, NONE, EVERYONE);
        lower(seat, amount);
    }

    /// Moves up to an amount of pool from one Methuselah to another.
    public int move(int from, int to, int amount) {
        int moved = Math.min(amount, of(from));
        if (moved <= 0) return 0;
        emit(EventKind.MOVED_POOL, from, to, moved, NONE, EVERYONE);
        lower(from, moved);
        set(POOL + to, of(to) + moved);
        return moved;
    }

    /// Lowers a pool for any reason; a Methuselah without pool is ousted (VTES-END-01).
    void lower(int seat, int less) {
        set(POOL + seat, of(seat) - less);
        table.victory.cancelWithdrawal(seat);
        if (of(seat) == 0) requestCheck();
    }

    void raise(int seat, int more) {
        set(POOL + seat, of(seat) + more);
    }

    /// Whether a Methuselah may have no pool left; otherwise no check is needed.
    public boolean checkNeeded() {
        return (get(GameLayout.ALARMED) & POOLS) != 0 && get(GameLayout.WAITING) == 0;
    }

    /// Requests a check of pools.
    void requestCheck() {
        set(GameLayout.ALARMED, get(GameLayout.ALARMED) | POOLS);
    }

    public void endCheck() {
        set(GameLayout.ALARMED, get(GameLayout.ALARMED) & ~POOLS);
    }

    /// Whether a vampire may contest a title it cannot have; otherwise no check is needed.
    public boolean titleCheckNeeded() {
        return (get(GameLayout.ALARMED) & TITLES) != 0;
    }

    public void setTitleCheckNeeded(boolean yes) {
        set(GameLayout.ALARMED, yes ? get(GameLayout.ALARMED) | TITLES : get(GameLayout.ALARMED) & ~TITLES);
    }

    /// Defers ousting until the current step is complete: a cost and what it buys are one step (VTES-RUL-90).
    public void holdOusts() {
        set(GameLayout.WAITING, get(GameLayout.WAITING) + 1);
    }

    /// How many such steps are in progress.
    public int heldOusts() {
        return get(GameLayout.WAITING);
    }

    public void releaseOusts() {
        set(GameLayout.WAITING, get(GameLayout.WAITING) - 1);
    }

    // ---- the Edge

    /// The seat with the Edge, or NONE.
    public int edge() {
        return get(GameLayout.EDGE);
    }

    /// Sets the Edge without an event, for scenarios.
    public void restoreEdge(int seat) {
        set(GameLayout.EDGE, seat);
    }

    public void takeEdge(int seat) {
        if (edge() == seat) return;
        emit(EventKind.EDGE, seat, edge(), 0, NONE, EVERYONE);
        set(GameLayout.EDGE, seat);
    }

    /// Returns the Edge to the centre of the table.
    public void burnEdge() {
        if (edge() == NONE) return;
        emit(EventKind.EDGE_GONE, edge(), NONE, 0, NONE, EVERYONE);
        set(GameLayout.EDGE, NONE);
    }
}
