package elysium.rivals.table;

import elysium.rivals.table.event.EventKind;
import elysium.rivals.table.vocabulary.Fact;
import elysium.rivals.table.vocabulary.Value;

/// The blood of vampires.
public final class Blood extends RivalsPart {
    Blood(Rivals table) {
        super(table);
    }

    public int of(int card) {
        return table.counters(card);
    }

    /// Sets blood or tokens without an event, for set-ups.
    public void restore(int card, int amount) {
        setCounters(card, amount);
    }

    /// Gives a recruit its blood: the cost from the pool, the rest from the supply (RIV-ACT-06).
    public void fillRecruit(int seat, int card, int cost, int blood) {
        table.tokens.moveTokens(Tokens.pool(seat), Tokens.on(card), cost);
        table.tokens.moveTokens(Tokens.IN_SUPPLY, Tokens.on(card), blood - cost);
        set(GameLayout.PRESTIGE + seat, table.prestige.of(seat) - cost);
        setCounters(card, blood);
    }

    public int bp(int card) {
        return Math.max(0, table.printed(card, Fact.BP) + table.value(Value.BP, card));
    }

    public boolean wounded(int card) {
        return 2 * of(card) <= bp(card);
    }

    /// Gains blood from the supply, up to BP. A full vampire in torpor rises in its own player's turn.
    public int mend(int card, int amount) {
        int mended = table.tokens.availableInSupply(table.controller(card), Math.min(amount, bp(card) - of(card)));
        if (mended <= 0) return 0;
        table.tokens.moveTokens(Tokens.IN_SUPPLY, Tokens.on(card), mended);
        emit(EventKind.MENDED, table.controller(card), card, mended, table.face(card), EVERYONE);
        fill(card, mended);
        return mended;
    }

    /// Moves prestige from a pool to a vampire, even the last (RIV-TOR-03); `by` gets the credit, or NONE.
    public int moveFromPool(int seat, int card, int amount, int by) {
        int put = Math.min(amount, table.prestige.of(seat));
        if (put <= 0) return 0;
        emit(EventKind.POURED, seat, card, put, table.face(card), EVERYONE);
        table.tokens.moveTokens(Tokens.pool(seat), Tokens.on(card), put);
        table.prestige.lower(seat, put, by);
        fill(card, put);
        return put;
    }

    void fill(int card, int more) {
        setCounters(card, of(card) + more);
        if (table.coteries.inTorpor(card) && table.controller(card) == table.turn.active() && of(card) >= bp(card))
            table.coteries.rise(card);
    }

    /// Pays a cost, never with the last blood (RIV-ABL-08).
    public void pay(int card, int amount) {
        if (amount == 0) return;
        if (amount >= of(card)) throw new IllegalStateException("the last blood pays for nothing");
        table.tokens.moveTokens(Tokens.on(card), Tokens.IN_SUPPLY, amount);
        setCounters(card, of(card) - amount);
        emit(EventKind.PAID_BLOOD, table.controller(card), card, amount, table.face(card), EVERYONE);
    }

    /// Loses blood without damage. The seat and card that took the last blood are recorded (RIV-RUL-29).
    public int lose(int card, int amount, int bySeat, int byCard) {
        int lost = Math.min(amount, of(card));
        if (lost <= 0) return 0;
        emit(EventKind.BLED, table.controller(card), card, lost, table.face(card), EVERYONE);
        table.tokens.moveTokens(Tokens.on(card), Tokens.IN_SUPPLY, lost);
        table.defeats.loseBlood(card, lost, bySeat, byCard, Defeats.TO_TORPOR);
        return lost;
    }

    /// Takes damage, partly Aggravated: a vampire reduced to 0 by Aggravated damage burns (RIV-AGG-03).
    public int takeDamage(int card, int amount, int bitter, int bySeat, int byCard) {
        int lost = Math.min(amount, of(card));
        if (lost <= 0) return 0;
        emit(bitter > 0 ? EventKind.BURNT : EventKind.HURT, table.controller(card), card, lost, table.face(card),
                EVERYONE);
        table.tokens.moveTokens(Tokens.on(card), Tokens.IN_SUPPLY, lost);
        table.defeats.loseBlood(card, lost, bySeat, byCard, bitter > 0 ? Defeats.TO_BURN : Defeats.TO_TORPOR);
        return lost;
    }

    /// Moves blood from one vampire to another; the excess goes to the supply (RIV-CRD-37).
    public int steal(int from, int to, int amount, int byCard) {
        int stolen = Math.min(amount, of(from));
        if (stolen <= 0) return 0;
        int seat = table.controller(to), kept = Math.max(0, Math.min(stolen, bp(to) - of(to)));
        emit(EventKind.STOLE_BLOOD, seat, table.face(from), stolen, table.face(to), EVERYONE);
        table.tokens.moveTokens(Tokens.on(from), Tokens.on(to), kept);
        setCounters(from, of(from) - kept);
        table.tokens.moveTokens(Tokens.on(from), Tokens.IN_SUPPLY, stolen - kept);
        table.defeats.loseBlood(from, stolen - kept, seat, byCard, Defeats.TO_TORPOR);
        if (kept > 0) fill(to, kept);
        return stolen;
    }
}
