package elysium.vtes.table;

import static elysium.vtes.table.GameLayout.OWED;
import static elysium.vtes.table.GameLayout.POOL;

import elysium.kernel.StateCheck;
import elysium.tabletop.Book;

/// What Methuselahs have: pool, the Edge, victory points, the size of their hand, and whether they mean to withdraw.
public abstract sealed class Pools extends Seats permits Regions {
    /// Pool at the start and for an ousted prey; cards in hand; a victory point in halves.
    public static final int START = 30, BOUNTY = 6, HAND_SIZE = 7, POINT = 2, HALF = 1;
    /// What must be looked at, a bit each: pools, titles that are contested.
    private static final int POOLS = 1, TITLES = 2;

    Pools(Book<Vtes> book, StateCheck<Vtes> due, int players, long seed) {
        super(book, due, players, seed);
    }

    // ---- pool

    public final int pool(int seat) {
        return get(POOL + seat);
    }

    /// Sets a pool without a word: for those who lay a table out.
    public final void setPool(int seat, int amount) {
        set(POOL + seat, amount);
    }

    public final void gainPool(int seat, int amount) {
        if (amount <= 0 || !alive(seat)) return;
        set(POOL + seat, pool(seat) + amount);
        emit(EventKind.GAINED, seat, NONE, amount, NONE, EVERYONE);
    }

    /// Burns pool, as much as there is, maybe the last; says how much it was.
    public final int burnPool(int seat, int amount) {
        int burned = Math.min(amount, pool(seat));
        if (burned <= 0) return 0;
        emit(EventKind.BURNED_POOL, seat, NONE, burned, NONE, EVERYONE);
        lessen(seat, burned);
        return burned;
    }

    /// Pays a cost, which must be there.
    public final void payPool(int seat, int amount) {
        if (amount <= 0) return;
        if (amount > pool(seat)) throw new IllegalStateException("seat " + seat + " cannot pay " + amount);
        emit(EventKind.PAID, seat, NONE, amount, NONE, EVERYONE);
        lessen(seat, amount);
    }

    /// Moves pool from one Methuselah to another, as much as there is.
    public final int movePool(int from, int to, int amount) {
        int moved = Math.min(amount, pool(from));
        if (moved <= 0) return 0;
        emit(EventKind.MOVED_POOL, from, to, moved, NONE, EVERYONE);
        lessen(from, moved);
        set(POOL + to, pool(to) + moved);
        return moved;
    }

    /// A pool has so much less, by whatever means: whoever has none left is out (VTES-END-01).
    final void lessen(int seat, int less) {
        set(POOL + seat, pool(seat) - less);
        stays(seat);
        if (pool(seat) == 0) worried();
    }

    final void enlarge(int seat, int more) {
        set(POOL + seat, pool(seat) + more);
    }

    /// Whether somebody may have no pool left: nobody need look otherwise.
    public final boolean poolCheckNeeded() {
        return (get(GameLayout.ALARMED) & POOLS) != 0 && get(GameLayout.WAITING) == 0;
    }

    /// Somebody may have no pool left.
    final void worried() {
        set(GameLayout.ALARMED, get(GameLayout.ALARMED) | POOLS);
    }

    public final void calm() {
        set(GameLayout.ALARMED, get(GameLayout.ALARMED) & ~POOLS);
    }

    /// Whether a vampire may contest a title that it may not have: nobody need look otherwise.
    public final boolean doubted() {
        return (get(GameLayout.ALARMED) & TITLES) != 0;
    }

    public final void setDoubted(boolean yes) {
        set(GameLayout.ALARMED, yes ? get(GameLayout.ALARMED) | TITLES : get(GameLayout.ALARMED) & ~TITLES);
    }

    /// Nobody is ousted until what is half done is done: a cost and what it buys are one step (VTES-RUL-90).
    public final void holdOusts() {
        set(GameLayout.WAITING, get(GameLayout.WAITING) + 1);
    }

    /// How much is half done.
    public final int heldOusts() {
        return get(GameLayout.WAITING);
    }

    public final void releaseOusts() {
        set(GameLayout.WAITING, get(GameLayout.WAITING) - 1);
    }

    // ---- the Edge

    /// Who has the Edge, or NONE.
    public final int edge() {
        return get(GameLayout.EDGE);
    }

    /// Sets who has the Edge without a word: for those who lay a table out.
    public final void setEdge(int seat) {
        set(GameLayout.EDGE, seat);
    }

    public final void takeEdge(int seat) {
        if (edge() == seat) return;
        emit(EventKind.EDGE, seat, edge(), 0, NONE, EVERYONE);
        set(GameLayout.EDGE, seat);
    }

    /// The Edge goes back to the middle of the table.
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

    /// Sets points without a word: for those who lay a table out.
    public final void setHalfPoints(int seat, int halves) {
        set(GameLayout.POINTS + seat, halves);
    }

    public final void score(int seat, int halves) {
        set(GameLayout.POINTS + seat, halfPoints(seat) + halves);
        emit(EventKind.POINTS, seat, NONE, halves, NONE, EVERYONE);
    }

    /// Who has won, or NONE as long as nobody has, or on a tie.
    public final int winner() {
        return get(GameLayout.WINNER);
    }

    public final void win(int seat) {
        set(GameLayout.WINNER, seat);
        emit(EventKind.WON, seat, NONE, seat == NONE ? 0 : halfPoints(seat), NONE, EVERYONE);
    }

    // ---- withdrawal

    /// Whether a Methuselah has announced to withdraw and nothing has come between.
    public final boolean withdrawing(int seat) {
        return (get(GameLayout.WITHDRAWING) >> seat & 1) != 0;
    }

    public final void withdraws(int seat) {
        set(GameLayout.WITHDRAWING, get(GameLayout.WITHDRAWING) | 1 << seat);
        emit(EventKind.WITHDRAWING, seat, NONE, 0, NONE, EVERYONE);
    }

    /// Pool or blood was lost, or a minion entered combat: a Methuselah does not withdraw (VTES-WDR-02 to VTES-WDR-05).
    public final void stays(int seat) {
        if (seat == NONE || !withdrawing(seat)) return;
        set(GameLayout.WITHDRAWING, get(GameLayout.WITHDRAWING) & ~(1 << seat));
        emit(EventKind.STAYS, seat, NONE, 0, NONE, EVERYONE);
    }

    // ---- the hand

    /// How many cards a hand should have: less by those that come later, never below nothing (VTES-RUL-22).
    public final int handSize(int seat) {
        return Math.max(0, HAND_SIZE + value(Value.HAND_SIZE, seat) - deferredCards(seat));
    }

    /// The cards that will be replaced later, of all moments.
    public final int deferredCards(int seat) {
        return get(GameLayout.OWED_IN_ALL + seat);
    }

    /// The cards that will be replaced at one moment, see [ReplacementTime].
    public final int deferredCards(int seat, int later) {
        return get(OWED + seat * ReplacementTime.COUNT + later);
    }

    /// Sets what will be replaced at a moment without a word: for those who lay a table out.
    public final void setDeferredCards(int seat, int later, int cards) {
        owe(seat, later, cards);
        uneven(seat);
    }

    private void owe(int seat, int later, int cards) {
        set(GameLayout.OWED_IN_ALL + seat, deferredCards(seat) + cards - deferredCards(seat, later));
        set(OWED + seat * ReplacementTime.COUNT + later, cards);
    }

    /// Cards that have left a hand and are not replaced before what they do is announced (VTES-PLAY-04).
    public final int pendingCards(int seat) {
        return get(GameLayout.PENDING + seat);
    }

    /// Sets how many there are: for those who lay a table out.
    public final void setPendingCards(int seat, int cards) {
        set(GameLayout.PENDING + seat, cards);
    }

    /// One more card has left the hand, to be replaced or owed in a while.
    final void pend(int seat) {
        set(GameLayout.PENDING + seat, pendingCards(seat) + 1);
        uneven(seat);
    }

    /// A card that was played is now replaced, or owed until later if its text says so.
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

    /// The moment has come at which owed cards are replaced.
    public final void settleOwed(int seat, int later) {
        int owed = deferredCards(seat, later);
        if (owed == 0) return;
        setReplacing(seat, replacing(seat) + owed);
        setDeferredCards(seat, later, 0);
    }

    /// How many draws to come are in place of cards played or discarded.
    public final int replacing(int seat) {
        return get(GameLayout.REPLACING + seat);
    }

    public final void setReplacing(int seat, int cards) {
        set(GameLayout.REPLACING + seat, cards);
    }

    /// Hands may not match their size any more: somebody must look. To be said whenever something changes that a text
    /// about the size of hands may read, but for which texts there are.
    public final void uneven() {
        set(GameLayout.UNEVEN, (1 << players()) - 1);
    }

    /// The hand of one seat may not match its size any more.
    public final void uneven(int seat) {
        set(GameLayout.UNEVEN, get(GameLayout.UNEVEN) | 1 << seat);
    }

    /// Something changed in play that only a text about the size of hands may read.
    public final void resized() {
        if (modifierCount(Value.HAND_SIZE) != 0) uneven();
    }

    /// Whether anything may be due at once: pools, lives and hands need not be looked at otherwise.
    public final boolean anyCheckNeeded() {
        int resized = modifierCount(Value.HAND_SIZE) ^ get(GameLayout.SIZERS);
        int open = modifierCount(Value.OPEN_HAND);
        return (get(GameLayout.ALARMED) | get(GameLayout.LIFELESS) | get(GameLayout.UNEVEN) | resized | open) != 0;
    }

    /// Whether a hand may not match its size.
    public final boolean isUneven() {
        return get(GameLayout.UNEVEN) != 0 || modifierCount(Value.HAND_SIZE) != get(GameLayout.SIZERS);
    }

    /// The seats whose hands may not match their size, a bit each.
    public final int unevenSeats() {
        return modifierCount(Value.HAND_SIZE) == get(GameLayout.SIZERS) ? get(GameLayout.UNEVEN) : (1 << players()) - 1;
    }

    /// The hand of a seat matches its size.
    public final void even(int seat) {
        set(GameLayout.UNEVEN, get(GameLayout.UNEVEN) & ~(1 << seat));
    }

    public final void even() {
        set(GameLayout.UNEVEN, 0);
        set(GameLayout.SIZERS, modifierCount(Value.HAND_SIZE));
    }
}
