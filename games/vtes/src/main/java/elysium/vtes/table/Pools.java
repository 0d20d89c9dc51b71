package elysium.vtes.table;

import static elysium.vtes.table.Ground.OWED;
import static elysium.vtes.table.Ground.POOL;

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
    public final void pool(int seat, int amount) {
        set(POOL + seat, amount);
    }

    public final void gainPool(int seat, int amount) {
        if (amount <= 0 || !alive(seat)) return;
        set(POOL + seat, pool(seat) + amount);
        emit(Tell.GAINED, seat, NONE, amount, NONE, EVERYONE);
    }

    /// Burns pool, as much as there is, maybe the last; says how much it was.
    public final int burnPool(int seat, int amount) {
        int burned = Math.min(amount, pool(seat));
        if (burned <= 0) return 0;
        emit(Tell.BURNED_POOL, seat, NONE, burned, NONE, EVERYONE);
        lessen(seat, burned);
        return burned;
    }

    /// Pays a cost, which must be there.
    public final void payPool(int seat, int amount) {
        if (amount <= 0) return;
        if (amount > pool(seat)) throw new IllegalStateException("seat " + seat + " cannot pay " + amount);
        emit(Tell.PAID, seat, NONE, amount, NONE, EVERYONE);
        lessen(seat, amount);
    }

    /// Moves pool from one Methuselah to another, as much as there is.
    public final int movePool(int from, int to, int amount) {
        int moved = Math.min(amount, pool(from));
        if (moved <= 0) return 0;
        emit(Tell.MOVED_POOL, from, to, moved, NONE, EVERYONE);
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
    public final boolean alarmed() {
        return (get(Ground.ALARMED) & POOLS) != 0 && get(Ground.WAITING) == 0;
    }

    /// Somebody may have no pool left.
    final void worried() {
        set(Ground.ALARMED, get(Ground.ALARMED) | POOLS);
    }

    public final void calm() {
        set(Ground.ALARMED, get(Ground.ALARMED) & ~POOLS);
    }

    /// Whether a vampire may contest a title that it may not have: nobody need look otherwise.
    public final boolean doubted() {
        return (get(Ground.ALARMED) & TITLES) != 0;
    }

    public final void doubted(boolean yes) {
        set(Ground.ALARMED, yes ? get(Ground.ALARMED) | TITLES : get(Ground.ALARMED) & ~TITLES);
    }

    /// Nobody is ousted until what is half done is done: a cost and what it buys are one step (VTES-RUL-90).
    public final void holdOusts() {
        set(Ground.WAITING, get(Ground.WAITING) + 1);
    }

    /// How much is half done.
    public final int heldOusts() {
        return get(Ground.WAITING);
    }

    public final void releaseOusts() {
        set(Ground.WAITING, get(Ground.WAITING) - 1);
    }

    // ---- the Edge

    /// Who has the Edge, or NONE.
    public final int edge() {
        return get(Ground.EDGE);
    }

    /// Sets who has the Edge without a word: for those who lay a table out.
    public final void edge(int seat) {
        set(Ground.EDGE, seat);
    }

    public final void takeEdge(int seat) {
        if (edge() == seat) return;
        emit(Tell.EDGE, seat, edge(), 0, NONE, EVERYONE);
        set(Ground.EDGE, seat);
    }

    /// The Edge goes back to the middle of the table.
    public final void burnEdge() {
        if (edge() == NONE) return;
        emit(Tell.EDGE_GONE, edge(), NONE, 0, NONE, EVERYONE);
        set(Ground.EDGE, NONE);
    }

    // ---- victory points

    /// Victory points in halves.
    public final int halfPoints(int seat) {
        return get(Ground.POINTS + seat);
    }

    /// Sets points without a word: for those who lay a table out.
    public final void halfPoints(int seat, int halves) {
        set(Ground.POINTS + seat, halves);
    }

    public final void score(int seat, int halves) {
        set(Ground.POINTS + seat, halfPoints(seat) + halves);
        emit(Tell.POINTS, seat, NONE, halves, NONE, EVERYONE);
    }

    /// Who has won, or NONE as long as nobody has, or on a tie.
    public final int winner() {
        return get(Ground.WINNER);
    }

    public final void win(int seat) {
        set(Ground.WINNER, seat);
        emit(Tell.WON, seat, NONE, seat == NONE ? 0 : halfPoints(seat), NONE, EVERYONE);
    }

    // ---- withdrawal

    /// Whether a Methuselah has announced to withdraw and nothing has come between.
    public final boolean withdrawing(int seat) {
        return (get(Ground.WITHDRAWING) >> seat & 1) != 0;
    }

    public final void withdraws(int seat) {
        set(Ground.WITHDRAWING, get(Ground.WITHDRAWING) | 1 << seat);
        emit(Tell.WITHDRAWING, seat, NONE, 0, NONE, EVERYONE);
    }

    /// Pool or blood was lost, or a minion entered combat: a Methuselah does not withdraw (VTES-WDR-02 to VTES-WDR-05).
    public final void stays(int seat) {
        if (seat == NONE || !withdrawing(seat)) return;
        set(Ground.WITHDRAWING, get(Ground.WITHDRAWING) & ~(1 << seat));
        emit(Tell.STAYS, seat, NONE, 0, NONE, EVERYONE);
    }

    // ---- the hand

    /// How many cards a hand should have: less by those that come later, never below nothing (VTES-RUL-22).
    public final int handSize(int seat) {
        return Math.max(0, HAND_SIZE + value(Value.HAND_SIZE, seat) - owedCards(seat));
    }

    /// The cards that will be replaced later, of all moments.
    public final int owedCards(int seat) {
        return get(Ground.OWED_IN_ALL + seat);
    }

    /// The cards that will be replaced at one moment, see [Later].
    public final int owedCards(int seat, int later) {
        return get(OWED + seat * Later.COUNT + later);
    }

    /// Sets what will be replaced at a moment without a word: for those who lay a table out.
    public final void owedCards(int seat, int later, int cards) {
        owe(seat, later, cards);
        uneven(seat);
    }

    private void owe(int seat, int later, int cards) {
        set(Ground.OWED_IN_ALL + seat, owedCards(seat) + cards - owedCards(seat, later));
        set(OWED + seat * Later.COUNT + later, cards);
    }

    /// Cards that have left a hand and are not replaced before what they do is announced (VTES-PLAY-04).
    public final int pendingCards(int seat) {
        return get(Ground.PENDING + seat);
    }

    /// Sets how many there are: for those who lay a table out.
    public final void pendingCards(int seat, int cards) {
        set(Ground.PENDING + seat, cards);
    }

    /// One more card has left the hand, to be replaced or owed in a while.
    final void pend(int seat) {
        set(Ground.PENDING + seat, pendingCards(seat) + 1);
        uneven(seat);
    }

    /// A card that was played is now replaced, or owed until later if its text says so.
    public final void replace(int seat, int later) {
        if (pendingCards(seat) == 0) throw new IllegalStateException("no card of seat " + seat + " awaits another");
        set(Ground.PENDING + seat, pendingCards(seat) - 1);
        if (later == NONE) {
            replacing(seat, replacing(seat) + 1);
        } else {
            owe(seat, later, owedCards(seat, later) + 1);
            emit(Tell.OWED, seat, NONE, later, NONE, EVERYONE);
        }
        uneven(seat);
    }

    /// The moment has come at which owed cards are replaced.
    public final void settleOwed(int seat, int later) {
        int owed = owedCards(seat, later);
        if (owed == 0) return;
        replacing(seat, replacing(seat) + owed);
        owedCards(seat, later, 0);
    }

    /// How many draws to come are in place of cards played or discarded.
    public final int replacing(int seat) {
        return get(Ground.REPLACING + seat);
    }

    public final void replacing(int seat, int cards) {
        set(Ground.REPLACING + seat, cards);
    }

    /// Hands may not match their size any more: somebody must look. To be said whenever something changes that a text
    /// about the size of hands may read, but for which texts there are.
    public final void uneven() {
        set(Ground.UNEVEN, (1 << players()) - 1);
    }

    /// The hand of one seat may not match its size any more.
    public final void uneven(int seat) {
        set(Ground.UNEVEN, get(Ground.UNEVEN) | 1 << seat);
    }

    /// Something changed in play that only a text about the size of hands may read.
    public final void resized() {
        if (modifierCount(Value.HAND_SIZE) != 0) uneven();
    }

    /// Whether anything may be due at once: pools, lives and hands need not be looked at otherwise.
    public final boolean isRestless() {
        int resized = modifierCount(Value.HAND_SIZE) ^ get(Ground.SIZERS);
        int open = modifierCount(Value.OPEN_HAND);
        return (get(Ground.ALARMED) | get(Ground.LIFELESS) | get(Ground.UNEVEN) | resized | open) != 0;
    }

    /// Whether a hand may not match its size.
    public final boolean isUneven() {
        return get(Ground.UNEVEN) != 0 || modifierCount(Value.HAND_SIZE) != get(Ground.SIZERS);
    }

    /// The seats whose hands may not match their size, a bit each.
    public final int unevenSeats() {
        return modifierCount(Value.HAND_SIZE) == get(Ground.SIZERS) ? get(Ground.UNEVEN) : (1 << players()) - 1;
    }

    /// The hand of a seat matches its size.
    public final void even(int seat) {
        set(Ground.UNEVEN, get(Ground.UNEVEN) & ~(1 << seat));
    }

    public final void even() {
        set(Ground.UNEVEN, 0);
        set(Ground.SIZERS, modifierCount(Value.HAND_SIZE));
    }
}
