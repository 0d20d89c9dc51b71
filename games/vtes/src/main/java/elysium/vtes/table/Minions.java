package elysium.vtes.table;

import static elysium.vtes.table.GameLayout.READY;
import static elysium.vtes.table.GameLayout.TITLE;

import elysium.kernel.StateCheck;
import elysium.tabletop.Book;

/// What is true of minions: blood and life, locked and woken, Disciplines, clan, sect and title.
public abstract sealed class Minions extends Regions permits Bearers {
    static final int LOCKED = TURNED, WOKEN = OWN_FLAGS, WOUNDED = OWN_FLAGS * 2,
            CONTESTS_TITLE = OWN_FLAGS * 4, MARKED = OWN_FLAGS * 16, FRESH = OWN_FLAGS * 32;
    static final int STATE = LOCKED | WOKEN | WOUNDED | CONTESTS_TITLE | MERGED | MARKED | FRESH;

    Minions(Book<Vtes> book, StateCheck<Vtes> due, int players, long seed) {
        super(book, due, players, seed);
    }

    // ---- blood, life, counters

    /// The blood, life or counters on a card.
    public final int blood(int card) {
        return counters(card);
    }

    /// Sets counters without a word: for those who lay a table out.
    public final void setBlood(int card, int amount) {
        setCounters(card, amount);
    }

    /// What a vampire can hold at most.
    public final int capacity(int card) {
        return Math.max(1, printed(card, Fact.CAPACITY) + value(Value.CAPACITY, card));
    }

    /// Blood or life from the bank; a vampire keeps what it has room for (VTES-CNT-07). Says how much stayed.
    public final int addBlood(int card, int amount) {
        if (amount <= 0) return 0;
        logCard(EventKind.BLOOD, controller(card), card, amount);
        setCounters(card, counters(card) + amount);
        return amount - drain(card);
    }

    /// What a vampire in play has above its capacity goes to the bank; says how much it was.
    public final int drain(int card) {
        if (!isMinion(card) || !isCryptDef(face(card))) return 0;
        int over = counters(card) - capacity(card);
        if (over <= 0) return 0;
        setCounters(card, counters(card) - over);
        emit(EventKind.DRAINED, controller(card), card, over, face(card), EVERYONE);
        return over;
    }

    /// Burns blood or life, as much as there is; says how much it was.
    public final int burnBlood(int card, int amount) {
        int burned = Math.min(amount, counters(card));
        if (burned <= 0) return 0;
        logCard(EventKind.BURNED_BLOOD, controller(card), card, burned);
        less(card, burned);
        return burned;
    }

    /// Pays a cost in blood or life, which must be there.
    public final void payBlood(int card, int amount) {
        if (amount <= 0) return;
        if (amount > counters(card)) throw new IllegalStateException(name(card).en() + " cannot pay " + amount);
        logCard(EventKind.PAID_BLOOD, controller(card), card, amount);
        less(card, amount);
    }

    /// Moves blood or life from one card to another, as much as there is; what does not fit drains off.
    public final int stealBlood(int from, int to, int amount) {
        int stolen = Math.min(amount, counters(from));
        if (stolen <= 0) return 0;
        emit(EventKind.STOLE_BLOOD, controller(to), shown(from), stolen, shown(to), EVERYONE);
        less(from, stolen);
        setCounters(to, counters(to) + stolen);
        drain(to);
        return stolen;
    }

    /// Pool of a Methuselah goes to a card; what does not fit drains off.
    public final int invest(int seat, int card, int amount) {
        int put = Math.min(amount, pool(seat));
        if (put <= 0) return 0;
        logCard(EventKind.INVESTED, seat, card, put);
        setCounters(card, counters(card) + put);
        lessen(seat, put);
        drain(card);
        return put;
    }

    /// Counters of a card go to the pool of a Methuselah, as many as there are.
    public final int divest(int card, int seat, int amount) {
        int taken = Math.min(amount, counters(card));
        if (taken <= 0) return 0;
        logCard(EventKind.DIVESTED, seat, card, taken);
        less(card, taken);
        enlarge(seat, taken);
        return taken;
    }

    /// A minion that loses blood keeps its Methuselah from withdrawing (VTES-WDR-03).
    private void less(int card, int amount) {
        setCounters(card, counters(card) - amount);
        if (isMinion(card)) stays(controller(card));
        else resized();
        if (counters(card) == 0 && inPlay(card) && lives(card)) set(GameLayout.LIFELESS, 1);
    }

    /// Whether its counters are its life: without any it is burned (VTES-ALY-07, VTES-RET-05).
    private boolean lives(int card) {
        return is(card, Kind.ALLY) || is(card, Kind.RETAINER);
    }

    /// Whether an ally or a retainer may have lost its last life: nobody need look otherwise.
    public final boolean lifeCheckNeeded() {
        return get(GameLayout.LIFELESS) != 0 && get(GameLayout.WAITING) == 0;
    }

    /// Whoever may have no pool or no life left, or contest a title in vain, must be looked at: for those who lay a table
    /// out.
    public final void wary() {
        set(GameLayout.LIFELESS, 1);
        worried();
        setDoubted(true);
    }

    /// An ally or a retainer in play that has no life left, or NONE; then nobody need look any more.
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

    /// Locks a card; says whether it was unlocked.
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

    /// Sets a lock without a word: for those who lay a table out.
    public final void setLocked(int card, boolean yes) {
        flag(card, LOCKED, yes);
    }

    /// Whether a minion may act as if unlocked to block and react: unlocked or woken.
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

    /// Nobody is woken any more: the action is over.
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

    /// Whether there may be any: hardly ever.
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

    // ---- who they are

    /// The level at which a minion has a Discipline: 0 none, 1 inferior, 2 superior.
    public final int setLevel(int card, Discipline discipline) {
        int d = discipline.ordinal();
        int printed = Discipline.printed(printed(card, Fact.DISCIPLINES + Discipline.number(d)), d);
        if (modifierCount(Value.DISCIPLINE) == 0) return printed;
        int more = value(Value.DISCIPLINE, Value.learns(card, discipline));
        return Math.max(0, Math.min(Discipline.SUPERIOR, printed + more));
    }

    public final boolean has(int card, Discipline discipline) {
        return setLevel(card, discipline) > 0;
    }

    /// The number of a vampire's clan, or that of a card that has one; NONE if none.
    public final int clan(int card) {
        return printed(card, Fact.CLAN);
    }

    public final boolean is(int card, Clan clan) {
        return printed(card, Fact.CLAN) == clan.ordinal();
    }

    /// The sect a vampire belongs to now.
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

    /// Sect or clan of a vampire have changed: it may not have the title any more that it contests (VTES-SEC-06).
    public final void doubt(int card) {
        if (contestsTitle(card)) setDoubted(true);
    }

    /// Sets a sect without a word: for those who lay a table out.
    public final void sectIs(int card, Sect sect) {
        status(card, SECT, SECTS, sect.ordinal() + 1);
    }

    /// The title of a vampire as one number, contested or suspended or not; 0 for none.
    public final int title(int card) {
        int changed = get(TITLE + card);
        return changed == 0 ? text(card, Fact.TITLE, 0) : changed == NONE ? 0 : changed;
    }

    /// Gives a vampire a title as one number, or takes it away (0).
    public final void setTitle(int card, int title) {
        titleIs(card, title);
        emit(title == 0 ? EventKind.UNTITLED : EventKind.TITLED, controller(card), card, title, face(card), EVERYONE);
    }

    /// Sets a title without a word: for those who lay a table out.
    public final void titleIs(int card, int title) {
        rare(TITLE, card, title == 0 ? NONE : title);
        flag(card, CONTESTS_TITLE, false);
    }

    /// Whether a vampire contests its title with another, and has no use of it meanwhile (VTES-CTI-02).
    public final boolean contestsTitle(int card) {
        return flagged(card, CONTESTS_TITLE);
    }

    public final void setContestsTitle(int card, boolean yes) {
        flag(card, CONTESTS_TITLE, yes);
    }

    /// Whether the one vampire is older than the other (VTES-CRY-04).
    public final boolean older(int one, int other) {
        return capacity(one) > capacity(other);
    }
}
