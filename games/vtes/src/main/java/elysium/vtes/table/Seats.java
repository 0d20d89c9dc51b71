package elysium.vtes.table;

import elysium.kernel.Branchless;
import elysium.kernel.StateCheck;
import elysium.tabletop.Book;
import elysium.tabletop.CardTable;

/// The part of the table for seats, turn order, turn and phase, actions left, and current activities.
public abstract sealed class Seats extends CardTable<Vtes> permits Pools {
    private static final int RECALLED = 2;                // number of bits

    final StateCheck<Vtes> due;
    private final int[] recalled = new int[Moment.COUNT * SEATS];
    private final int[] order = {0, NONE};                // version it is valid for
    private final long[] roles = {0, NONE};
    private final int[] walks = {0};
    private final int[] met;                              // last walk that met a card of the book

    Seats(Book<Vtes> book, StateCheck<Vtes> due, int players, long seed) {
        super(GameLayout.LAYOUT, book, due, players, seed);
        this.due = due;
        met = new int[book.size()];
        set(GameLayout.EDGE, NONE);
        set(GameLayout.WINNER, NONE);
    }

    // ---- seating

    /// The seats with a secret custom deck, as a bit set.
    public final int custom() {
        return get(GameLayout.CUSTOM);
    }

    public final void setCustom(int seats) {
        set(GameLayout.CUSTOM, seats);
    }

    /// The number of a seat's built-in deck from 1, or 0 for another deck.
    public final int deck(int seat) {
        return get(GameLayout.DECKS + seat);
    }

    public final void setDeck(int seat, int number) {
        set(GameLayout.DECKS + seat, number);
    }

    public final boolean alive(int seat) {
        return (get(GameLayout.OUT) >> seat & 1) == 0;
    }

    /// The Methuselahs still in the game, as a bit set.
    public final int aliveSeats() {
        return (1 << players()) - 1 & ~get(GameLayout.OUT);
    }

    public final int left() {
        return Integer.bitCount(aliveSeats());
    }

    /// Removes a seat without an event, for scenarios.
    public final void out(int seat) {
        set(GameLayout.OUT, get(GameLayout.OUT) | 1 << seat);
    }

    /// The seat to the left, in the game or not.
    public final int after(int seat) {
        return Branchless.round(seat + 1, players());
    }

    /// The next Methuselah to the left, or the seat itself if it is the last.
    public final int leftOf(int seat) {
        int others = others(seat);
        return others == 0 ? seat : leftOf(seat, others);
    }

    /// The first of some other seats, given as a bit set, to the left of a seat.
    public static int leftOf(int seat, int some) {
        return Integer.numberOfTrailingZeros(Branchless.some(some & -1 << seat, some));
    }

    /// The prey of a Methuselah, or NONE (VTES-SET-03); seats close up as others leave (VTES-SET-04).
    public final int prey(int seat) {
        int next = leftOf(seat);
        return next == seat ? NONE : next;
    }

    /// The predator of a Methuselah, or NONE.
    public final int predator(int seat) {
        int others = others(seat);
        return 31 - Integer.numberOfLeadingZeros(Branchless.some(others & (1 << seat) - 1, others));
    }

    /// All other Methuselahs, as a bit set.
    public final int others(int seat) {
        return aliveSeats() & ~(1 << seat);
    }

    // ---- turn and phase

    public final int firstPlayer() {
        return get(GameLayout.FIRST);
    }

    public final void setFirstPlayer(int seat) {
        set(GameLayout.FIRST, seat);
        set(GameLayout.ACTIVE, seat);
        emit(EventKind.FIRST, seat, NONE, 0, NONE, EVERYONE);
    }

    public final int active() {
        return get(GameLayout.ACTIVE);
    }

    /// The number of turns begun so far.
    public final int turn() {
        return get(GameLayout.TURN);
    }

    public final void turnOf(int seat) {
        set(GameLayout.ACTIVE, seat);
        set(GameLayout.TURN, turn() + 1);
        emit(EventKind.TURN, seat, NONE, turn(), NONE, EVERYONE);
    }

    /// Sets turn and active seat, for scenarios.
    public final void turnIs(int number, int seat) {
        set(GameLayout.ACTIVE, seat);
        set(GameLayout.TURN, number);
    }

    /// The turn after which time is up, or 0 for none (VTES-RUL-10).
    public final int turnLimit() {
        return get(GameLayout.LIMIT);
    }

    public final void setTurnLimit(int turns) {
        set(GameLayout.LIMIT, turns);
    }

    public final Phase phase() {
        return Phase.of(get(GameLayout.PHASE));
    }

    public final void setPhase(Phase phase) {
        set(GameLayout.PHASE, phase.ordinal());
        emit(EventKind.PHASE, active(), NONE, phase.ordinal(), NONE, EVERYONE);
    }

    /// Sets the phase without an event, for scenarios.
    public final void phaseIs(Phase phase) {
        set(GameLayout.PHASE, phase.ordinal());
    }

    /// Resets the count for stalled games: a Methuselah left the game (VTES-RUL-102).
    final void stir() {
        set(GameLayout.STIRRED, turn());
    }

    /// Sets that count, for scenarios.
    public final void setTurnsSinceOust(int turns) {
        set(GameLayout.STIRRED, turn() - turns);
    }

    /// The number of turns begun since a Methuselah last left the game.
    public final int turnsSinceOust() {
        return turn() - get(GameLayout.STIRRED);
    }

    // ---- actions left in a phase

    public final int masterActions() {
        return get(GameLayout.MASTERS);
    }

    public final void setMasterActions(int left) {
        set(GameLayout.MASTERS, left);
    }

    /// Whether a trifle has already given an action back in this master phase (VTES-MAS-13).
    public final boolean trifleUsed() {
        return get(GameLayout.TRIFLED) != 0;
    }

    public final void setTrifleUsed(boolean yes) {
        set(GameLayout.TRIFLED, yes ? 1 : 0);
    }

    /// The master phase actions a seat used ahead of its next master phase, less those it gained.
    public final int masterDebt(int seat) {
        return get(GameLayout.DEBTS + seat);
    }

    public final void setMasterDebt(int seat, int actions) {
        set(GameLayout.DEBTS + seat, actions);
    }

    /// Whether a seat has played an out-of-turn master since its last master phase (VTES-MAS-09).
    public final boolean playedOutOfTurn(int seat) {
        return (get(GameLayout.OUT_OF_TURN) >> seat & 1) != 0;
    }

    public final void setPlayedOutOfTurn(int seat, boolean yes) {
        int all = get(GameLayout.OUT_OF_TURN);
        set(GameLayout.OUT_OF_TURN, yes ? all | 1 << seat : all & ~(1 << seat));
    }

    public final int transfers() {
        return get(GameLayout.TRANSFERS);
    }

    public final void setTransfers(int left) {
        set(GameLayout.TRANSFERS, left);
    }

    public final int discardActions() {
        return get(GameLayout.DISCARDS);
    }

    public final void setDiscardActions(int left) {
        set(GameLayout.DISCARDS, left);
    }

    // ---- activities

    /// Begins an activity inside the current one.
    public final void begin(int affair) {
        sheets.open();
        sheets.set(ActivityKind.WHAT, affair);
        sheets.set(ActivityKind.OUTER, get(GameLayout.LEVEL_OF + affair));
        set(GameLayout.LEVEL_OF + affair, sheets.level());
    }

    /// Ends the innermost activity.
    public final void finish() {
        set(GameLayout.LEVEL_OF + sheets.get(ActivityKind.WHAT), sheets.get(ActivityKind.OUTER));
        sheets.close();
    }

    /// Whether an activity of a kind is in progress.
    public final boolean hasActivity(int affair) {
        return get(GameLayout.LEVEL_OF + affair) != 0;
    }

    /// The kind of activity at a level, from 1 on.
    public final int affair(int level) {
        return sheets.at(level, ActivityKind.WHAT);
    }

    /// The kind of the innermost activity, or 0.
    public final int innermost() {
        return sheets.level() == 0 ? 0 : sheets.get(ActivityKind.WHAT);
    }

    /// A cell of the innermost activity of a kind, whatever is in progress inside it.
    public final int of(int affair, int cell) {
        return sheets.at(get(GameLayout.LEVEL_OF + affair), cell);
    }

    public final void put(int affair, int cell, int value) {
        sheets.put(get(GameLayout.LEVEL_OF + affair), cell, value);
    }

    // ---- cached results, valid until the next write

    /// The cached result for a seat at a moment, from 0 to 3, or NONE.
    public final int recalled(int seat, int moment) {
        int found = recalled[moment * SEATS + seat];
        return found >> RECALLED == version() << RECALLED >> RECALLED ? found & (1 << RECALLED) - 1 : NONE;
    }

    public final int recall(int seat, int moment, int what) {
        recalled[moment * SEATS + seat] = version() << RECALLED | what;
        return what;
    }

    /// The cached order of the seats, or NONE.
    public final int recalledOrder() {
        return order[1] == version() ? order[0] : NONE;
    }

    public final int recallOrder(int found) {
        order[0] = found;
        order[1] = version();
        return found;
    }

    /// The cached roles of the seats, or NONE.
    public final long recalledRoles() {
        return roles[1] == version() ? roles[0] : NONE;
    }

    public final long recallRoles(long found) {
        roles[0] = found;
        roles[1] = version();
        return found;
    }

    // ---- walks that visit one card of each face

    /// Begins a walk.
    public final int walk() {
        return ++walks[0];
    }

    /// Returns 1 for the first card of its face in a walk, else 0, and marks the face as met.
    public final int once(int card, int walk) {
        int face = face(card), last = met[face];
        met[face] = walk;
        return Branchless.any(last ^ walk);
    }

    // ---- events

    /// Emits a public event of a seat.
    public final void log(int kind, int seat, int object, int amount) {
        emit(kind, seat, object, amount, NONE, EVERYONE);
    }

    /// Emits a public event of a card, with its face if all players see it.
    public final void logCard(int kind, int seat, int card, int amount) {
        if (hasListener()) emit(kind, seat, card, amount, shown(card), EVERYONE);
    }

    /// The face of a card that all players see, or NONE.
    final int shown(int card) {
        return (viewersOf(card) & EVERYONE) == EVERYONE ? face(card) : NONE;
    }

    /// Emits an event of a public card and a seat.
    public final void logAt(int kind, int seat, int card, int object) {
        emit(kind, seat, object, 0, face(card), EVERYONE);
    }
}
