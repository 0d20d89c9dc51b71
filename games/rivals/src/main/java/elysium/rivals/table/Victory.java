package elysium.rivals.table;

import static elysium.rivals.table.GameLayout.CAUSE;

import elysium.rivals.table.event.EventKind;

/// Who is out of the game, and who has won.
public final class Victory extends RivalsPart {
    /// How a game is won: 13 agenda, a Rival eliminated, the most agenda at an elimination, or at a standstill.
    public static final int BY_AGENDA = 1, BY_RIVAL = 2, BY_MOST = 3, BY_STANDSTILL = 4;

    Victory(Rivals table) {
        super(table);
    }

    public boolean isOut(int seat) {
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
    void recordLastLoss(int seat, int by) {
        if (cause(seat) == NONE) set(CAUSE + seat, by);
        requestCheck();
    }

    /// Whether a player may have won or be eliminated; while false, nothing needs checking.
    public boolean checkNeeded() {
        return get(GameLayout.ALARMED) != 0;
    }

    /// Whether no state check can be due, so that the next step may follow at once.
    public boolean noCheckNeeded() {
        return get(GameLayout.DOOMED) == 0 && get(GameLayout.ALARMED) == 0;
    }

    void requestCheck() {
        set(GameLayout.ALARMED, 1);
    }

    /// Clears the alarm after a check found nothing.
    public void endCheck() {
        set(GameLayout.ALARMED, 0);
    }

    /// Records progress: the game is not at a standstill (RIV-RUL-77).
    public void recordProgress() {
        set(GameLayout.STIRRED, table.turn.number());
    }

    /// The number of turns begun since the last progress.
    public int quietTurns() {
        return table.turn.number() - get(GameLayout.STIRRED);
    }

    /// The winner, or NONE; how it won (`BY_…`); the step of RIV-WIN-10 that broke a tie, or 0.
    public int winner() {
        return get(GameLayout.WINNER);
    }

    public int winReason() {
        return get(GameLayout.WON);
    }

    public int tieBreakStep() {
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
