package elysium.vtes.table;

import static elysium.vtes.table.GameLayout.OWED;

import elysium.vtes.table.event.EventKind;
import elysium.vtes.table.vocabulary.ReplacementTime;
import elysium.vtes.table.vocabulary.Value;

/// Hand sizes, cards to be replaced, and the checks of hands.
public final class Hands extends VtesPart {
    public static final int HAND_SIZE = 7;

    Hands(Vtes table) {
        super(table);
    }

    /// The number of cards a hand should have: its size less the deferred cards, at least 0 (VTES-RUL-22).
    public int size(int seat) {
        return Math.max(0, HAND_SIZE + table.value(Value.HAND_SIZE, seat) - deferredCards(seat));
    }

    /// The cards to be replaced at all later times.
    public int deferredCards(int seat) {
        return get(GameLayout.OWED_IN_ALL + seat);
    }

    /// The cards to be replaced at one later time, see [ReplacementTime].
    public int deferredCards(int seat, int later) {
        return get(OWED + seat * ReplacementTime.COUNT + later);
    }

    /// Sets the deferred cards of a time without an event, for scenarios.
    public void setDeferredCards(int seat, int later, int cards) {
        owe(seat, later, cards);
        requestCheck(seat);
    }

    private void owe(int seat, int later, int cards) {
        set(GameLayout.OWED_IN_ALL + seat, deferredCards(seat) + cards - deferredCards(seat, later));
        set(OWED + seat * ReplacementTime.COUNT + later, cards);
    }

    /// The cards that left a hand and are replaced only after their effect is announced (VTES-PLAY-04).
    public int pendingCards(int seat) {
        return get(GameLayout.PENDING + seat);
    }

    /// Sets the pending cards, for scenarios.
    public void setPendingCards(int seat, int cards) {
        set(GameLayout.PENDING + seat, cards);
    }

    /// One more card left the hand, to be replaced or deferred later.
    void addPending(int seat) {
        set(GameLayout.PENDING + seat, pendingCards(seat) + 1);
        requestCheck(seat);
    }

    /// Replaces a pending card, or defers it if its text says so.
    public void replace(int seat, int later) {
        if (pendingCards(seat) == 0) throw new IllegalStateException("no card of seat " + seat + " awaits another");
        set(GameLayout.PENDING + seat, pendingCards(seat) - 1);
        if (later == NONE) {
            setReplacing(seat, replacing(seat) + 1);
        } else {
            owe(seat, later, deferredCards(seat, later) + 1);
            emit(EventKind.OWED, seat, NONE, later, NONE, EVERYONE);
        }
        requestCheck(seat);
    }

    /// Draws the cards deferred to a time.
    public void drawDeferred(int seat, int later) {
        int owed = deferredCards(seat, later);
        if (owed == 0) return;
        setReplacing(seat, replacing(seat) + owed);
        setDeferredCards(seat, later, 0);
    }

    /// The number of coming draws that replace cards played or discarded.
    public int replacing(int seat) {
        return get(GameLayout.REPLACING + seat);
    }

    public void setReplacing(int seat, int cards) {
        set(GameLayout.REPLACING + seat, cards);
    }

    /// Requests a check of all hands. Call it after any change that a text about hand size may depend on, other than a
    /// change of active texts.
    public void requestChecks() {
        set(GameLayout.UNEVEN, (1 << table.players()) - 1);
    }

    /// Requests a check of one hand.
    public void requestCheck(int seat) {
        set(GameLayout.UNEVEN, get(GameLayout.UNEVEN) | 1 << seat);
    }

    /// Requests a check of all hands if a text about hand size is active.
    public void requestChecksIfSized() {
        if (table.modifierCount(Value.HAND_SIZE) != 0) requestChecks();
    }

    /// Whether a hand needs a check.
    public boolean checkNeeded() {
        return get(GameLayout.UNEVEN) != 0 || table.modifierCount(Value.HAND_SIZE) != get(GameLayout.SIZERS);
    }

    /// The seats whose hands need a check, as a bit set.
    public int seatsToCheck() {
        return table.modifierCount(Value.HAND_SIZE) == get(GameLayout.SIZERS) ? get(GameLayout.UNEVEN)
                : (1 << table.players()) - 1;
    }

    /// Ends the check of a hand.
    public void endCheck(int seat) {
        set(GameLayout.UNEVEN, get(GameLayout.UNEVEN) & ~(1 << seat));
    }

    public void endChecks() {
        set(GameLayout.UNEVEN, 0);
        set(GameLayout.SIZERS, table.modifierCount(Value.HAND_SIZE));
    }
}
