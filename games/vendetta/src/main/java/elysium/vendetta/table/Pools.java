package elysium.vendetta.table;

import static elysium.vendetta.table.GameLayout.BLOOD;
import static elysium.vendetta.table.GameLayout.CAUSE;
import static elysium.vendetta.table.GameLayout.INFLUENCE;
import static elysium.vendetta.table.GameLayout.SPITE;
import static elysium.vendetta.table.GameLayout.TOKENS_DOWN;
import static elysium.vendetta.table.GameLayout.TOKENS_UP;

/// Blood, Influence and Diablerie tokens of players, and the state checks they lead to.
public final class Pools extends VendettaPart {
    public static final int TOKENS_OUT = 3;

    Pools(Vendetta table) {
        super(table);
    }

    public int blood(int seat) {
        return get(BLOOD + seat);
    }

    /// Sets the Blood of a Pool; the seat that takes the last of it is recorded as the cause.
    public void setBlood(int seat, int amount) {
        set(BLOOD + seat, amount);
        if (amount == 0) requestCheck(seat);
    }

    public int influence(int seat) {
        return get(INFLUENCE + seat);
    }

    public void setInfluence(int seat, int amount) {
        set(INFLUENCE + seat, amount);
    }

    public int tokensUp(int seat) {
        return get(TOKENS_UP + seat);
    }

    /// The Diablerie tokens of a seat, face up and face down.
    public int tokens(int seat) {
        return get(TOKENS_UP + seat) + get(TOKENS_DOWN + seat);
    }

    public void setTokens(int seat, int up, int down) {
        set(TOKENS_UP + seat, up);
        set(TOKENS_DOWN + seat, down);
        if (up + down >= TOKENS_OUT) requestCheck(seat);
    }

    /// The seat that took the last Blood of a Pool, or NONE.
    public int cause(int seat) {
        return get(CAUSE + seat);
    }

    public void setCause(int seat, int by) {
        set(CAUSE + seat, by);
    }

    /// Whether a seat's Frenzy is being resolved.
    public boolean inFrenzy(int seat) {
        return (get(GameLayout.FRENZIED) >> seat & 1) != 0;
    }

    public void setInFrenzy(int seat, boolean on) {
        int others = get(GameLayout.FRENZIED) & ~(1 << seat);
        set(GameLayout.FRENZIED, on ? others | 1 << seat : others);
        if (!on) requestCheck(seat);
    }

    /// The Blood lost or spent that a text of the seat will answer.
    public int bloodToAnswer(int seat) {
        return get(SPITE + seat);
    }

    public void setBloodToAnswer(int seat, int amount) {
        set(SPITE + seat, amount);
        if (amount > 0) requestCheck(seat);
    }

    /// The seats that need a state check, as a bit set.
    public int seatsToCheck() {
        return get(GameLayout.ALARMED);
    }

    private void requestCheck(int seat) {
        set(GameLayout.ALARMED, seatsToCheck() | 1 << seat);
    }

    /// Clears the state check of a seat.
    public void endCheck(int seat) {
        set(GameLayout.ALARMED, seatsToCheck() & ~(1 << seat));
    }
}
