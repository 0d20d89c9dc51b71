package elysium.rivals.table;

import static elysium.rivals.table.GameLayout.PRESTIGE;

import elysium.rivals.table.event.EventKind;

/// Prestige in the pools of players.
public final class Prestige extends RivalsPart {
    /// The starting prestige.
    public static final int START = 20;

    Prestige(Rivals table) {
        super(table);
    }

    public int of(int seat) {
        return get(PRESTIGE + seat);
    }

    /// Sets a pool without an event, for set-ups.
    public void restore(int seat, int amount) {
        set(PRESTIGE + seat, amount);
    }

    /// Gains prestige from the supply and returns how much was available.
    public int gain(int seat, int amount) {
        int gained = table.tokens.availableInSupply(seat, amount);
        if (gained <= 0) return 0;
        table.tokens.moveTokens(Tokens.IN_SUPPLY, Tokens.pool(seat), gained);
        set(PRESTIGE + seat, of(seat) + gained);
        emit(EventKind.GAINED, seat, NONE, gained, NONE, EVERYONE);
        return gained;
    }

    public int lose(int seat, int amount) {
        return lose(seat, amount, NONE);
    }

    /// Loses up to an amount (RIV-RUL-33), even the last prestige; `by` is recorded as the cause, or NONE (RIV-RUL-44).
    public int lose(int seat, int amount, int by) {
        int lost = Math.min(amount, of(seat));
        if (lost <= 0) return 0;
        table.tokens.moveTokens(Tokens.pool(seat), Tokens.IN_SUPPLY, lost);
        emit(EventKind.LOST, seat, NONE, lost, NONE, EVERYONE);
        lower(seat, lost, by);
        return lost;
    }

    /// Moves prestige from one pool to another.
    public int steal(int from, int to, int amount) {
        int stolen = Math.min(amount, of(from));
        if (stolen <= 0) return 0;
        table.tokens.moveTokens(Tokens.pool(from), Tokens.pool(to), stolen);
        set(PRESTIGE + to, of(to) + stolen);
        emit(EventKind.STOLE, to, from, stolen, NONE, EVERYONE);
        lower(from, stolen, to);
        return stolen;
    }

    /// Pays a cost, never with the last prestige (RIV-WIN-11).
    public void pay(int seat, int amount) {
        if (amount == 0) return;
        if (amount >= of(seat)) throw new IllegalStateException("the last prestige pays for nothing");
        table.tokens.moveTokens(Tokens.pool(seat), Tokens.IN_SUPPLY, amount);
        set(PRESTIGE + seat, of(seat) - amount);
        emit(EventKind.PAID, seat, NONE, amount, NONE, EVERYONE);
    }

    void lower(int seat, int less, int by) {
        set(PRESTIGE + seat, of(seat) - less);
        table.victory.recordProgress();
        if (of(seat) == 0) table.victory.recordLastLoss(seat, by);
    }
}
