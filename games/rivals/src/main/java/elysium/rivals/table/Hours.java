package elysium.rivals.table;

import elysium.kernel.Branchless;
import elysium.kernel.StateCheck;
import elysium.tabletop.Book;

/// What is true of the hour: whose turn it is and where in it, what is left to do, and who has begun to play.
public abstract sealed class Hours extends Bargains permits Tokens {
    /// Actions of a turn.
    public static final int ACTIONS = 2;

    final StateCheck<Rivals> due;

    Hours(Book<Rivals> book, StateCheck<Rivals> due, int players, long seed) {
        super(book, due, players, seed);
        this.due = due;
    }

    // ---- the game

    /// Options of the set-up, a bit each.
    public int options() {
        return get(Ground.OPTIONS);
    }

    public void options(int bits) {
        set(Ground.OPTIONS, bits);
    }

    /// Whether Agendas are laid face down (RIV-SET-17).
    public boolean hidesAgendas() {
        return (options() & Option.HIDDEN_AGENDAS) != 0;
    }

    /// The seats whose deck is their own and known to nobody else, a bit each.
    public int custom() {
        return get(Ground.CUSTOM);
    }

    public void custom(int seats) {
        set(Ground.CUSTOM, seats);
    }

    public int firstPlayer() {
        return get(Ground.FIRST);
    }

    public void firstPlayer(int seat) {
        set(Ground.FIRST, seat);
        set(Ground.ACTIVE, seat);
        emit(Tell.FIRST_PLAYER, seat, NONE, 0, NONE, EVERYONE);
    }

    /// The number of a player, from 1 for the first (RIV-SET-10).
    public int number(int seat) {
        return (seat - firstPlayer() + players()) % players() + 1;
    }

    public int active() {
        return get(Ground.ACTIVE);
    }

    /// How many turns have begun.
    public int turn() {
        return get(Ground.TURN);
    }

    public Phase phase() {
        return Phase.of(get(Ground.PHASE));
    }

    public void phase(Phase phase) {
        set(Ground.PHASE, phase.ordinal());
        emit(Tell.PHASE, active(), NONE, phase.ordinal(), NONE, EVERYONE);
    }

    /// The seat to the left.
    public int after(int seat) {
        return Branchless.round(seat + 1, players());
    }

    public int foes(int seat) {
        return (1 << players()) - 1 & ~(1 << seat | get(Ground.OUT));
    }

    /// Begins the turn of a seat.
    public void turnOf(int seat) {
        set(Ground.ACTIVE, seat);
        set(Ground.TURN, turn() + 1);
        set(Ground.ACTIONS, ACTIONS);
        set(Ground.UNHOSTED, 0);
        for (int other = 0; other < players(); other++) set(Ground.BEATEN + other, 0);
        emit(Tell.TURN, seat, NONE, turn(), NONE, EVERYONE);
    }

    /// Sets which turn it is, whose, and who has played a turn of their own: for those who lay a table out.
    public void turnIs(int number, int seat, int played) {
        set(Ground.ACTIVE, seat);
        set(Ground.TURN, number);
        set(Ground.HAVE_PLAYED, played);
    }

    /// The turn under way is over: its player has played a turn.
    public void turnPlayed() {
        set(Ground.HAVE_PLAYED, get(Ground.HAVE_PLAYED) | 1 << active());
    }

    /// Whether a seat has played its first turn to the end.
    public boolean played(int seat) {
        return (get(Ground.HAVE_PLAYED) >> seat & 1) != 0;
    }

    /// Whether a seat may be neither targeted nor harmed by others yet (RIV-TRN-15, RIV-RUL-07).
    public boolean protectedFrom(int seat) {
        return !played(seat);
    }

    // ---- actions

    /// Actions left this turn, of any kind.
    public int actions() {
        return get(Ground.ACTIONS);
    }

    public void actions(int left) {
        set(Ground.ACTIONS, left);
    }

    /// Actions left that can only be Unhosted ones (RIV-RUL-46).
    public int unhosted() {
        return get(Ground.UNHOSTED);
    }

    public void unhosted(int left) {
        set(Ground.UNHOSTED, left);
    }

    /// Whether an action can still be taken this turn.
    public boolean mayAct(boolean unhosted) {
        return actions() > 0 || unhosted && unhosted() > 0;
    }

    /// Spends an action; one that is good for nothing else first.
    public void spendAction(boolean unhosted) {
        if (unhosted && unhosted() > 0) unhosted(unhosted() - 1);
        else actions(actions() - 1);
    }

    /// The active player may take one more action this turn.
    public void gainAction(boolean unhosted) {
        if (unhosted) unhosted(unhosted() + 1);
        else actions(actions() + 1);
        emit(Tell.ACTION_GAINED, active(), NONE, unhosted ? 1 : 0, NONE, EVERYONE);
    }

    // ---- what is told

    /// Tells something of a seat that everybody hears.
    public void say(int kind, int seat, int object, int amount) {
        emit(kind, seat, object, amount, NONE, EVERYONE);
    }

    /// Tells of a card that everybody sees.
    public void sayOf(int kind, int seat, int card, int amount) {
        emit(kind, seat, card, amount, face(card), EVERYONE);
    }

    /// Tells of a card that lies face down, or may: everybody hears of it, those who know it see which.
    public void sayOfHidden(int kind, int seat, int card, int amount) {
        boolean open = (viewersOf(card) & EVERYONE) == EVERYONE;
        emit(kind, seat, card, amount, open ? face(card) : NONE, EVERYONE);
    }
}
