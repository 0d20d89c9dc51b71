package elysium.vtes.table;

import static elysium.vtes.table.GameLayout.OWED;
import static elysium.vtes.table.GameLayout.POOL;

import elysium.kernel.StateCheck;
import elysium.tabletop.Book;

/// The part of the table for pool, the Edge, victory points, withdrawals and hand sizes.
public abstract sealed class Pools extends Seats permits Regions {
    /// The starting pool, the pool for ousting the prey, the hand size; victory points are counted in halves.
    public static final int START = 30, BOUNTY = 6, HAND_SIZE = 7, POINT = 2, HALF = 1;
    /// The state checks needed, as a bit set.
    private static final int POOLS = 1, TITLES = 2;

    Pools(Book<Vtes> book, StateCheck<Vtes> due, int players, long seed) {
        super(book, due, players, seed);
    }

    // ---- pool

    public final int pool(int seat) {
        return get(POOL + seat);
    }

    /// Sets a pool without an event, for scenarios.
    public final void setPool(int seat, int amount) {
        set(POOL + seat, amount);
    }

    public final void gainPool(int seat, int amount) {
        if (amount <= 0 || !alive(seat)) return;
        set(POOL + seat, pool(seat) + amount);
        emit(EventKind.GAINED, seat, NONE, amount, NONE, EVERYONE);
    }

    /// Burns up to an amount of pool, even the last; returns how much was burned.
    public final int burnPool(int seat, int amount) {
        int burned = Math.min(amount, pool(seat));
        if (burned <= 0) return 0;
        emit(EventKind.BURNED_POOL, seat, NONE, burned, NONE, EVERYONE);
        lessen(seat, burned);
        return burned;
    }

    /// Pays a cost, which must be available.
    public final void payPool(int seat, int amount) {
        if (amount <= 0) return;
        if (amount > pool(seat)) throw new IllegalStateException("seat " + seat + " cannot pay " + amount);
        emit(EventKind.PAID, seat, NONE, amount, NONE, EVERYONE);
        lessen(seat, amount);
    }

    /// Moves up to an amount of pool from one Methuselah to another.
    public final int movePool(int from, int to, int amount) {
        int moved = Math.min(amount, pool(from));
        if (moved <= 0) return 0;
        emit(EventKind.MOVED_POOL, from, to, moved, NONE, EVERYONE);
        lessen(from, moved);
        set(POOL + to, pool(to) + moved);
        return moved;
    }

    /// Lowers a pool for any reason; a Methuselah without pool is ousted (VTES-END-01).
    final void lessen(int seat, int less) {
        set(POOL + seat, pool(seat) - less);
        stays(seat);
        if (pool(seat) == 0) worried();
    }

    final void enlarge(int seat, int more) {
        set(POOL + seat, pool(seat) + more);
    }

    /// Whether a Methuselah may have no pool left; otherwise no check is needed.
    public final boolean poolCheckNeeded() {
        return (get(GameLayout.ALARMED) & POOLS) != 0 && get(GameLayout.WAITING) == 0;
    }

    /// Requests a check of pools.
    final void worried() {
        set(GameLayout.ALARMED, get(GameLayout.ALARMED) | POOLS);
    }

    public final void calm() {
        set(GameLayout.ALARMED, get(GameLayout.ALARMED) & ~POOLS);
    }

    /// Whether a vampire may contest a title it cannot have; otherwise no check is needed.
    public final boolean doubted() {
        return (get(GameLayout.ALARMED) & TITLES) != 0;
    }

    public final void setDoubted(boolean yes) {
        set(GameLayout.ALARMED, yes ? get(GameLayout.ALARMED) | TITLES : get(GameLayout.ALARMED) & ~TITLES);
    }

    /// Defers ousting until the current step is complete: a cost and what it buys are one step (VTES-RUL-90).
    public final void holdOusts() {
        set(GameLayout.WAITING, get(GameLayout.WAITING) + 1);
    }

    /// How many such steps are in progress.
    public final int heldOusts() {
        return get(GameLayout.WAITING);
    }

    public final void releaseOusts() {
        set(GameLayout.WAITING, get(GameLayout.WAITING) - 1);
    }

    // ---- the Edge

    /// The seat with the Edge, or NONE.
    public final int edge() {
        return get(GameLayout.EDGE);
    }

    /// Sets the Edge without an event, for scenarios.
    public final void setEdge(int seat) {
        set(GameLayout.EDGE, seat);
    }

    public final void takeEdge(int seat) {
        if (edge() == seat) return;
        emit(EventKind.EDGE, seat, edge(), 0, NONE, EVERYONE);
        set(GameLayout.EDGE, seat);
    }

    /// Returns the Edge to the centre of the table.
    public final void burnEdge() {
        if (edge() == NONE) return;
        emit(EventKind.EDGE_GONE, edge(), NONE, 0, NONE, EVERYONE);
        set(GameLayout.EDGE, NONE);
    }

    // ---- victory points

    /// Victory points in halves.
    public final int halfPoints(int seat) {
        return get(GameLayout.POINTS + seat);
    }

    /// Sets points without an event, for scenarios.
    public final void setHalfPoints(int seat, int halves) {
        set(GameLayout.POINTS + seat, halves);
    }

    public final void score(int seat, int halves) {
        set(GameLayout.POINTS + seat, halfPoints(seat) + halves);
        emit(EventKind.POINTS, seat, NONE, halves, NONE, EVERYONE);
    }

    /// The winner, or NONE before the end or on a tie.
    public final int winner() {
        return get(GameLayout.WINNER);
    }

    public final void win(int seat) {
        set(GameLayout.WINNER, seat);
        emit(EventKind.WON, seat, NONE, seat == NONE ? 0 : halfPoints(seat), NONE, EVERYONE);
    }

    // ---- withdrawal

    /// Whether a Methuselah has announced a withdrawal that is still valid.
    public final boolean withdrawing(int seat) {
        return (get(GameLayout.WITHDRAWING) >> seat & 1) != 0;
    }

    public final void withdraws(int seat) {
        set(GameLayout.WITHDRAWING, get(GameLayout.WITHDRAWING) | 1 << seat);
        emit(EventKind.WITHDRAWING, seat, NONE, 0, NONE, EVERYONE);
    }

    /// Cancels a withdrawal because pool or blood was lost, or a minion entered combat (VTES-WDR-02 to VTES-WDR-05).
    public final void stays(int seat) {
        if (seat == NONE || !withdrawing(seat)) return;
        set(GameLayout.WITHDRAWING, get(GameLayout.WITHDRAWING) & ~(1 << seat));
        emit(EventKind.STAYS, seat, NONE, 0, NONE, EVERYONE);
    }

    // ---- the hand

    /// The number of cards a hand should have: its size less the deferred cards, at least 0 (VTES-RUL-22).
    public final int handSize(int seat) {
        return Math.max(0, HAND_SIZE + value(Value.HAND_SIZE, seat) - deferredCards(seat));
    }

    /// The cards to be replaced at all later times.
    public final int deferredCards(int seat) {
        return get(GameLayout.OWED_IN_ALL + seat);
    }

    /// The cards to be replaced at one later time, see [ReplacementTime].
    public final int deferredCards(int seat, int later) {
        return get(OWED + seat * ReplacementTime.COUNT + later);
    }

    /// Sets the deferred cards of a time without an event, for scenarios.
    public final void setDeferredCards(int seat, int later, int cards) {
        owe(seat, later, cards);
        uneven(seat);
    }

    private void owe(int seat, int later, int cards) {
        set(GameLayout.OWED_IN_ALL + seat, deferredCards(seat) + cards - deferredCards(seat, later));
        set(OWED + seat * ReplacementTime.COUNT + later, cards);
    }

    /// The cards that left a hand and are replaced only after their effect is announced (VTES-PLAY-04).
    public final int pendingCards(int seat) {
        return get(GameLayout.PENDING + seat);
    }

    /// Sets the pending cards, for scenarios.
    public final void setPendingCards(int seat, int cards) {
        set(GameLayout.PENDING + seat, cards);
    }

    /// One more card left the hand, to be replaced or deferred later.
    final void pend(int seat) {
        set(GameLayout.PENDING + seat, pendingCards(seat) + 1);
        uneven(seat);
    }

    /// Replaces a pending card, or defers it if its text says so.
    public final void replace(int seat, int later) {
        if (pendingCards(seat) == 0) throw new IllegalStateException("no card of seat " + seat + " awaits another");
        set(GameLayout.PENDING + seat, pendingCards(seat) - 1);
        if (later == NONE) {
            setReplacing(seat, replacing(seat) + 1);
        } else {
            owe(seat, later, deferredCards(seat, later) + 1);
            emit(EventKind.OWED, seat, NONE, later, NONE, EVERYONE);
        }
        uneven(seat);
    }

    /// Draws the cards deferred to a time.
    public final void settleOwed(int seat, int later) {
        int owed = deferredCards(seat, later);
        if (owed == 0) return;
        setReplacing(seat, replacing(seat) + owed);
        setDeferredCards(seat, later, 0);
    }

    /// The number of coming draws that replace cards played or discarded.
    public final int replacing(int seat) {
        return get(GameLayout.REPLACING + seat);
    }

    public final void setReplacing(int seat, int cards) {
        set(GameLayout.REPLACING + seat, cards);
    }

    /// Requests a check of all hands. Call it after any change that a text about hand size may depend on, other than a
    /// change of active texts.
    public final void uneven() {
        set(GameLayout.UNEVEN, (1 << players()) - 1);
    }

    /// Requests a check of one hand.
    public final void uneven(int seat) {
        set(GameLayout.UNEVEN, get(GameLayout.UNEVEN) | 1 << seat);
    }

    /// Requests a check of all hands if a text about hand size is active.
    public final void resized() {
        if (modifierCount(Value.HAND_SIZE) != 0) uneven();
    }

    /// Whether any state check is needed: pools, lives or hands.
    public final boolean anyCheckNeeded() {
        int resized = modifierCount(Value.HAND_SIZE) ^ get(GameLayout.SIZERS);
        int open = modifierCount(Value.OPEN_HAND);
        return (get(GameLayout.ALARMED) | get(GameLayout.LIFELESS) | get(GameLayout.UNEVEN) | resized | open) != 0;
    }

    /// Whether a hand needs a check.
    public final boolean isUneven() {
        return get(GameLayout.UNEVEN) != 0 || modifierCount(Value.HAND_SIZE) != get(GameLayout.SIZERS);
    }

    /// The seats whose hands need a check, as a bit set.
    public final int unevenSeats() {
        return modifierCount(Value.HAND_SIZE) == get(GameLayout.SIZERS) ? get(GameLayout.UNEVEN) : (1 << players()) - 1;
    }

    /// Ends the check of a hand.
    public final void even(int seat) {
        set(GameLayout.UNEVEN, get(GameLayout.UNEVEN) & ~(1 << seat));
    }

    public final void even() {
        set(GameLayout.UNEVEN, 0);
        set(GameLayout.SIZERS, modifierCount(Value.HAND_SIZE));
    }
}
