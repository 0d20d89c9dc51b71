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
        return get(GameLayout.OPTIONS);
    }

    public void setOptions(int bits) {
        set(GameLayout.OPTIONS, bits);
    }

    /// Whether Agendas are laid face down (RIV-SET-17).
    public boolean hidesAgendas() {
        return (options() & VariantFlags.HIDDEN_AGENDAS) != 0;
    }

    /// The seats whose deck is their own and known to nobody else, a bit each.
    public int custom() {
        return get(GameLayout.CUSTOM);
    }

    public void setCustom(int seats) {
        set(GameLayout.CUSTOM, seats);
    }

    public int firstPlayer() {
        return get(GameLayout.FIRST);
    }

    public void setFirstPlayer(int seat) {
        set(GameLayout.FIRST, seat);
        set(GameLayout.ACTIVE, seat);
        emit(EventKind.FIRST_PLAYER, seat, NONE, 0, NONE, EVERYONE);
    }

    /// The number of a player, from 1 for the first (RIV-SET-10).
    public int number(int seat) {
        return (seat - firstPlayer() + players()) % players() + 1;
    }

    public int active() {
        return get(GameLayout.ACTIVE);
    }

    /// How many turns have begun.
    public int turn() {
        return get(GameLayout.TURN);
    }

    public Phase phase() {
        return Phase.of(get(GameLayout.PHASE));
    }

    public void setPhase(Phase phase) {
        set(GameLayout.PHASE, phase.ordinal());
        emit(EventKind.PHASE, active(), NONE, phase.ordinal(), NONE, EVERYONE);
    }

    /// The seat to the left.
    public int after(int seat) {
        return Branchless.round(seat + 1, players());
    }

    public int foes(int seat) {
        return (1 << players()) - 1 & ~(1 << seat | get(GameLayout.OUT));
    }

    /// Begins the turn of a seat.
    public void turnOf(int seat) {
        set(GameLayout.ACTIVE, seat);
        set(GameLayout.TURN, turn() + 1);
        set(GameLayout.ACTIONS, ACTIONS);
        set(GameLayout.UNHOSTED, 0);
        for (int other = 0; other < players(); other++) set(GameLayout.BEATEN + other, 0);
        emit(EventKind.TURN, seat, NONE, turn(), NONE, EVERYONE);
    }

    /// Sets which turn it is, whose, and who has played a turn of their own: for those who lay a table out.
    public void turnIs(int number, int seat, int played) {
        set(GameLayout.ACTIVE, seat);
        set(GameLayout.TURN, number);
        set(GameLayout.HAVE_PLAYED, played);
    }

    /// The turn under way is over: its player has played a turn.
    public void turnPlayed() {
        set(GameLayout.HAVE_PLAYED, get(GameLayout.HAVE_PLAYED) | 1 << active());
    }

    /// Whether a seat has played its first turn to the end.
    public boolean played(int seat) {
        return (get(GameLayout.HAVE_PLAYED) >> seat & 1) != 0;
    }

    /// Whether a seat may be neither targeted nor harmed by others yet (RIV-TRN-15, RIV-RUL-07).
    public boolean protectedFrom(int seat) {
        return !played(seat);
    }

    // ---- actions

    /// Actions left this turn, of any kind.
    public int actions() {
        return get(GameLayout.ACTIONS);
    }

    public void setActions(int left) {
        set(GameLayout.ACTIONS, left);
    }

    /// Actions left that can only be Unhosted ones (RIV-RUL-46).
    public int unhosted() {
        return get(GameLayout.UNHOSTED);
    }

    public void setUnhosted(int left) {
        set(GameLayout.UNHOSTED, left);
    }

    /// Whether an action can still be taken this turn.
    public boolean mayAct(boolean unhosted) {
        return actions() > 0 || unhosted && unhosted() > 0;
    }

    /// Spends an action; one that is good for nothing else first.
    public void spendAction(boolean unhosted) {
        if (unhosted && unhosted() > 0) setUnhosted(unhosted() - 1);
        else setActions(actions() - 1);
    }

    /// The active player may take one more action this turn.
    public void gainAction(boolean unhosted) {
        if (unhosted) setUnhosted(unhosted() + 1);
        else setActions(actions() + 1);
        emit(EventKind.ACTION_GAINED, active(), NONE, unhosted ? 1 : 0, NONE, EVERYONE);
    }

    // ---- what is told

    /// Tells something of a seat that everybody hears.
    public void log(int kind, int seat, int object, int amount) {
        emit(kind, seat, object, amount, NONE, EVERYONE);
    }

    /// Tells of a card that everybody sees.
    public void logCard(int kind, int seat, int card, int amount) {
        emit(kind, seat, card, amount, face(card), EVERYONE);
    }

    /// Tells of a card that lies face down, or may: everybody hears of it, those who know it see which.
    public void logHiddenCard(int kind, int seat, int card, int amount) {
        boolean open = (viewersOf(card) & EVERYONE) == EVERYONE;
        emit(kind, seat, card, amount, open ? face(card) : NONE, EVERYONE);
    }
}
