package elysium.rivals.table;

import static elysium.rivals.table.GameLayout.AGENDA;
import static elysium.rivals.table.GameLayout.CAUSE;
import static elysium.rivals.table.GameLayout.HOLDER;
import static elysium.rivals.table.GameLayout.PRESTIGE;

import elysium.kernel.StateCheck;
import elysium.tabletop.Book;

/// The state of players: prestige and agenda, Rivals, elimination and victory.
public abstract sealed class Court extends Tokens permits Places {
    /// The agenda that wins, and the starting prestige.
    public static final int GOAL = 13, PURSE = 20;
    /// How a game is won: 13 agenda, a Rival eliminated, the most agenda at an elimination, or at a standstill.
    public static final int BY_AGENDA = 1, BY_RIVAL = 2, BY_MOST = 3, BY_CALM = 4;

    Court(Book<Rivals> book, StateCheck<Rivals> due, int players, long seed) {
        super(book, due, players, seed);
        set(GameLayout.WINNER, NONE);
        for (int seat = 0; seat < SEATS; seat++) {
            set(HOLDER + seat, NONE);
            set(CAUSE + seat, NONE);
            set(GameLayout.LEADER + seat, NONE);
        }
    }

    // ---- prestige

    public int prestige(int seat) {
        return get(PRESTIGE + seat);
    }

    /// Sets a pool without an event, for set-ups.
    public void setPrestige(int seat, int amount) {
        set(PRESTIGE + seat, amount);
    }

    /// Gains prestige from the supply and returns how much was available.
    public int gainPrestige(int seat, int amount) {
        int gained = supplied(seat, amount);
        if (gained <= 0) return 0;
        pass(IN_SUPPLY, pool(seat), gained);
        set(PRESTIGE + seat, prestige(seat) + gained);
        emit(EventKind.GAINED, seat, NONE, gained, NONE, EVERYONE);
        return gained;
    }

    public int losePrestige(int seat, int amount) {
        return losePrestige(seat, amount, NONE);
    }

    /// Loses up to an amount (RIV-RUL-33), even the last prestige; `by` is recorded as the cause, or NONE (RIV-RUL-44).
    public int losePrestige(int seat, int amount, int by) {
        int lost = Math.min(amount, prestige(seat));
        if (lost <= 0) return 0;
        pass(pool(seat), IN_SUPPLY, lost);
        emit(EventKind.LOST, seat, NONE, lost, NONE, EVERYONE);
        dwindle(seat, lost, by);
        return lost;
    }

    /// Moves prestige from one pool to another.
    public int stealPrestige(int from, int to, int amount) {
        int stolen = Math.min(amount, prestige(from));
        if (stolen <= 0) return 0;
        pass(pool(from), pool(to), stolen);
        set(PRESTIGE + to, prestige(to) + stolen);
        emit(EventKind.STOLE, to, from, stolen, NONE, EVERYONE);
        dwindle(from, stolen, to);
        return stolen;
    }

    /// Pays a cost, never with the last prestige (RIV-WIN-11).
    public void payPrestige(int seat, int amount) {
        if (amount == 0) return;
        if (amount >= prestige(seat)) throw new IllegalStateException("the last prestige pays for nothing");
        pass(pool(seat), IN_SUPPLY, amount);
        set(PRESTIGE + seat, prestige(seat) - amount);
        emit(EventKind.PAID, seat, NONE, amount, NONE, EVERYONE);
    }

    final void dwindle(int seat, int less, int by) {
        set(PRESTIGE + seat, prestige(seat) - less);
        stir();
        if (prestige(seat) == 0) doom(seat, by);
    }

    // ---- agenda

    public int agenda(int seat) {
        return get(AGENDA + seat);
    }

    /// Sets agenda without an event, for set-ups and eliminated players (RIV-WIN-08).
    public void setAgenda(int seat, int amount) {
        set(AGENDA + seat, amount);
        if (amount >= GOAL) alarm();
    }

    /// Scores agenda, by a card or by a rule (NONE).
    public void score(int seat, int amount, int card) {
        if (amount <= 0 || out(seat)) return;
        setAgenda(seat, agenda(seat) + amount);
        stir();
        int face = card == NONE || faceDown(card) ? NONE : face(card);
        emit(EventKind.SCORED, seat, card, amount, face, EVERYONE);
    }

    public void loseAgenda(int seat, int amount) {
        int lost = Math.min(amount, agenda(seat));
        if (lost <= 0) return;
        set(AGENDA + seat, agenda(seat) - lost);
        emit(EventKind.AGENDA_LOST, seat, NONE, lost, NONE, EVERYONE);
    }

    // ---- Rivals

    /// The Rivals of a seat, as a bit set: normally one (RIV-RVL-07), none or two while a token is stolen.
    public int rivalOf(int seat) {
        int rivals = 0;
        for (int other = 0; other < players(); other++)
            if (other != seat && get(HOLDER + other) == seat) rivals |= 1 << other;
        return rivals;
    }

    public boolean isRival(int of, int seat) {
        return of != seat && of != NONE && seat != NONE && get(HOLDER + seat) == of;
    }

    /// The seat that holds the Rival token naming a seat, or NONE.
    public int holder(int seat) {
        return get(HOLDER + seat);
    }

    /// Gives a Rival token to a seat at set-up.
    public void dealToken(int named, int to) {
        set(HOLDER + named, to);
        emit(EventKind.RIVAL, to, NONE, named, NONE, EVERYONE);
    }

    /// Moves a Rival token to another seat (RIV-CRD-77).
    public void giveToken(int named, int to) {
        set(HOLDER + named, to);
        emit(EventKind.TOKEN_MOVED, to, named, 0, NONE, EVERYONE);
    }

    /// How many Mortals a seat has defeated this turn.
    public int mortalsBeaten(int seat) {
        return get(GameLayout.BEATEN + seat);
    }

    public void beatMortal(int seat) {
        set(GameLayout.BEATEN + seat, mortalsBeaten(seat) + 1);
    }

    // ---- who is out, who has won

    public boolean out(int seat) {
        return (get(GameLayout.OUT) >> seat & 1) != 0;
    }

    public int eliminated() {
        return get(GameLayout.OUT);
    }

    public void eliminate(int seat, int by) {
        set(GameLayout.OUT, get(GameLayout.OUT) | 1 << seat);
        emit(EventKind.ELIMINATED, seat, by, by, NONE, EVERYONE);
    }

    /// The seat that took a player's last prestige or last vampire, or NONE.
    public int cause(int seat) {
        return get(CAUSE + seat);
    }

    /// Records who took a seat's last prestige or last vampire, or NONE.
    final void doom(int seat, int by) {
        if (cause(seat) == NONE) set(CAUSE + seat, by);
        alarm();
    }

    /// Whether a player may have won or be eliminated; while false, nothing needs checking.
    public boolean alarmed() {
        return get(GameLayout.ALARMED) != 0;
    }

    /// Whether no state check can be due, so that the next step may follow at once.
    public final boolean undisturbed() {
        return get(GameLayout.DOOMED) == 0 && get(GameLayout.ALARMED) == 0;
    }

    final void alarm() {
        set(GameLayout.ALARMED, 1);
    }

    /// Clears the alarm after a check found nothing.
    public void calm() {
        set(GameLayout.ALARMED, 0);
    }

    /// Records progress: the game is not at a standstill (RIV-RUL-77).
    public void stir() {
        set(GameLayout.STIRRED, turn());
    }

    /// The number of turns begun since the last progress.
    public int quietTurns() {
        return turn() - get(GameLayout.STIRRED);
    }

    /// The winner, or NONE; how it won (`BY_…`); the step of RIV-WIN-10 that broke a tie, or 0.
    public int winner() {
        return get(GameLayout.WINNER);
    }

    public int won() {
        return get(GameLayout.WON);
    }

    public int tie() {
        return get(GameLayout.TIE);
    }

    public void win(int seat, int how, int step) {
        set(GameLayout.WINNER, seat);
        set(GameLayout.WON, how);
        set(GameLayout.TIE, step);
        if (step > 0) emit(EventKind.TIE, seat, NONE, step, NONE, EVERYONE);
        emit(EventKind.WON, seat, NONE, how, NONE, EVERYONE);
    }
}
