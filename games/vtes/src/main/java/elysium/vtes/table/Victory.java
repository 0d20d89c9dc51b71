package elysium.vtes.table;

import elysium.vtes.table.event.EventKind;

/// Victory points, the winner, and withdrawals.
public final class Victory extends VtesPart {
    /// Victory points are counted in halves.
    public static final int POINT = 2, HALF = 1;

    Victory(Vtes table) {
        super(table);
    }

    // ---- victory points

    /// Victory points in halves.
    public int halfPoints(int seat) {
        return get(GameLayout.POINTS + seat);
    }

    /// Sets points without an event, for scenarios.
    public void setHalfPoints(int seat, int halves) {
        set(GameLayout.POINTS + seat, halves);
    }

    public void score(int seat, int halves) {
        set(GameLayout.POINTS + seat, halfPoints(seat) + halves);
        emit(EventKind.POINTS, seat, NONE, halves, NONE, EVERYONE);
    }

    /// The winner, or NONE before the end or on a tie.
    public int winner() {
        return get(GameLayout.WINNER);
    }

    public void win(int seat) {
        set(GameLayout.WINNER, seat);
        emit(EventKind.WON, seat, NONE, seat == NONE ? 0 : halfPoints(seat), NONE, EVERYONE);
    }

    // ---- withdrawal

    /// Whether a Methuselah has announced a withdrawal that is still valid.
    public boolean isWithdrawing(int seat) {
        return (get(GameLayout.WITHDRAWING) >> seat & 1) != 0;
    }

    public void announceWithdrawal(int seat) {
        set(GameLayout.WITHDRAWING, get(GameLayout.WITHDRAWING) | 1 << seat);
        emit(EventKind.WITHDRAWING, seat, NONE, 0, NONE, EVERYONE);
    }

    /// Cancels a withdrawal because pool or blood was lost, or a minion entered combat (VTES-WDR-02 to VTES-WDR-05).
    public void cancelWithdrawal(int seat) {
        if (seat == NONE || !isWithdrawing(seat)) return;
        set(GameLayout.WITHDRAWING, get(GameLayout.WITHDRAWING) & ~(1 << seat));
        emit(EventKind.STAYS, seat, NONE, 0, NONE, EVERYONE);
    }
}
