package elysium.rivals.table;

import elysium.kernel.Branchless;
import elysium.kernel.StateCheck;
import elysium.tabletop.Book;

/// The state of the turn: whose it is, the phase, the actions left, who has played a first turn.
public abstract sealed class Hours extends Bargains permits Tokens {
    public static final int ACTIONS = 2;

    final StateCheck<Rivals> due;

    Hours(Book<Rivals> book, StateCheck<Rivals> due, int players, long seed) {
        super(book, due, players, seed);
        this.due = due;
    }

    // ---- the game

    /// The options of the set-up, as a bit set.
    public int options() {
        return get(GameLayout.OPTIONS);
    }

    public void setOptions(int bits) {
        set(GameLayout.OPTIONS, bits);
    }

    /// Whether Agendas start face down (RIV-SET-17).
    public boolean hidesAgendas() {
        return (options() & VariantFlags.HIDDEN_AGENDAS) != 0;
    }

    /// The seats with a secret custom deck, as a bit set.
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

    public void turnOf(int seat) {
        set(GameLayout.ACTIVE, seat);
        set(GameLayout.TURN, turn() + 1);
        set(GameLayout.ACTIONS, ACTIONS);
        set(GameLayout.UNHOSTED, 0);
        for (int other = 0; other < players(); other++) set(GameLayout.BEATEN + other, 0);
        emit(EventKind.TURN, seat, NONE, turn(), NONE, EVERYONE);
    }

    /// Sets the turn, its player, and who has played a first turn, for set-ups.
    public void turnIs(int number, int seat, int played) {
        set(GameLayout.ACTIVE, seat);
        set(GameLayout.TURN, number);
        set(GameLayout.HAVE_PLAYED, played);
    }

    /// Ends the current turn: its player has played one.
    public void turnPlayed() {
        set(GameLayout.HAVE_PLAYED, get(GameLayout.HAVE_PLAYED) | 1 << active());
    }

    /// Whether a seat has finished its first turn.
    public boolean played(int seat) {
        return (get(GameLayout.HAVE_PLAYED) >> seat & 1) != 0;
    }

    /// Whether a seat may be neither targeted nor harmed by others yet (RIV-TRN-15, RIV-RUL-07).
    public boolean protectedFrom(int seat) {
        return !played(seat);
    }

    // ---- actions

    /// The actions left this turn that fit any kind.
    public int actions() {
        return get(GameLayout.ACTIONS);
    }

    public void setActions(int left) {
        set(GameLayout.ACTIONS, left);
    }

    /// The extra actions left that must be Unhosted (RIV-RUL-46).
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

    /// Spends an action, a restricted one first.
    public void spendAction(boolean unhosted) {
        if (unhosted && unhosted() > 0) setUnhosted(unhosted() - 1);
        else setActions(actions() - 1);
    }

    /// Gives the active player one more action this turn.
    public void gainAction(boolean unhosted) {
        if (unhosted) setUnhosted(unhosted() + 1);
        else setActions(actions() + 1);
        emit(EventKind.ACTION_GAINED, active(), NONE, unhosted ? 1 : 0, NONE, EVERYONE);
    }

    // ---- events

    /// Sends a public event about a seat.
    public void log(int kind, int seat, int object, int amount) {
        emit(kind, seat, object, amount, NONE, EVERYONE);
    }

    /// Sends a public event about a card.
    public void logCard(int kind, int seat, int card, int amount) {
        emit(kind, seat, card, amount, face(card), EVERYONE);
    }

    /// Sends an event about a card that may be face down: only viewers who know the card see which.
    public void logHiddenCard(int kind, int seat, int card, int amount) {
        boolean open = (viewersOf(card) & EVERYONE) == EVERYONE;
        emit(kind, seat, card, amount, open ? face(card) : NONE, EVERYONE);
    }
}
