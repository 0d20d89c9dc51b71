package elysium.vtes.table;

import static elysium.vtes.table.GameLayout.READY;
import static elysium.vtes.table.GameLayout.TITLE;

import elysium.kernel.StateCheck;
import elysium.tabletop.Book;

/// The part of the table for minions: blood and life, locks and waking, Disciplines, clan, sect and title.
public abstract sealed class Minions extends Regions permits Bearers {
    static final int LOCKED = TURNED, WOKEN = OWN_FLAGS, WOUNDED = OWN_FLAGS * 2,
            CONTESTS_TITLE = OWN_FLAGS * 4, MARKED = OWN_FLAGS * 16, FRESH = OWN_FLAGS * 32;
    static final int STATE = LOCKED | WOKEN | WOUNDED | CONTESTS_TITLE | MERGED | MARKED | FRESH;

    Minions(Book<Vtes> book, StateCheck<Vtes> due, int players, long seed) {
        super(book, due, players, seed);
    }

    // ---- blood, life, counters

    public final int blood(int card) {
        return counters(card);
    }

    /// Sets counters without an event, for scenarios.
    public final void setBlood(int card, int amount) {
        setCounters(card, amount);
    }

    public final int capacity(int card) {
        return Math.max(1, printed(card, Fact.CAPACITY) + value(Value.CAPACITY, card));
    }

    /// Adds blood or life from the blood bank, for a vampire only up to its capacity (VTES-CNT-07); returns how much
    /// was added.
    public final int addBlood(int card, int amount) {
        if (amount <= 0) return 0;
        logCard(EventKind.BLOOD, controller(card), card, amount);
        setCounters(card, counters(card) + amount);
        return amount - drain(card);
    }

    /// Returns a vampire's blood above its capacity to the bank; returns how much it was.
    public final int drain(int card) {
        if (!isMinion(card) || !isCryptDef(face(card))) return 0;
        int over = counters(card) - capacity(card);
        if (over <= 0) return 0;
        setCounters(card, counters(card) - over);
        emit(EventKind.DRAINED, controller(card), card, over, face(card), EVERYONE);
        return over;
    }

    /// Burns up to an amount of blood or life; returns how much was burned.
    public final int burnBlood(int card, int amount) {
        int burned = Math.min(amount, counters(card));
        if (burned <= 0) return 0;
        logCard(EventKind.BURNED_BLOOD, controller(card), card, burned);
        less(card, burned);
        return burned;
    }

    /// Pays a cost in blood or life, which must be available.
    public final void payBlood(int card, int amount) {
        if (amount <= 0) return;
        if (amount > counters(card)) throw new IllegalStateException(name(card).en() + " cannot pay " + amount);
        logCard(EventKind.PAID_BLOOD, controller(card), card, amount);
        less(card, amount);
    }

    /// Moves up to an amount of blood or life from one card to another; blood above capacity is lost.
    public final int stealBlood(int from, int to, int amount) {
        int stolen = Math.min(amount, counters(from));
        if (stolen <= 0) return 0;
        emit(EventKind.STOLE_BLOOD, controller(to), shown(from), stolen, shown(to), EVERYONE);
        less(from, stolen);
        setCounters(to, counters(to) + stolen);
        drain(to);
        return stolen;
    }

    /// Moves pool to a card; blood above capacity is lost.
    public final int invest(int seat, int card, int amount) {
        int put = Math.min(amount, pool(seat));
        if (put <= 0) return 0;
        logCard(EventKind.INVESTED, seat, card, put);
        setCounters(card, counters(card) + put);
        lessen(seat, put);
        drain(card);
        return put;
    }

    /// Moves up to an amount of counters to a Methuselah's pool.
    public final int divest(int card, int seat, int amount) {
        int taken = Math.min(amount, counters(card));
        if (taken <= 0) return 0;
        logCard(EventKind.DIVESTED, seat, card, taken);
        less(card, taken);
        enlarge(seat, taken);
        return taken;
    }

    /// A minion's loss of blood stops its Methuselah from withdrawing (VTES-WDR-03).
    private void less(int card, int amount) {
        setCounters(card, counters(card) - amount);
        if (isMinion(card)) stays(controller(card));
        else resized();
        if (counters(card) == 0 && inPlay(card) && lives(card)) set(GameLayout.LIFELESS, 1);
    }

    /// Whether the counters of a card are its life: it is burned without any (VTES-ALY-07, VTES-RET-05).
    private boolean lives(int card) {
        return is(card, Kind.ALLY) || is(card, Kind.RETAINER);
    }

    /// Whether an ally or a retainer may have lost its last life; otherwise no check is needed.
    public final boolean lifeCheckNeeded() {
        return get(GameLayout.LIFELESS) != 0 && get(GameLayout.WAITING) == 0;
    }

    /// Requests every state check of pool, life and titles, for scenarios.
    public final void wary() {
        set(GameLayout.LIFELESS, 1);
        worried();
        setDoubted(true);
    }

    /// An ally or a retainer in play without life, or NONE, which ends the check.
    public final int firstDead() {
        for (int seat = 0; seat < players(); seat++)
            for (int zone = READY; zone != NONE; zone = zone == READY ? GameLayout.ATTACHED : NONE)
                for (int card = first(zone + seat); card != NONE; card = next(card))
                    if (counters(card) == 0 && lives(card)) return card;
        set(GameLayout.LIFELESS, 0);
        return NONE;
    }

    // ---- locked, unlocked, woken

    public final boolean locked(int card) {
        return flagged(card, LOCKED);
    }

    /// Locks a card; returns whether it was unlocked.
    public final boolean lock(int card) {
        if (locked(card)) return false;
        flag(card, LOCKED, true);
        logCard(EventKind.LOCKED, controller(card), card, 0);
        return true;
    }

    public final boolean unlock(int card) {
        if (!locked(card)) return false;
        flag(card, LOCKED, false);
        logCard(EventKind.UNLOCKED, controller(card), card, 0);
        return true;
    }

    /// Sets a lock without an event, for scenarios.
    public final void setLocked(int card, boolean yes) {
        flag(card, LOCKED, yes);
    }

    /// Whether a minion may block and react: unlocked or woken.
    public final boolean awake(int card) {
        return !flagged(card, LOCKED) || flagged(card, WOKEN);
    }

    public final boolean woken(int card) {
        return flagged(card, WOKEN);
    }

    public final void wake(int card) {
        if (woken(card)) return;
        flag(card, WOKEN, true);
        set(GameLayout.WOKEN, get(GameLayout.WOKEN) + 1);
        emit(EventKind.WOKE, controller(card), card, 0, face(card), EVERYONE);
    }

    /// Ends waking: the action is over.
    public final void sleep() {
        if (get(GameLayout.WOKEN) == 0) return;
        set(GameLayout.WOKEN, 0);
        for (int seat = 0; seat < players(); seat++)
            for (int card = firstMinion(seat); card != NONE; card = nextMinion(card))
                if (woken(card)) flag(card, WOKEN, false);
    }

    public final boolean wounded(int card) {
        return flagged(card, WOUNDED);
    }

    public final void setWounded(int card, boolean yes) {
        if (wounded(card) == yes) return;
        flag(card, WOUNDED, yes);
        if (yes) emit(EventKind.WOUNDED, controller(card), card, 0, face(card), EVERYONE);
    }

    /// Whether an ally was recruited this turn and cannot act yet (VTES-ALY-04).
    public final boolean recruitedThisTurn(int card) {
        return flagged(card, FRESH);
    }

    public final void setRecruitedThisTurn(int card, boolean yes) {
        flag(card, FRESH, yes);
        if (yes) set(GameLayout.NEWCOMERS, 1);
    }

    /// Whether there may be such an ally; false nearly always.
    public final boolean anyRecruitedThisTurn() {
        return get(GameLayout.NEWCOMERS) != 0;
    }

    public final void noneFresh() {
        set(GameLayout.NEWCOMERS, 0);
    }

    /// Whether a minion of the Red List is hunted this turn (VTES-TRT-08).
    public final boolean isHunted(int card) {
        return flagged(card, MARKED);
    }

    public final void setHunted(int card, boolean yes) {
        if (isHunted(card) == yes) return;
        flag(card, MARKED, yes);
        if (yes) emit(EventKind.MARKED, active(), card, 0, face(card), EVERYONE);
    }

    // ---- Disciplines, clan, sect, title

    /// The level at which a minion has a Discipline: 0 none, 1 inferior, 2 superior.
    public final int level(int card, Discipline discipline) {
        int d = discipline.ordinal();
        int printed = Discipline.printed(printed(card, Fact.DISCIPLINES + Discipline.number(d)), d);
        if (modifierCount(Value.DISCIPLINE) == 0) return printed;
        int more = value(Value.DISCIPLINE, Value.learns(card, discipline));
        return Math.max(0, Math.min(Discipline.SUPERIOR, printed + more));
    }

    public final boolean has(int card, Discipline discipline) {
        return level(card, discipline) > 0;
    }

    /// The number of a card's clan, or NONE.
    public final int clan(int card) {
        return printed(card, Fact.CLAN);
    }

    public final boolean is(int card, Clan clan) {
        return printed(card, Fact.CLAN) == clan.ordinal();
    }

    /// The current sect of a vampire.
    public final Sect sect(int card) {
        int changed = status(card, SECT, SECTS);
        return Sect.of(changed == 0 ? printed(card, Fact.SECT) : changed - 1);
    }

    public final void setSect(int card, Sect sect) {
        if (sect(card) == sect) return;
        status(card, SECT, SECTS, sect.ordinal() + 1);
        emit(EventKind.SECT, controller(card), card, sect.ordinal(), face(card), EVERYONE);
        doubt(card);
    }

    /// The sect or clan of a vampire has changed, so it may have to give up a contested title (VTES-SEC-06).
    public final void doubt(int card) {
        if (contestsTitle(card)) setDoubted(true);
    }

    /// Sets a sect without an event, for scenarios.
    public final void sectIs(int card, Sect sect) {
        status(card, SECT, SECTS, sect.ordinal() + 1);
    }

    /// The title of a vampire as a number, even contested or suspended; 0 for none.
    public final int title(int card) {
        int changed = get(TITLE + card);
        return changed == 0 ? text(card, Fact.TITLE, 0) : changed == NONE ? 0 : changed;
    }

    /// Gives a vampire a title as a number, or removes it (0).
    public final void setTitle(int card, int title) {
        titleIs(card, title);
        emit(title == 0 ? EventKind.UNTITLED : EventKind.TITLED, controller(card), card, title, face(card), EVERYONE);
    }

    /// Sets a title without an event, for scenarios.
    public final void titleIs(int card, int title) {
        rare(TITLE, card, title == 0 ? NONE : title);
        flag(card, CONTESTS_TITLE, false);
    }

    /// Whether a vampire contests its title and so cannot use it (VTES-CTI-02).
    public final boolean contestsTitle(int card) {
        return flagged(card, CONTESTS_TITLE);
    }

    public final void setContestsTitle(int card, boolean yes) {
        flag(card, CONTESTS_TITLE, yes);
    }

    /// Whether one vampire is older than another (VTES-CRY-04).
    public final boolean older(int one, int other) {
        return capacity(one) > capacity(other);
    }
}
