package elysium.vtes.table;

import elysium.kernel.Branchless;
import elysium.kernel.StateCheck;
import elysium.tabletop.Book;
import elysium.tabletop.CardTable;

/// What is true of the seats and the hour: who is still in the game and hunts whom, whose turn it is and where in it,
/// what is left to do, and what is under way.
public abstract sealed class Seats extends CardTable<Vtes> permits Pools {
    private static final int RECALLED = 2;                // how many bits

    final StateCheck<Vtes> due;
    private final int[] recalled = new int[Moment.COUNT * SEATS];
    private final int[] order = {0, NONE};                // and since which version
    private final long[] roles = {0, NONE};
    private final int[] walks = {0};
    private final int[] met;                              // in which walk a card of the book was met last

    Seats(Book<Vtes> book, StateCheck<Vtes> due, int players, long seed) {
        super(GameLayout.LAYOUT, book, due, players, seed);
        this.due = due;
        met = new int[book.size()];
        set(GameLayout.EDGE, NONE);
        set(GameLayout.WINNER, NONE);
    }

    // ---- who sits where

    /// The seats whose deck is their own and known to nobody else, a bit each.
    public final int custom() {
        return get(GameLayout.CUSTOM);
    }

    public final void setCustom(int seats) {
        set(GameLayout.CUSTOM, seats);
    }

    /// Which deck of those that come with the game a seat plays, from 1; 0 for another one.
    public final int deck(int seat) {
        return get(GameLayout.DECKS + seat);
    }

    public final void setDeck(int seat, int number) {
        set(GameLayout.DECKS + seat, number);
    }

    public final boolean alive(int seat) {
        return (get(GameLayout.OUT) >> seat & 1) == 0;
    }

    /// The Methuselahs that are still in the game, a bit each.
    public final int aliveSeats() {
        return (1 << players()) - 1 & ~get(GameLayout.OUT);
    }

    public final int left() {
        return Integer.bitCount(aliveSeats());
    }

    /// A seat is out, without a word: for those who lay a table out.
    public final void out(int seat) {
        set(GameLayout.OUT, get(GameLayout.OUT) | 1 << seat);
    }

    /// The seat to the left, in the game or not.
    public final int after(int seat) {
        return Branchless.round(seat + 1, players());
    }

    /// The next Methuselah to the left; the seat itself if nobody else is left.
    public final int leftOf(int seat) {
        int others = others(seat);
        return others == 0 ? seat : leftOf(seat, others);
    }

    /// The first of some other seats, a bit each, to the left of a seat.
    public static int leftOf(int seat, int some) {
        return Integer.numberOfTrailingZeros(Branchless.some(some & -1 << seat, some));
    }

    /// Whom a Methuselah hunts, or NONE (VTES-SET-03); seats close up as others leave (VTES-SET-04).
    public final int prey(int seat) {
        int next = leftOf(seat);
        return next == seat ? NONE : next;
    }

    /// Who hunts a Methuselah, or NONE.
    public final int predator(int seat) {
        int others = others(seat);
        return 31 - Integer.numberOfLeadingZeros(Branchless.some(others & (1 << seat) - 1, others));
    }

    /// All other Methuselahs, a bit each.
    public final int others(int seat) {
        return aliveSeats() & ~(1 << seat);
    }

    // ---- the hour

    public final int firstPlayer() {
        return get(GameLayout.FIRST);
    }

    public final void setFirstPlayer(int seat) {
        set(GameLayout.FIRST, seat);
        set(GameLayout.ACTIVE, seat);
        emit(EventKind.FIRST, seat, NONE, 0, NONE, EVERYONE);
    }

    /// The Methuselah whose turn it is.
    public final int active() {
        return get(GameLayout.ACTIVE);
    }

    /// How many turns have begun.
    public final int turn() {
        return get(GameLayout.TURN);
    }

    public final void turnOf(int seat) {
        set(GameLayout.ACTIVE, seat);
        set(GameLayout.TURN, turn() + 1);
        emit(EventKind.TURN, seat, NONE, turn(), NONE, EVERYONE);
    }

    /// Sets which turn it is and whose: for those who lay a table out.
    public final void turnIs(int number, int seat) {
        set(GameLayout.ACTIVE, seat);
        set(GameLayout.TURN, number);
    }

    /// The turn after which the time is up, or 0 for none (VTES-RUL-10).
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

    /// Sets the phase without a word: for those who lay a table out.
    public final void phaseIs(Phase phase) {
        set(GameLayout.PHASE, phase.ordinal());
    }

    /// Somebody left the game: it is not at a standstill (VTES-RUL-102).
    final void stir() {
        set(GameLayout.STIRRED, turn());
    }

    /// Sets how many turns have begun since then: for those who lay a table out.
    public final void setTurnsSinceOust(int turns) {
        set(GameLayout.STIRRED, turn() - turns);
    }

    /// How many turns have begun since somebody left the game.
    public final int turnsSinceOust() {
        return turn() - get(GameLayout.STIRRED);
    }

    // ---- what is left to do in a phase

    public final int masterActions() {
        return get(GameLayout.MASTERS);
    }

    public final void setMasterActions(int left) {
        set(GameLayout.MASTERS, left);
    }

    /// Whether a trifle has given an action back in this master phase already (VTES-MAS-13).
    public final boolean trifleUsed() {
        return get(GameLayout.TRIFLED) != 0;
    }

    public final void setTrifleUsed(boolean yes) {
        set(GameLayout.TRIFLED, yes ? 1 : 0);
    }

    /// Master phase actions that a seat has used ahead of its next master phase, less those it has gained.
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

    // ---- what is under way, each on a sheet of its own

    /// Begins an affair on an empty sheet, inside whatever is under way.
    public final void begin(int affair) {
        sheets.open();
        sheets.set(ActivityKind.WHAT, affair);
        sheets.set(ActivityKind.OUTER, get(GameLayout.LEVEL_OF + affair));
        set(GameLayout.LEVEL_OF + affair, sheets.level());
    }

    /// Ends the innermost affair.
    public final void finish() {
        set(GameLayout.LEVEL_OF + sheets.get(ActivityKind.WHAT), sheets.get(ActivityKind.OUTER));
        sheets.close();
    }

    /// Whether such an affair is under way.
    public final boolean hasActivity(int affair) {
        return get(GameLayout.LEVEL_OF + affair) != 0;
    }

    /// Which affair stands on a sheet, from 1 on.
    public final int affair(int level) {
        return sheets.at(level, ActivityKind.WHAT);
    }

    /// Which affair is the innermost one; 0 if nothing is under way.
    public final int innermost() {
        return sheets.level() == 0 ? 0 : sheets.get(ActivityKind.WHAT);
    }

    /// A number on the sheet of the latest affair of a sort, whatever else is under way inside it.
    public final int of(int affair, int cell) {
        return sheets.at(get(GameLayout.LEVEL_OF + affair), cell);
    }

    public final void put(int affair, int cell, int value) {
        sheets.put(get(GameLayout.LEVEL_OF + affair), cell, value);
    }

    // ---- what was found out and holds until something is written

    /// What was found out about a seat at a moment, a number from 0 to 3; NONE if nothing that still holds.
    public final int recalled(int seat, int moment) {
        int found = recalled[moment * SEATS + seat];
        return found >> RECALLED == version() << RECALLED >> RECALLED ? found & (1 << RECALLED) - 1 : NONE;
    }

    public final int recall(int seat, int moment, int what) {
        recalled[moment * SEATS + seat] = version() << RECALLED | what;
        return what;
    }

    /// The order in which the opportunity goes round, if it was found out and still holds; else NONE.
    public final int recalledOrder() {
        return order[1] == version() ? order[0] : NONE;
    }

    public final int recallOrder(int found) {
        order[0] = found;
        order[1] = version();
        return found;
    }

    /// What the seats are, if it was found out and still holds; else NONE.
    public final long recalledRoles() {
        return roles[1] == version() ? roles[0] : NONE;
    }

    public final long recallRoles(long found) {
        roles[0] = found;
        roles[1] = version();
        return found;
    }

    // ---- walking over cards of which one of each is enough

    /// Begins to walk over some cards.
    public final int walk() {
        return ++walks[0];
    }

    /// 1 for a card that has the face of none met before in a walk, else 0; it is met by asking.
    public final int once(int card, int walk) {
        int face = face(card), last = met[face];
        met[face] = walk;
        return Branchless.any(last ^ walk);
    }

    // ---- telling

    /// Tells something of a seat that everybody hears.
    public final void log(int kind, int seat, int object, int amount) {
        emit(kind, seat, object, amount, NONE, EVERYONE);
    }

    /// Tells of a card: everybody hears of it, and which it is unless somebody cannot see that.
    public final void logCard(int kind, int seat, int card, int amount) {
        if (hasListener()) emit(kind, seat, card, amount, shown(card), EVERYONE);
    }

    /// The face of a card where everybody sees it, else NONE.
    final int shown(int card) {
        return (viewersOf(card) & EVERYONE) == EVERYONE ? face(card) : NONE;
    }

    /// Tells of a card that everybody sees and does something to a seat.
    public final void logAt(int kind, int seat, int card, int object) {
        emit(kind, seat, object, 0, face(card), EVERYONE);
    }
}
