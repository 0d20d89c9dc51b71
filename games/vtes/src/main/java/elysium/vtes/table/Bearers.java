package elysium.vtes.table;

import static elysium.vtes.table.GameLayout.ATTACHED;
import static elysium.vtes.table.GameLayout.CONTESTED;
import static elysium.vtes.table.GameLayout.PLAY;
import static elysium.vtes.table.GameLayout.READY;
import static elysium.vtes.table.GameLayout.TORPOR;
import static elysium.vtes.table.GameLayout.UNCONTROLLED;

import elysium.kernel.StateCheck;
import elysium.tabletop.Book;

/// What lies on what, and how cards come into play, change region and controller with all that is on them.
public abstract sealed class Bearers extends Minions permits Vtes {
    Bearers(Book<Vtes> book, StateCheck<Vtes> due, int players, long seed) {
        super(book, due, players, seed);
    }

    // ---- what a card carries

    /// The minion or other card that a card is on, or NONE.
    public final int bearer(int card) {
        return isAttached(card) ? hosts.of(card) : NONE;
    }

    /// A card of a kind on another, with one of some traits unless none is named; NONE if there is none.
    public final int carried(int host, Kind kind, int traits) {
        for (int card = hosts.firstOn(host); card != NONE; card = hosts.nextOn(card))
            if (isAttached(card) && is(card, kind) && (traits == 0 || is(card, traits))) return card;
        return NONE;
    }

    /// How many cards of a name are on another.
    public final int carries(int host, int name) {
        int cards = 0;
        for (int card = hosts.firstOn(host); card != NONE; card = hosts.nextOn(card))
            if (isAttached(card) && nameOf(card) == name) cards++;
        return cards;
    }

    /// Puts a card on another that is in play, under the control of a seat (VTES-TERM-07, VTES-TERM-08).
    public final void attach(int card, int host, int seat) {
        release(card);
        move(card, ATTACHED + seat);
        hosts.attach(card, host);
        emit(EventKind.ATTACHED, seat, card, face(host), face(card), EVERYONE);
        uneven();
    }

    /// Puts a minion card on a minion, whose controller controls it.
    public final void attach(int card, int host) {
        attach(card, host, controller(host));
    }

    /// Takes a card off its host, whose capacity may fall by it.
    final void release(int card) {
        int host = hosts.of(card);
        if (host == NONE) return;
        hosts.detach(card);
        drain(host);
    }

    // ---- into play

    /// A library card comes into play on nothing: a location, an event, any other permanent.
    public final void enter(int card, int seat) {
        move(card, PLAY + seat);
        emit(EventKind.ENTERED, seat, card, level(card), face(card), EVERYONE);
        uneven();
    }

    /// An ally comes into play with so much life from the bank (VTES-ALY-03).
    public final void recruit(int card, int seat, int life) {
        move(card, READY + seat);
        setCounters(card, life);
        emit(EventKind.ENTERED, seat, card, level(card), face(card), EVERYONE);
    }

    /// A vampire of the uncontrolled region is taken control of: face up, unlocked, with its counters (VTES-INF-07).
    public final void bringOut(int card) {
        int seat = controller(card);
        move(card, READY + seat);
        for (int half = hosts.firstOn(card); half != NONE; half = hosts.nextOn(half)) move(half, ATTACHED + seat);
        emit(EventKind.BROUGHT_OUT, seat, card, counters(card), face(card), EVERYONE);
        drain(card);
    }

    // ---- between regions

    /// A vampire goes to torpor; it is wounded there (VTES-TERM-27).
    public final void moveToTorpor(int card) {
        int seat = controller(card);
        move(card, TORPOR + seat);
        flag(card, WOUNDED, true);
        emit(EventKind.TORPOR, seat, card, 0, face(card), EVERYONE);
    }

    /// A vampire leaves torpor, neither locked nor unlocked by it, and no longer wounded (VTES-OAC-10).
    public final void moveToReady(int card) {
        int seat = controller(card);
        move(card, READY + seat);
        flag(card, WOUNDED, false);
        emit(EventKind.ROSE, seat, card, 0, face(card), EVERYONE);
    }

    /// A vampire goes back to its owner's uncontrolled region with its counters, face down; everybody knows which it is.
    public final void moveToUncontrolled(int card) {
        int seat = controller(card), owner = owner(card);
        moveFaceDown(card, UNCONTROLLED + owner);
        for (int half = hosts.firstOn(card); half != NONE; half = hosts.nextOn(half))
            if (isHalf(half)) moveFaceDown(half, UNCONTROLLED + owner);   // still one vampire (VTES-ADV-04)
        flag(card, LOCKED | WOKEN | WOUNDED | CONTESTS_TITLE, false);
        look(card, 1 << owner);
        emit(EventKind.SENT_BACK, seat, card, 0, face(card), EVERYONE);
        resized();
    }

    /// A Methuselah takes control of a card in play; it stays in the same region (VTES-TERM-22), and the minion cards on it
    /// go with it.
    public final void control(int card, int seat) {
        if (controller(card) == seat) return;
        emit(EventKind.CONTROL, seat, card, controller(card), face(card), EVERYONE);
        move(card, zone(card) - controller(card) + seat);
        follow(card, seat);
        resized();
    }

    private void follow(int host, int seat) {
        for (int card = hosts.firstOn(host); card != NONE; card = hosts.nextOn(card)) {
            if (is(card, Kind.MASTER) && !is(card, Trait.TROPHY)) continue;
            move(card, zone(card) - controller(card) + seat);
            follow(card, seat);
        }
    }

    // ---- contested cards

    /// A card is contested: out of play, with all that is on it (VTES-CON-03, VTES-RUL-82).
    public final void contest(int card) {
        setCameFrom(card, zone(card));
        emit(EventKind.CONTESTED, controller(card), card, 0, face(card), EVERYONE);
        aside(card);
        resized();
    }

    private void aside(int card) {
        if (cameFrom(card) == 0) setCameFrom(card, zone(card));
        move(card, CONTESTED + controller(card));
        flag(card, LOCKED | WOKEN | CONTESTS_TITLE, false);
        for (int guest = hosts.firstOn(card); guest != NONE; guest = hosts.nextOn(guest))
            if (!isContested(guest)) aside(guest);
    }

    /// The contest over a card is won: it comes back unlocked where it was, with all that is on it (VTES-CON-07).
    public final void regain(int card) {
        comeBack(card);
        emit(EventKind.CONTEST_WON, controller(card), card, 0, face(card), EVERYONE);
        drain(card);
        resized();
    }

    private void comeBack(int card) {
        int seat = controller(card), from = cameFrom(card);
        setCameFrom(card, 0);
        move(card, from - zones().seat(from) + seat);
        for (int guest = hosts.firstOn(card); guest != NONE; guest = hosts.nextOn(guest))
            if (isContested(guest)) comeBack(guest);
    }

    /// The zone a contested card came from, 0 if it is not contested.
    public final int cameFrom(int card) {
        return status(card, CAME_FROM, CAME_FROMS);
    }

    /// Sets it without a word: for those who lay a table out.
    public final void setCameFrom(int card, int zone) {
        status(card, CAME_FROM, CAME_FROMS, zone);
    }
}
