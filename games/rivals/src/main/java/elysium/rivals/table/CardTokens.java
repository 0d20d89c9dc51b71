package elysium.rivals.table;

import static elysium.rivals.table.GameLayout.BOUNTY;
import static elysium.rivals.table.GameLayout.CONTRIBUTED;
import static elysium.rivals.table.GameLayout.SHIELD;

import elysium.rivals.table.event.EventKind;
import elysium.rivals.table.event.InfluenceEventKind;

/// Tokens on cards other than the blood of vampires.
public final class CardTokens extends RivalsPart {
    CardTokens(Rivals table) {
        super(table);
    }

    /// Puts tokens from the supply on a card other than a vampire.
    public void put(int card, int amount) {
        int put = table.tokens.availableInSupply(table.controller(card), amount);
        table.tokens.moveTokens(Tokens.IN_SUPPLY, Tokens.on(card), put);
        setCounters(card, table.counters(card) + put);
        table.logHiddenCard(EventKind.TOKENS, table.controller(card), card, put);
    }

    /// Removes up to a number of tokens from a card.
    public void take(int card, int amount) {
        int taken = Math.min(amount, table.counters(card));
        table.tokens.moveTokens(Tokens.on(card), Tokens.IN_SUPPLY, taken);
        setCounters(card, table.counters(card) - taken);
        table.logHiddenCard(EventKind.TOKENS_OFF, table.controller(card), card, taken);
    }

    /// The seats that have put prestige on a Conspiracy, as a bit set.
    public int contributed(int card) {
        return get(CONTRIBUTED + card);
    }

    /// Puts prestige of a pool on a face-down card, even the last, to the credit of another seat or NONE.
    public int contribute(int seat, int card, int amount, int by) {
        int put = Math.min(amount, table.prestige.of(seat));
        if (put <= 0) return 0;
        setCounters(card, table.counters(card) + put);
        setContributed(card, contributed(card) | 1 << seat);
        emit(InfluenceEventKind.CONTRIBUTED, seat, card, table.controller(card), NONE, EVERYONE);
        table.tokens.moveTokens(Tokens.pool(seat), Tokens.on(card), put);
        table.prestige.lower(seat, put, by);
        return put;
    }

    public void setContributed(int card, int seats) {
        set(CONTRIBUTED + card, seats);
    }

    /// Adds one blood of a seat that protects a Mortal.
    public void addProtection(int mortal, int seat) {
        if (table.tokens.availableInSupply(seat, 1) == 0) return;
        if (get(GameLayout.CAPPED) != 0) set(GameLayout.SUPPLY + seat, get(GameLayout.SUPPLY + seat) - 1);
        table.tokens.addColoured(mortal, seat, 1);
        emit(EventKind.TOKENS, seat, mortal, 1, table.face(mortal), EVERYONE);
    }

    public int protection(int mortal, int seat) {
        return table.tokens.colouredOnCard(mortal, seat);
    }

    /// The blood of other seats on a Mortal, which is the extra damage it withstands (RIV-CRD-72).
    public int protectionAgainst(int mortal, int seat) {
        int blood = 0;
        for (int other = 0; other < table.players(); other++) if (other != seat) blood += protection(mortal, other);
        return blood;
    }

    /// The agenda on a character for defeating it.
    public int bounty(int card) {
        return get(BOUNTY + card);
    }

    public void setBounty(int card, int agenda) {
        setRare(BOUNTY, card, bounty(card) + agenda);
        emit(EventKind.BOUNTY, table.controller(card), card, agenda, table.face(card), EVERYONE);
    }

    public int shield(int card) {
        return get(SHIELD + card);
    }

    public void setShield(int card, int amount) {
        setRare(SHIELD, card, amount);
    }

    /// Covers a Haven or Agenda with a card; it has no text until that card leaves.
    public void cover(int card, int by) {
        table.attachments.attach(card, by);
        setFlag(card, BLANK | Readiness.COVERED, true);
        emit(EventKind.COVERED, table.controller(card), card, 1, table.isFaceDown(card) ? NONE : table.face(card),
                EVERYONE);
    }

    void uncover(int card) {
        if (!covered(card)) return;
        setFlag(card, BLANK | Readiness.COVERED, false);
        emit(EventKind.COVERED, table.controller(card), card, 0, table.isFaceDown(card) ? NONE : table.face(card),
                EVERYONE);
    }

    public boolean covered(int card) {
        return hasFlag(card, Readiness.COVERED);
    }
}
