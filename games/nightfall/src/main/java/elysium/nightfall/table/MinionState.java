package elysium.nightfall.table;

/// Minions in play: damage, attacks and blocks.
public final class MinionState extends NightfallPart {
    MinionState(Nightfall table) {
        super(table);
    }

    /// Sets the damage on a minion.
    public void setDamage(int minion, int damage) {
        setCounters(minion, damage);
    }

    public int health(int minion) {
        return table.printed(minion, Fact.HEALTH) - table.counters(minion);
    }

    public boolean is(int card, int trait) {
        return (table.printed(card, Fact.TRAITS) & trait) != 0;
    }

    public Kind kind(int card) {
        return Kind.of(table.printed(card, Fact.KIND));
    }

    public boolean isMinion(int card) {
        return kind(card).isMinion();
    }

    public boolean isWound(int card) {
        return table.printed(card, Fact.KIND) == Kind.WOUND.ordinal();
    }

    public int attackedSeat(int minion) {
        return table.markedSeat(minion);
    }

    public void attack(int minion, int seat) {
        table.markSeat(minion, seat);
        emit(EventKind.ATTACKED, seat, minion, seat, table.face(minion), EVERYONE);
    }

    /// Whether the combat of an attacker is over.
    public boolean hasFought(int minion) {
        return hasFlag(minion, Nightfall.FOUGHT);
    }

    public void finishCombat(int minion) {
        setFlag(minion, Nightfall.FOUGHT, true);
        emit(EventKind.FOUGHT, attackedSeat(minion), minion, 0, table.face(minion), EVERYONE);
    }

    /// Makes a minion block an attacker.
    public void block(int minion, int attacker) {
        table.attachments.attach(minion, attacker);
        emit(EventKind.BLOCKED, table.controller(minion), minion, attacker, table.face(minion), EVERYONE);
    }

    /// Ends the attack or block of a minion; its damage remains (NF-RUL-24).
    public void leaveCombat(int minion) {
        table.attachments.detach(minion);
        while (table.attachments.firstOn(minion) != NONE) table.attachments.detach(table.attachments.firstOn(minion));
        setFlag(minion, Nightfall.KICKED | Nightfall.FOUGHT | Nightfall.SEAT_BITS, false);
    }

    /// Clears the state of a card: damage, attacks and blocks, its place in the chain.
    public void clearState(int card) {
        leaveCombat(card);
        setCounters(card, 0);
    }
}
