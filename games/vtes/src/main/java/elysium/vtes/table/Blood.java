package elysium.vtes.table;

import static elysium.vtes.table.GameLayout.READY;

import elysium.vtes.table.event.EventKind;
import elysium.vtes.table.vocabulary.Fact;
import elysium.vtes.table.vocabulary.Kind;
import elysium.vtes.table.vocabulary.Value;

/// Blood and life of minions, and counters that move to and from pool.
public final class Blood extends VtesPart {
    Blood(Vtes table) {
        super(table);
    }

    public int of(int card) {
        return table.counters(card);
    }

    /// Sets counters without an event, for scenarios.
    public void restore(int card, int amount) {
        setCounters(card, amount);
    }

    public int capacity(int card) {
        return Math.max(1, table.printed(card, Fact.CAPACITY) + table.value(Value.CAPACITY, card));
    }

    /// Adds blood or life from the blood bank, for a vampire only up to its capacity (VTES-CNT-07); returns how much
    /// was added.
    public int add(int card, int amount) {
        if (amount <= 0) return 0;
        table.logCard(EventKind.BLOOD, table.controller(card), card, amount);
        setCounters(card, table.counters(card) + amount);
        return amount - returnExcess(card);
    }

    /// Returns a vampire's blood above its capacity to the bank; returns how much it was.
    public int returnExcess(int card) {
        if (!table.regions.isMinion(card) || !table.facts.isCryptDef(table.face(card))) return 0;
        int over = table.counters(card) - capacity(card);
        if (over <= 0) return 0;
        setCounters(card, table.counters(card) - over);
        emit(EventKind.DRAINED, table.controller(card), card, over, table.face(card), EVERYONE);
        return over;
    }

    /// Burns up to an amount of blood or life; returns how much was burned.
    public int burn(int card, int amount) {
        int burned = Math.min(amount, table.counters(card));
        if (burned <= 0) return 0;
        table.logCard(EventKind.BURNED_BLOOD, table.controller(card), card, burned);
        lower(card, burned);
        return burned;
    }

    /// Pays a cost in blood or life, which must be available.
    public void pay(int card, int amount) {
        if (amount <= 0) return;
        if (amount > table.counters(card))
            throw new IllegalStateException(table.name(card).en() + " cannot pay " + amount);
        table.logCard(EventKind.PAID_BLOOD, table.controller(card), card, amount);
        lower(card, amount);
    }

    /// Moves up to an amount of blood or life from one card to another; blood above capacity is lost.
    public int steal(int from, int to, int amount) {
        int stolen = Math.min(amount, table.counters(from));
        if (stolen <= 0) return 0;
        emit(EventKind.STOLE_BLOOD, table.controller(to), table.visibleFace(from), stolen, table.visibleFace(to),
                EVERYONE);
        lower(from, stolen);
        setCounters(to, table.counters(to) + stolen);
        returnExcess(to);
        return stolen;
    }

    /// Moves pool to a card; blood above capacity is lost.
    public int invest(int seat, int card, int amount) {
        int put = Math.min(amount, table.pools.of(seat));
        if (put <= 0) return 0;
        table.logCard(EventKind.INVESTED, seat, card, put);
        setCounters(card, table.counters(card) + put);
        table.pools.lower(seat, put);
        returnExcess(card);
        return put;
    }

    /// Moves up to an amount of counters to a Methuselah's pool.
    public int divest(int card, int seat, int amount) {
        int taken = Math.min(amount, table.counters(card));
        if (taken <= 0) return 0;
        table.logCard(EventKind.DIVESTED, seat, card, taken);
        lower(card, taken);
        table.pools.raise(seat, taken);
        return taken;
    }

    /// A minion's loss of blood stops its Methuselah from withdrawing (VTES-WDR-03).
    private void lower(int card, int amount) {
        setCounters(card, table.counters(card) - amount);
        if (table.regions.isMinion(card)) table.victory.cancelWithdrawal(table.controller(card));
        else table.hands.requestChecksIfSized();
        if (table.counters(card) == 0 && table.regions.inPlay(card) && isLife(card)) set(GameLayout.LIFELESS, 1);
    }

    /// Whether the counters of a card are its life: it is burned without any (VTES-ALY-07, VTES-RET-05).
    private boolean isLife(int card) {
        return table.facts.is(card, Kind.ALLY) || table.facts.is(card, Kind.RETAINER);
    }

    /// Whether an ally or a retainer may have lost its last life; otherwise no check is needed.
    public boolean checkNeeded() {
        return get(GameLayout.LIFELESS) != 0 && get(GameLayout.WAITING) == 0;
    }

    /// An ally or a retainer in play without life, or NONE, which ends the check.
    public int firstDead() {
        for (int seat = 0; seat < table.players(); seat++)
            for (int zone = READY; zone != NONE; zone = zone == READY ? GameLayout.ATTACHED : NONE)
                for (int card = table.first(zone + seat); card != NONE; card = table.next(card))
                    if (table.counters(card) == 0 && isLife(card)) return card;
        set(GameLayout.LIFELESS, 0);
        return NONE;
    }
}
