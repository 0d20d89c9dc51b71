package elysium.vtes.table;

import elysium.vtes.table.event.EventKind;
import elysium.vtes.table.vocabulary.Phase;

/// Whose turn and which phase it is, and the actions left in the phase.
public final class TurnState extends VtesPart {
    TurnState(Vtes table) {
        super(table);
    }

    // ---- turn and phase

    public int firstPlayer() {
        return get(GameLayout.FIRST);
    }

    public void setFirstPlayer(int seat) {
        set(GameLayout.FIRST, seat);
        set(GameLayout.ACTIVE, seat);
        emit(EventKind.FIRST, seat, NONE, 0, NONE, EVERYONE);
    }

    public int active() {
        return get(GameLayout.ACTIVE);
    }

    /// The number of turns begun so far.
    public int number() {
        return get(GameLayout.TURN);
    }

    public void begin(int seat) {
        set(GameLayout.ACTIVE, seat);
        set(GameLayout.TURN, number() + 1);
        emit(EventKind.TURN, seat, NONE, number(), NONE, EVERYONE);
    }

    /// Sets turn and active seat, for scenarios.
    public void restore(int number, int seat) {
        set(GameLayout.ACTIVE, seat);
        set(GameLayout.TURN, number);
    }

    /// The turn after which time is up, or 0 for none (VTES-RUL-10).
    public int limit() {
        return get(GameLayout.LIMIT);
    }

    public void setLimit(int turns) {
        set(GameLayout.LIMIT, turns);
    }

    public Phase phase() {
        return Phase.of(get(GameLayout.PHASE));
    }

    public void setPhase(Phase phase) {
        set(GameLayout.PHASE, phase.ordinal());
        emit(EventKind.PHASE, active(), NONE, phase.ordinal(), NONE, EVERYONE);
    }

    /// Sets the phase without an event, for scenarios.
    public void restorePhase(Phase phase) {
        set(GameLayout.PHASE, phase.ordinal());
    }

    /// Resets the count for stalled games: a Methuselah left the game (VTES-RUL-102).
    void resetTurnsSinceOust() {
        set(GameLayout.STIRRED, number());
    }

    /// Sets that count, for scenarios.
    public void setTurnsSinceOust(int turns) {
        set(GameLayout.STIRRED, number() - turns);
    }

    /// The number of turns begun since a Methuselah last left the game.
    public int turnsSinceOust() {
        return number() - get(GameLayout.STIRRED);
    }

    // ---- actions left in a phase

    public int masterActions() {
        return get(GameLayout.MASTERS);
    }

    public void setMasterActions(int left) {
        set(GameLayout.MASTERS, left);
    }

    /// Whether a trifle has already given an action back in this master phase (VTES-MAS-13).
    public boolean trifleUsed() {
        return get(GameLayout.TRIFLED) != 0;
    }

    public void setTrifleUsed(boolean yes) {
        set(GameLayout.TRIFLED, yes ? 1 : 0);
    }

    /// The master phase actions a seat used ahead of its next master phase, less those it gained.
    public int masterDebt(int seat) {
        return get(GameLayout.DEBTS + seat);
    }

    public void setMasterDebt(int seat, int actions) {
        set(GameLayout.DEBTS + seat, actions);
    }

    /// Whether a seat has played an out-of-turn master since its last master phase (VTES-MAS-09).
    public boolean playedOutOfTurn(int seat) {
        return (get(GameLayout.OUT_OF_TURN) >> seat & 1) != 0;
    }

    public void setPlayedOutOfTurn(int seat, boolean yes) {
        int all = get(GameLayout.OUT_OF_TURN);
        set(GameLayout.OUT_OF_TURN, yes ? all | 1 << seat : all & ~(1 << seat));
    }

    public int transfers() {
        return get(GameLayout.TRANSFERS);
    }

    public void setTransfers(int left) {
        set(GameLayout.TRANSFERS, left);
    }

    public int discardActions() {
        return get(GameLayout.DISCARDS);
    }

    public void setDiscardActions(int left) {
        set(GameLayout.DISCARDS, left);
    }
}
