package elysium.vtes.table;

import elysium.vtes.table.event.EventKind;

/// Locks, waking, wounds and other marks of minions.
public final class Minions extends VtesPart {
    static final int LOCKED = TURNED, WOKEN = OWN_FLAGS, WOUNDED = OWN_FLAGS * 2,
            CONTESTS_TITLE = OWN_FLAGS * 4, HUNTED = OWN_FLAGS * 16, RECRUITED = OWN_FLAGS * 32;
    static final int STATE = LOCKED | WOKEN | WOUNDED | CONTESTS_TITLE | PrintedFacts.MERGED | HUNTED | RECRUITED;

    Minions(Vtes table) {
        super(table);
    }

    public boolean locked(int card) {
        return hasFlag(card, LOCKED);
    }

    /// Locks a card; returns whether it was unlocked.
    public boolean lock(int card) {
        if (locked(card)) return false;
        setFlag(card, LOCKED, true);
        table.logCard(EventKind.LOCKED, table.controller(card), card, 0);
        return true;
    }

    public boolean unlock(int card) {
        if (!locked(card)) return false;
        setFlag(card, LOCKED, false);
        table.logCard(EventKind.UNLOCKED, table.controller(card), card, 0);
        return true;
    }

    /// Sets a lock without an event, for scenarios.
    public void restoreLock(int card, boolean yes) {
        setFlag(card, LOCKED, yes);
    }

    /// Whether a minion may block and react: unlocked or woken.
    public boolean awake(int card) {
        return !hasFlag(card, LOCKED) || hasFlag(card, WOKEN);
    }

    public boolean woken(int card) {
        return hasFlag(card, WOKEN);
    }

    public void wake(int card) {
        if (woken(card)) return;
        setFlag(card, WOKEN, true);
        set(GameLayout.WOKEN, get(GameLayout.WOKEN) + 1);
        emit(EventKind.WOKE, table.controller(card), card, 0, table.face(card), EVERYONE);
    }

    /// Ends waking: the action is over.
    public void endWaking() {
        if (get(GameLayout.WOKEN) == 0) return;
        set(GameLayout.WOKEN, 0);
        for (int seat = 0; seat < table.players(); seat++)
            for (int card = table.regions.firstMinion(seat); card != NONE; card = table.regions.nextMinion(card))
                if (woken(card)) setFlag(card, WOKEN, false);
    }

    public boolean wounded(int card) {
        return hasFlag(card, WOUNDED);
    }

    public void setWounded(int card, boolean yes) {
        if (wounded(card) == yes) return;
        setFlag(card, WOUNDED, yes);
        if (yes) emit(EventKind.WOUNDED, table.controller(card), card, 0, table.face(card), EVERYONE);
    }

    /// Whether an ally was recruited this turn and cannot act yet (VTES-ALY-04).
    public boolean recruitedThisTurn(int card) {
        return hasFlag(card, RECRUITED);
    }

    public void setRecruitedThisTurn(int card, boolean yes) {
        setFlag(card, RECRUITED, yes);
        if (yes) set(GameLayout.NEWCOMERS, 1);
    }

    /// Whether there may be such an ally; false nearly always.
    public boolean anyRecruitedThisTurn() {
        return get(GameLayout.NEWCOMERS) != 0;
    }

    public void forgetRecruited() {
        set(GameLayout.NEWCOMERS, 0);
    }

    /// Whether a minion of the Red List is hunted this turn (VTES-TRT-08).
    public boolean isHunted(int card) {
        return hasFlag(card, HUNTED);
    }

    public void setHunted(int card, boolean yes) {
        if (isHunted(card) == yes) return;
        setFlag(card, HUNTED, yes);
        if (yes) emit(EventKind.MARKED, table.turn.active(), card, 0, table.face(card), EVERYONE);
    }
}
